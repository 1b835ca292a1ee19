import { notifications, notificationsStore, type NotificationData } from '@mantine/notifications'
import { createElement, Fragment } from 'react'
import { failureText } from '../../core/api/call-error.ts'
import { ManualCopy } from '../clipboard/manual-copy.tsx'
import { BillingLink } from './billing-link.tsx'
import { say } from '../t.ts'

/** The language that is told in, and how the button is called that takes it away. */
type Told = Pick<NotificationData, 'lang' | 'dir' | 'closeButtonProps'>
const inEnglish: Told = { closeButtonProps: { 'aria-label': say('notify.close') } }

/** Takes away the same sentence where it still stands: said again, it stands once, and for as long as a new one. */
const hideTheSame = (message: string): void => {
  const { notifications: shown, queue } = notificationsStore.getState()
  for (const { id, message: other } of [...shown, ...queue])
    if (id !== undefined && other === message) notifications.hide(id)
}

/** Says in the corner that something was done, for so long (in milliseconds). Gives what takes it away before. */
export const notifyDone = (message: string, forMs = 4_000, told = inEnglish): (() => void) => {
  hideTheSame(message)
  const id = notifications.show({
    message,
    color: 'pine',
    withBorder: true,
    autoClose: forMs,
    ...told,
  })
  return () => notifications.hide(id)
}

/** Says in the corner what failed and why, and where it is mended. */
export const notifyFailed = (
  title: string,
  error: unknown,
  { text, ...told }: Told & { text: string } = { text: failureText(error), ...inEnglish },
): void => {
  notifications.show({
    title,
    message: createElement(Fragment, null, text, createElement(BillingLink, { error })),
    color: 'red',
    withBorder: true,
    autoClose: 10_000,
    ...told,
  })
}

/** Says in the corner that a text could not be copied, with the text to be copied by hand, until it is closed. */
export const notifyCopyByHand = (title: string, label: string, value: string): void => {
  notifications.show({
    title,
    message: createElement(ManualCopy, { label, value }),
    color: 'red',
    withBorder: true,
    autoClose: false,
    ...inEnglish,
  })
}
