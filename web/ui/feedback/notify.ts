import { notifications, notificationsStore, type NotificationData } from '@mantine/notifications'
import { createElement, Fragment } from 'react'
import { failureText } from '../../core/api/call-error.ts'
import { ManualCopy } from '../clipboard/manual-copy.tsx'
import { BillingLink } from './billing-link.tsx'
import { t } from '../../core/i18n/t.ts'
import texts from '../../../languages/en/pieces.json' with { type: 'json' }

/** The language of the toast, and the label of its close button. */
type Told = Pick<NotificationData, 'lang' | 'dir' | 'closeButtonProps'>
const inEnglish: Told = { closeButtonProps: { 'aria-label': t(texts, 'notify.close') } }

/** Hides an identical toast that is still shown, so that the sentence appears once and for its full time. */
const hideTheSame = (message: string): void => {
  const { notifications: shown, queue } = notificationsStore.getState()
  for (const { id, message: other } of [...shown, ...queue])
    if (id !== undefined && other === message) notifications.hide(id)
}

/** Shows a toast that something was done, for `forMs` milliseconds. Returns a function that hides it earlier. */
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

/** Shows a toast with what failed and why, and a link to where it can be fixed. */
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

/** Shows a toast that a text could not be copied, with the text to copy by hand, until it is closed. */
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
