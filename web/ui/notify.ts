import { notifications } from '@mantine/notifications'
import { failureText } from '../core/call-error.ts'

/** Says in the corner that something was done. */
export const notifyDone = (message: string): void => {
  notifications.show({
    message,
    color: 'pine',
    withBorder: true,
    closeButtonProps: { 'aria-label': 'Close' },
  })
}

/** Says in the corner what failed and why. */
export const notifyFailed = (title: string, error: unknown): void => {
  notifications.show({
    title,
    message: failureText(error),
    color: 'red',
    withBorder: true,
    autoClose: 10_000,
    closeButtonProps: { 'aria-label': 'Close' },
  })
}
