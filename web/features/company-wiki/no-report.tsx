import { Anchor, Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FileText } from 'lucide-react'
import { messages } from '../../../contract/failures.ts'
import { limits } from '../../../contract/fields.ts'
import { people } from '../../../contract/people.ts'
import { ask } from '../../core/ask.ts'
import { useMayDecide } from '../../core/deciding.ts'
import { useMay } from '../../core/membership.tsx'
import { paths } from '../../paths.ts'
import { Page } from '../../ui/page.tsx'
import { Empty, Loading } from '../../ui/states.tsx'
import { GenerateButton, GenerationState, isWithoutAnswers, type useGenerate } from './generate.tsx'
import { PlanWithoutReport } from './plan-without-report.tsx'

const icon = <FileText size={24} aria-hidden />

/** This many of those who have not answered are named; more are counted. */
const namesShown = 5

const waitingText = (names: readonly string[]): string => {
  const more = names.length - namesShown
  const shown = more > 0 ? [...names.slice(0, namesShown), `${more.toLocaleString()} more`] : names
  return `Not answered yet: ${new Intl.ListFormat('en').format(shown)}.`
}

/** The page before the first report: what will be here, and the one button that starts it. */
export const NoReport = ({ generation }: { generation: ReturnType<typeof useGenerate> }) => {
  const mayGenerate = useMayDecide()
  const mayInvite = useMay('employee:invite')
  const employees = useQuery({ ...ask(people.getEmployees, { limit: limits.pageMax }), enabled: mayGenerate })
  if (mayGenerate && employees.isPending) {
    return (
      <Page title="Company wiki">
        <Loading />
      </Page>
    )
  }
  const waitedFor = employees.data?.employees.filter(({ status }) => status === 'invited') ?? []
  // Whoever has answered is active. Beyond the first page somebody may have: then generating tells.
  const isUnanswered =
    employees.data !== undefined &&
    employees.data.next === null &&
    waitedFor.length === employees.data.employees.length
  if (isUnanswered && generation.error === null) {
    return (
      <Page title="Company wiki">
        <Empty
          title={messages.noCompletedSubmissions}
          icon={icon}
          action={
            mayInvite && (
              <Button renderRoot={(props) => <Link to={paths.submissions} {...props} />}>
                {waitedFor.length === 0 ? 'Invite employees' : 'Open submissions'}
              </Button>
            )
          }
        >
          {waitedFor.length === 0
            ? 'The report is made from completed questionnaires alone, and nobody has been invited yet.'
            : `The report is made from completed questionnaires alone. ${waitingText(waitedFor.map(({ name }) => name))}`}
        </Empty>
        <PlanWithoutReport />
      </Page>
    )
  }
  if (isWithoutAnswers(generation.error)) {
    return (
      <Page title="Company wiki">
        <Empty
          title={messages.noCompletedSubmissions}
          icon={icon}
          action={
            <Group gap="xs" justify="center">
              {mayInvite && (
                <Button renderRoot={(props) => <Link to={paths.submissions} {...props} />}>
                  Invite employees
                </Button>
              )}
              <Button variant="default" onClick={generation.start} loading={generation.isPending}>
                Try again
              </Button>
            </Group>
          }
        >
          The report is made from completed questionnaires alone. As soon as one is in, it can be generated.
        </Empty>
        <PlanWithoutReport />
      </Page>
    )
  }
  return (
    <Page title="Company wiki">
      <GenerationState generation={generation} />
      <Empty
        title="No company report yet"
        icon={icon}
        action={
          mayGenerate ? (
            <GenerateButton generation={generation} isFirst />
          ) : (
            <Anchor renderRoot={(props) => <Link to={paths.reports} {...props} />}>
              Go to your own report
            </Anchor>
          )
        }
      >
        {mayGenerate
          ? 'It adds up what people answered: figures, strengths and weaknesses, hiring needs, a plan, and grades by department. It is made from completed questionnaires alone.'
          : 'It appears here once an owner or admin has reviewed and released it.'}
      </Empty>
      <PlanWithoutReport />
    </Page>
  )
}

/** The page of a version that is not there (any more). */
export const LostVersion = ({ onLatest }: { onLatest: () => void }) => (
  <Page title="Company wiki">
    <Empty
      title={messages.reportNotFound}
      icon={icon}
      action={<Button onClick={onLatest}>Show the latest</Button>}
    >
      This version of the company report does not exist in this organization.
    </Empty>
  </Page>
)
