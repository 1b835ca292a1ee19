import { Drawer } from '@mantine/core'
import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query'
import { Button } from '@mantine/core'
import { release, stepWords, type ReportStep } from '../../contract/release.ts'
import type { CallError } from '../core/call-error.ts'
import { send } from '../core/call.ts'
import { useMembership } from '../core/membership.tsx'
import { useFocusBack } from './focus.ts'
import { RelativeTime } from './relative-time.tsx'
import { Empty, Failed, Loading } from './states.tsx'
import './steps.css'

/** Of whose report, or of which version of the company's, the steps are. */
export type StepsOf = { employeeId: string } | { reportId: string }

/** One step: what was done, by whom and when, and what they wrote. */
export const Step = ({ step, hasVersion = false }: { step: ReportStep; hasVersion?: boolean }) => (
  <>
    <p className="step__head">
      <strong>
        {stepWords[step.kind]}
        {hasVersion && ` (version ${step.version})`}
      </strong>{' '}
      by {step.by?.name ?? 'somebody who is no longer here'}, <RelativeTime at={step.at} />
      {step.isOwn && '. It is their own report: nobody else here could decide'}
      {step.kind === 'deleted' && step.wasOut && '. It was out until then'}.
    </p>
    {step.text !== null && <blockquote className="step__text">{step.text}</blockquote>}
  </>
)

/** Steps one below the other, as they come. */
export const StepList = ({
  steps,
  hasVersion = false,
}: {
  steps: readonly ReportStep[]
  hasVersion?: boolean
}) => (
  <ol className="steps">
    {steps.map((step) => (
      <li key={step.id} className="step">
        <Step step={step} hasVersion={hasVersion} />
      </li>
    ))}
  </ol>
)

const onOnePage = 50

/** What people did with a report, newest first, page by page. */
const useSteps = (of: StepsOf) => {
  const { orgId } = useMembership().organization
  type Page = { steps: ReportStep[]; next: string | null }
  return useInfiniteQuery<Page, CallError, InfiniteData<Page>, readonly unknown[], string | undefined>({
    queryKey: [release.getReportSteps.name, orgId, 'every', of],
    initialPageParam: undefined,
    queryFn: ({ pageParam, signal }) =>
      send(
        release.getReportSteps,
        { ...of, limit: onOnePage, after: pageParam },
        { signal, organizationId: orgId },
      ),
    getNextPageParam: ({ next }) => next ?? undefined,
  })
}

/** The history of a report in a drawer. */
export const StepsDrawer = ({
  of,
  name,
  onClose,
}: {
  of: StepsOf
  /** Of what the history is, such as "the report of Ada Lovelace". */
  name: string
  onClose: () => void
}) => {
  useFocusBack()
  return (
    <Drawer opened onClose={onClose} position="right" title={`History of ${name}`}>
      <Steps of={of} />
    </Drawer>
  )
}

const Steps = ({ of }: { of: StepsOf }) => {
  const asked = useSteps(of)
  const steps = asked.data?.pages.flatMap((page) => page.steps)
  if (steps === undefined) {
    return asked.error === null ? (
      <Loading lines={3} />
    ) : (
      <Failed
        title="The history could not be loaded"
        error={asked.error}
        retry={() => void asked.refetch()}
      />
    )
  }
  if (steps.length === 0) {
    return (
      <Empty title="Nothing was decided yet">
        Who reviews, releases, acknowledges or contests this report is listed here, with what they write.
      </Empty>
    )
  }
  return (
    <>
      <StepList steps={steps} hasVersion={'employeeId' in of} />
      {asked.hasNextPage && (
        <Button
          variant="default"
          loading={asked.isFetchingNextPage}
          onClick={() => void asked.fetchNextPage()}
        >
          Show earlier steps
        </Button>
      )}
    </>
  )
}
