import { notifyDone, notifyFailed } from '../../feedback/notify.ts'
import { notifyWithUndo } from '../../feedback/notify-undo.tsx'
import { localizedFailureText } from './localized-states.tsx'
import { useReportLocale, type ReportLocale } from './report-language.tsx'

/** What stands over a page, outside of what says its language: dialogs, and what is told in the corner. */

type Told = Pick<ReportLocale, 'marks' | 'piece'>

/** Which language it is in, and how the button is called that closes it. */
const over = ({ marks, piece }: Told) => ({
  ...marks,
  closeButtonProps: { 'aria-label': piece('dialog.close') },
})

/** The same for a dialog of the page. */
export const useDialogLocale = () => over(useReportLocale())

/** Says in the corner that something was done, in the language of the page. */
export const notifyDoneLocalized = (told: Told, message: string): void => {
  notifyDone(message, undefined, over(told))
}

/** The same with the way to undo it. `id`: of what it was done to. */
export const notifyWithUndoLocalized = (told: Told, id: string, message: string, undo: () => void): void =>
  notifyWithUndo(id, message, undo, { act: told.piece('deletedVersions.undo'), ...over(told) })

/** Says in the corner what failed and why, in the language of the page, and what that has left. */
export const notifyFailedLocalized = (
  reading: ReportLocale,
  title: string,
  error: unknown,
  left?: string,
): void => {
  const why = localizedFailureText(error, reading)
  notifyFailed(title, error, { text: left === undefined ? why : `${why} ${left}`, ...over(reading) })
}
