import { List, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { messages } from '../../contract/failures.ts'
import { release, type ReportStep } from '../../contract/release.ts'
import { useCommand } from '../core/ask.ts'
import type { DecidedReport } from './release-words.ts'
import { StepDialog } from './step-dialog.tsx'
import { StepList } from './step-list.tsx'

/** The dialogs in which a named person decides about a report: they say what becomes of it, and take a reason. */

type DialogProps = { report: DecidedReport; onClose: () => void }

const targetOf = (report: DecidedReport) =>
  report.of === 'person'
    ? { employeeId: report.employeeId, version: report.version }
    : { reportId: report.reportId }

/** "version 3 of the report of Ada Lovelace", "version 2 of the company report". */
const nameOf = (report: DecidedReport): string =>
  `version ${report.version} of the ${report.of === 'person' ? `report of ${report.name}` : 'company report'}`

const readBy = (report: DecidedReport): string =>
  report.of === 'person'
    ? `It is kept with your name. ${report.name} can read it once the report is released.`
    : 'It is kept with your name. Owners and admins can read it; every member finds who reviewed it, and when.'

/** Says what there is to look at, and takes what the reviewer looked at. */
export const ReviewDialog = ({ report, onClose, lookAt }: DialogProps & { lookAt: ReactNode }) => (
  <StepDialog
    title={`Review ${nameOf(report)}`}
    act="I have reviewed it"
    isLarge
    field={{
      label: 'What did you look at, and why do you stand by it?',
      description: readBy(report),
      missing: messages.stepReasonMissing,
    }}
    command={useCommand(release.reviewReport)}
    inputOf={(reason) => ({ ...targetOf(report), reason })}
    done={() => `You have reviewed ${nameOf(report)}. It is not released yet.`}
    onClose={onClose}
  >
    <p className="prose">
      Reviewing is not a formality: what stands here is about {report.of === 'person' ? 'a person' : 'people'}
      , and your name will stand beside it.
    </p>
    {lookAt}
  </StepDialog>
)

/** Says who can read from then on. */
export const ReleaseDialog = ({ report, onClose }: DialogProps) => (
  <StepDialog
    title={`Release ${nameOf(report)}?`}
    act="Release"
    command={useCommand(release.releaseReport)}
    inputOf={() => targetOf(report)}
    done={({ emailSent, notice }) =>
      [
        `Released: ${nameOf(report)}.`,
        report.of === 'person' && (emailSent ? `${report.name} is told by mail.` : notice),
      ]
        .filter(Boolean)
        .join(' ')
    }
    onClose={onClose}
  >
    <List spacing="xs">
      {report.of === 'person' ? (
        <>
          <List.Item>
            {report.name} can read it from then on, with all its sums, and who reviewed it and why.
          </List.Item>
          <List.Item>
            They are told by mail. The mail holds no score and no grade; it leads into Muster.
          </List.Item>
          <List.Item>They can acknowledge it, or say that they see it differently.</List.Item>
          <List.Item>An earlier version that is out stays in their history.</List.Item>
        </>
      ) : (
        <>
          <List.Item>Every member finds it from then on, with as much as the settings show them.</List.Item>
          <List.Item>Suggested pay is never shown to employees.</List.Item>
          <List.Item>Nobody is mailed about it.</List.Item>
        </>
      )}
    </List>
  </StepDialog>
)

/** Says what is found no more. */
export const WithdrawDialog = ({ report, onClose }: DialogProps) => (
  <StepDialog
    title={`Withdraw ${nameOf(report)}?`}
    act="Withdraw"
    isGrave
    field={{
      label: 'Why?',
      description: 'It is kept with your name in the history.',
      missing: messages.stepReasonMissing,
    }}
    command={useCommand(release.withdrawReport)}
    inputOf={(reason) => ({ ...targetOf(report), reason })}
    done={() => `Withdrawn: ${nameOf(report)}.`}
    onClose={onClose}
  >
    {report.of === 'person'
      ? `${report.name} finds nothing of it any more, nor of versions that were out before it, until another one is released. Nothing is deleted: what was decided and written stays in its history.`
      : 'Nobody but owners and admins finds it any more, until it is reviewed and released again. Nothing is deleted: what was decided and written stays in its history.'}
  </StepDialog>
)

/** Shows what the person wrote, and takes what is written back. */
export const RespondDialog = ({
  report,
  steps,
  onClose,
}: {
  report: Extract<DecidedReport, { of: 'person' }>
  steps: readonly ReportStep[]
  onClose: () => void
}) => (
  <StepDialog
    title={`Respond to ${report.name}`}
    act="Send the response"
    field={{
      label: 'Your response',
      description: `${report.name} reads it beside the report, with your name, and is told by mail that there is one.`,
      missing: messages.stepCommentMissing,
    }}
    command={useCommand(release.respondToContest)}
    inputOf={(comment) => ({ employeeId: report.employeeId, version: report.version, comment })}
    done={({ emailSent, notice }) =>
      `Your response is stored. ${emailSent ? `${report.name} is told by mail.` : (notice ?? '')}`.trim()
    }
    onClose={onClose}
  >
    <StepList steps={steps} />
    <Text size="sm" c="dimmed" mt="sm">
      The report stays contested. Where they are right, open their answers again or edit the texts, and
      release the next version.
    </Text>
  </StepDialog>
)
