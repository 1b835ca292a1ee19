import { notifyDone, notifyFailed } from '../notify.ts'
import { failureIn } from './asked-in.tsx'
import { useReading, type Reading } from './reading.tsx'

/** What stands over a page, outside of what says its language: dialogs, and what is told in the corner. */

type Told = Pick<Reading, 'marks' | 'piece'>

/** Which language it is in, and how the button is called that closes it. */
const over = ({ marks, piece }: Told) => ({
  ...marks,
  closeButtonProps: { 'aria-label': piece('dialog.close') },
})

/** The same for a dialog of the page. */
export const useOverPage = () => over(useReading())

/** Says in the corner that something was done, in the language of the page. */
export const notifyDoneIn = (told: Told, message: string): void => {
  notifyDone(message, undefined, over(told))
}

/** Says in the corner what failed and why, in the language of the page. */
export const notifyFailedIn = (reading: Reading, title: string, error: unknown): void =>
  notifyFailed(title, error, { text: failureIn(error, reading), ...over(reading) })
