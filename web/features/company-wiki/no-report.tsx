import { Anchor, Button, Group } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { FileText } from 'lucide-react'
import { messages } from '../../../contract/failures.ts'
import { useMay } from '../../core/membership.tsx'
import { paths } from '../../paths.ts'
import { Page } from '../../ui/page.tsx'
import { Empty } from '../../ui/states.tsx'
import { GenerateButton, GenerationState, isWithoutAnswers, type useGenerate } from './generate.tsx'

const icon = <FileText size={24} aria-hidden />

/** The page before the first report: what will be here, and the one button that starts it. */
export const NoReport = ({ generation }: { generation: ReturnType<typeof useGenerate> }) => {
  const mayGenerate = useMay('report:generate')
  const mayInvite = useMay('employee:invite')
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
          : 'It appears here as soon as an admin or owner has generated it from the answers.'}
      </Empty>
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
