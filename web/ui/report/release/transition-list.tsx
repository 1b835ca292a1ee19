import { Drawer } from '@mantine/core'
import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query'
import { release, type ReportStep } from '../../../../contract/calls/reports/release-report.ts'
import type { CallError } from '../../../core/api/call-error.ts'
import { send } from '../../../core/api/call.ts'
import { useMembership } from '../../../core/organization/membership.tsx'
import { useRestoreFocus } from '../../focus/focus.ts'
import { LocalizedFailed, localizedFailureText, LocalizedLoading } from '../language/localized-states.tsx'
import { useDialogLocale } from '../language/localized-notifications.ts'
import { useReportLocale } from '../language/report-language.tsx'
import { RelativeTime } from '../../feedback/relative-time.tsx'
import { ShowMore } from '../../lists/show-more.tsx'
import { Empty } from '../../feedback/query-states.tsx'
import './transition-list.css'

/** The transitions of a person's report, or of one version of the company report. */
export type TransitionsOwner = { employeeId: string } | { reportId: string }

/** One transition: what was done, by which person and when, and what they wrote. */
export const TransitionItem = ({ step, hasVersion = false }: { step: ReportStep; hasVersion?: boolean }) => {
  const { piece, fillPiece, named, locale } = useReportLocale()
  const done = piece(`steps.${step.kind}`)
  return (
    <>
      <p className="step__head">
        {fillPiece('steps.by', {
          step: (
            <strong>
              {hasVersion ? piece('steps.ofVersion', { step: done, version: step.version }) : done}
            </strong>
          ),
          name: step.by === null ? piece('steps.somebody') : named(step.by.name),
          when: <RelativeTime at={step.at} locale={locale} />,
        })}
        {step.isOwn && ` ${piece(step.nobodyElse ? 'steps.ownAlone' : 'steps.own')}`}
        {step.kind === 'deleted' && step.wasOut && ` ${piece('steps.wasOut')}`}
      </p>
      {step.text !== null && (
        // The text keeps its own direction, but is aligned like the list.
        <blockquote className="step__text">
          <span dir="auto">{step.text}</span>
        </blockquote>
      )}
    </>
  )
}

/** A list of transitions, in the given order. */
export const TransitionList = ({
  steps,
  hasVersion = false,
}: {
  steps: readonly ReportStep[]
  hasVersion?: boolean
}) => (
  <ol className="steps">
    {steps.map((step) => (
      <li key={step.id} className="step">
        <TransitionItem step={step} hasVersion={hasVersion} />
      </li>
    ))}
  </ol>
)

const onOnePage = 50

/** What people did with a report, newest first, paginated. */
const useSteps = (of: TransitionsOwner) => {
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
export const TransitionsDrawer = ({
  of,
  title,
  onClose,
}: {
  of: TransitionsOwner
  title: string
  onClose: () => void
}) => {
  const overPage = useDialogLocale()
  useRestoreFocus()
  return (
    <Drawer opened onClose={onClose} position="right" title={title} {...overPage}>
      <Steps of={of} />
    </Drawer>
  )
}

const Steps = ({ of }: { of: TransitionsOwner }) => {
  const reading = useReportLocale()
  const { piece } = reading
  const asked = useSteps(of)
  const steps = asked.data?.pages.flatMap((page) => page.steps)
  if (steps === undefined) {
    return asked.error === null ? (
      <LocalizedLoading lines={3} />
    ) : (
      <LocalizedFailed
        title={piece('history.notLoaded')}
        error={asked.error}
        retry={() => void asked.refetch()}
      />
    )
  }
  if (steps.length === 0) {
    return <Empty title={piece('history.none')}>{piece('history.noneText')}</Empty>
  }
  return (
    <>
      <TransitionList steps={steps} hasVersion={'employeeId' in of} />
      <ShowMore
        of={asked}
        act={piece('history.earlier')}
        failed={(error) => localizedFailureText(error, reading)}
      />
    </>
  )
}
