import { Button, Checkbox, Modal, Text } from '@mantine/core'
import { useState } from 'react'
import { englishNumber } from '../../../core/i18n/locale.ts'
import { peopleCount, reportCount } from '../../../core/i18n/labels.ts'
import { DialogBody } from '../../../ui/dialogs/dialog-body.tsx'
import { useDialogLocale } from '../../../ui/report/language/localized-notifications.ts'
import { useReportWords } from '../language/employee-report-texts.tsx'
import type { PersonRow } from '../dashboard/report-rows.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/reports.json' with { type: 'json' }

/** Questions asked before a report is made again whose texts somebody edited, or of which no answer has changed. */

/** This many names are read; more are counted. */
const namesShown = 10

/** Whether the report that people read now has texts that somebody edited. */
export const isEdited = ({ report }: PersonRow): boolean => report?.origin === 'edited'

/** What is asked before the report of a row is made again; undefined where it is made at once. */
export const regenerationReason = (row: PersonRow): RegenerationReason | undefined =>
  isEdited(row) ? 'edited' : row.state === 'current' ? 'current' : undefined

const namesOf = (rows: readonly PersonRow[]): string => {
  const names = rows.slice(0, namesShown).map(({ name }) => name)
  const more = rows.length - names.length
  const all = more > 0 ? [...names, t(texts, 'remake.more', { more: englishNumber(more) })] : names
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
  if (rows?.length === 0) return t(texts, 'remake.nobodyHasAnsweredYet')
  if (isAgain) return t(texts, 'remake.everyReportIsUpTo')
  return rows?.some(isEdited) ? t(texts, 'remake.someTextsWereEdited') : t(texts, 'remake.generateAllReports')
}

/** Names those whose texts were edited: they are left as they are unless that is asked for. */
export const RegenerateMany = ({ rows, isAgain, onClose, onStart }: ManyProps) => (
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
            {t(texts, 'remake.close')}
          </Button>
        }
      >
        <Text>{t(texts, 'remake.aReportIsMadeFrom')}</Text>
      </DialogBody>
    )
  }
  return (
    <DialogBody
      actions={
        <>
          <Button variant="default" onClick={onClose} data-autofocus>
            {t(texts, 'remake.cancel')}
          </Button>
          <Button disabled={chosen.length === 0} onClick={() => onStart(chosen)}>
            {t(texts, 'remake.generate', { reports: reportCount(chosen.length) })}
          </Button>
        </>
      }
    >
      {!isAgain && edited.length === 0 && (
        <Text>
          {t(texts, 'remake.answeredAndHaveNoReport', {
            count: rows.length,
            people: peopleCount(rows.length),
          })}
        </Text>
      )}
      {isAgain && <Text>{t(texts, 'remake.noAnswersHaveChangedSince')}</Text>}
      {edited.length > 0 && (
        <>
          <Text>{t(texts, 'remake.somebodyEditedTheTextsFor', { names: namesOf(edited) })}</Text>
          <Checkbox
            label={t(texts, 'remake.alsoMakeTheEditedAgain', {
              count: edited.length,
              number: englishNumber(edited.length),
            })}
            checked={isWithEdited}
            onChange={(event) => setWithEdited(event.currentTarget.checked)}
          />
        </>
      )}
    </DialogBody>
  )
}

/** Why it is asked: its edits would be left behind, or it would say the same once more. */
export type RegenerationReason = 'edited' | 'current'

type OneProps = {
  /** Whose report would be made again. */
  name: string
  /** Undefined while nothing is asked. */
  reason: RegenerationReason | undefined
  onClose: () => void
  onConfirm: () => void
}

/** Says what becomes of one report before it is made again, in the language of the page. */
export const RegenerateOne = ({ name, reason, onClose, onConfirm }: OneProps) => {
  const { say, piece, named } = useReportWords()
  const overPage = useDialogLocale()
  // While it closes it says what it said.
  const [shown, setShown] = useState({ reason, name })
  if (reason !== undefined && (reason !== shown.reason || name !== shown.name)) setShown({ reason, name })
  const isCurrent = shown.reason === 'current'
  return (
    <Modal
      opened={reason !== undefined}
      onClose={onClose}
      title={say(isCurrent ? 'remake.currentTitle' : 'remake.title')}
      {...overPage}
    >
      <DialogBody
        actions={
          <>
            <Button variant="default" onClick={onClose} data-autofocus>
              {piece('dialog.cancel')}
            </Button>
            <Button onClick={onConfirm}>{say('remake.act')}</Button>
          </>
        }
      >
        <Text>{say(isCurrent ? 'remake.currentText' : 'remake.text', { name: named(shown.name) })}</Text>
      </DialogBody>
    </Modal>
  )
}
