import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { limits } from '../../../contract/fields.ts'
import { questionnaires } from '../../../contract/questionnaires.ts'
import { useCommand } from '../../core/ask.ts'
import { AskFirst, Points } from '../../ui/ask-first.tsx'
import { messageOf } from './mail-message.ts'
import type { PersonRow } from './person-rows.ts'

type Props = {
  row: PersonRow | undefined
  onClose: () => void
  /** Their answers are open. */
  onReopened: (employeeId: string) => void
}

/** Asks before submitted answers are opened for changes again, and says what stays and what does not count meanwhile. */
export const ReopenDialog = ({ row, ...rest }: Props) =>
  row === undefined ? null : <Reopen row={row} {...rest} />

const Reopen = ({ row: { id, name, email }, onClose, onReopened }: Props & { row: PersonRow }) => {
  const [reason, setReason] = useState('')
  const reopen = useCommand(questionnaires.reopenSubmission)
  return (
    <AskFirst
      title={`Open the answers of ${name} for changes again?`}
      act="Open for changes"
      command={reopen}
      input={{ employeeId: id, ...(reason.trim() === '' ? {} : { reason }) }}
      done={({ emailSent, notice }) =>
        `The answers of ${name} are open for changes. ${notice ?? `${messageOf(emailSent)}.`}`
      }
      onDone={() => onReopened(id)}
      unchanged="Nothing was opened."
      hasField
      onClose={onClose}
    >
      <Points
        of={[
          { what: 'Is told by mail', says: `${name} (${email}), with a way back to their answers.` },
          {
            what: 'Stays',
            says: 'what they submitted, here under “Earlier answers”, and every report that was made from it.',
          },
          {
            what: 'Does not count until they submit anew',
            says: 'they are left out of the submission rate and of new reports.',
          },
        ]}
      />
      <Textarea
        mt="md"
        label="Why?"
        description={`${name} reads it in the mail and above the questions. You can leave it out.`}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        maxLength={limits.reopenReasonMax}
        rows={3}
        data-autofocus
      />
    </AskFirst>
  )
}
