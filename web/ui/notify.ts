import { notifications } from '@mantine/notifications'
import { createElement, Fragment } from 'react'
import { failureText } from '../core/call-error.ts'
import { SubscriptionMend } from './subscription-mend.tsx'

/** Says in the corner that something was done, for so long (in milliseconds). Gives what takes it away before. */
export const notifyDone = (message: string, forMs = 4_000): (() => void) => {
  const id = notifications.show({
    message,
    color: 'pine',
    withBorder: true,
    autoClose: forMs,
    closeButtonProps: { 'aria-label': 'Close' },
  })
  return () => notifications.hide(id)
}

/** Says in the corner what failed and why, and where it is mended. */
export const notifyFailed = (title: string, error: unknown): void => {
  notifications.show({
    title,
    message: createElement(Fragment, null, failureText(error), createElement(SubscriptionMend, { error })),
    color: 'red',
    withBorder: true,
    autoClose: 10_000,
    closeButtonProps: { 'aria-label': 'Close' },
  })
}
