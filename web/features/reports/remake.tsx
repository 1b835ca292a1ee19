import { Button, Checkbox, Modal, Text } from '@mantine/core'
import { useState } from 'react'
import { peopleCount, reportCount } from '../../core/words.ts'
import { DialogBody } from '../../ui/dialog-body.tsx'
import type { PersonRow } from './people-rows.ts'

/** Questions asked before a report whose texts somebody edited is made again. */

/** This many names are read; more are counted. */
const namesShown = 10

/** Whether the report that people read now has texts that somebody edited. */
export const isEdited = ({ report }: PersonRow): boolean => report?.origin === 'edited'

const namesOf = (rows: readonly PersonRow[]): string => {
  const names = rows.slice(0, namesShown).map(({ name }) => name)
  const more = rows.length - names.length
  const all = more > 0 ? [...names, `${more.toLocaleString()} more`] : names
  return new Intl.ListFormat('en').format(all)
}

type ManyProps = {
  /** Whose reports would be made; undefined while nothing is asked. */
  rows: readonly PersonRow[] | undefined
  /** Whether all of them are up to date already. */
  isAgain: boolean
  onClose: () => void
  onStart: (rows: readonly PersonRow[]) => void
}

const titleOf = (rows: readonly PersonRow[] | undefined, isAgain: boolean): string => {
  if (rows?.length === 0) return 'Nobody has answered yet'
  if (isAgain) return 'Every report is up to date'
  return rows?.some(isEdited) ? 'Some texts were edited' : 'Generate all reports?'
}

/** Names those whose texts were edited: they are left as they are unless that is asked for. */
export const RemakeMany = ({ rows, isAgain, onClose, onStart }: ManyProps) => (
  <Modal opened={rows !== undefined} onClose={onClose} title={titleOf(rows, isAgain)}>
    {rows !== undefined && <Many rows={rows} isAgain={isAgain} onClose={onClose} onStart={onStart} />}
  </Modal>
)

const Many = ({ rows, isAgain, onClose, onStart }: ManyProps & { rows: readonly PersonRow[] }) => {
  const [isWithEdited, setWithEdited] = useState(false)
  const edited = rows.filter(isEdited)
  const chosen = isWithEdited ? rows : rows.filter((row) => !isEdited(row))
  if (rows.length === 0) {
    return (
      <DialogBody
        actions={
          <Button variant="default" onClick={onClose} data-autofocus>
            Close
          </Button>
        }
      >
        <Text>A report is made from a completed questionnaire, and none is in yet.</Text>
      </DialogBody>
    )
  }
  return (
    <DialogBody
      actions={
        <>
          <Button variant="default" onClick={onClose} data-autofocus>
            Cancel
          </Button>
          <Button disabled={chosen.length === 0} onClick={() => onStart(chosen)}>
            Generate {reportCount(chosen.length)}
          </Button>
        </>
      }
    >
      {!isAgain && edited.length === 0 && (
        <Text>
          {peopleCount(rows.length)} answered and {rows.length === 1 ? 'has' : 'have'} no report yet, or one
          that is older than the answers.
        </Text>
      )}
      {isAgain && (
        <Text>
          No answers have changed since the reports were made. They can be made again all the same: each gets
          one more version.
        </Text>
      )}
      {edited.length > 0 && (
        <>
          <Text>
            Somebody edited the texts for {namesOf(edited)}. Made again, the new version does not have these
            edits; the edited one stays under Version.
          </Text>
          <Checkbox
            label={`Also make ${edited.length === 1 ? 'the edited report' : `the ${edited.length.toLocaleString()} edited reports`} again`}
            checked={isWithEdited}
            onChange={(event) => setWithEdited(event.currentTarget.checked)}
          />
        </>
      )}
    </DialogBody>
  )
}

type OneProps = {
  /** Whose edited report would be made again; undefined while nothing is asked. */
  name: string | undefined
  onClose: () => void
  onConfirm: () => void
}

/** Says what becomes of one edited report before it is made again. */
export const RemakeOne = ({ name, onClose, onConfirm }: OneProps) => (
  <Modal opened={name !== undefined} onClose={onClose} title="Make the edited report again?">
    <DialogBody
      actions={
        <>
          <Button variant="default" onClick={onClose} data-autofocus>
            Cancel
          </Button>
          <Button onClick={onConfirm}>Make it again</Button>
        </>
      }
    >
      <Text>
        Somebody edited the texts for {name}. The new version is made from the answers, without these edits;
        the edited version stays under Version.
      </Text>
    </DialogBody>
  </Modal>
)
