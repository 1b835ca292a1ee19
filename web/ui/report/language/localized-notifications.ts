import { notifyDone, notifyFailed } from '../../feedback/notify.ts'
import { notifyWithUndo } from '../../feedback/notify-undo.tsx'
import { localizedFailureText } from './localized-states.tsx'
import { useReportLocale, type ReportLocale } from './report-language.tsx'

/** Overlays rendered outside the element that sets the page's language: dialogs and toasts. */

type Told = Pick<ReportLocale, 'marks' | 'piece'>

/** The language attributes, and the label of the close button. */
const over = ({ marks, piece }: Told) => ({
  ...marks,
  closeButtonProps: { 'aria-label': piece('dialog.close') },
})

/** The same for a dialog of the page. */
export const useDialogLocale = () => over(useReportLocale())

/** Shows a toast that something was done, in the language of the page. */
export const notifyDoneLocalized = (told: Told, message: string): void => {
  notifyDone(message, undefined, over(told))
}

/** The same with an Undo button. `id`: the item that was changed. */
export const notifyWithUndoLocalized = (told: Told, id: string, message: string, undo: () => void): void =>
  notifyWithUndo(id, message, undo, { act: told.piece('deletedVersions.undo'), ...over(told) })

/** Shows a toast with what failed and why, in the language of the page, and what is unchanged. */
export const notifyFailedLocalized = (
  reading: ReportLocale,
  title: string,
  error: unknown,
  left?: string,
): void => {
  const why = localizedFailureText(error, reading)
  notifyFailed(title, error, { text: left === undefined ? why : `${why} ${left}`, ...over(reading) })
}
