import '../theme/mantine-lazy.css'
import './toasts.css'
import { Notifications, notifications } from '@mantine/notifications'
import { useEffect } from 'react'
import { onBroadcast } from '../../core/browser/broadcast.ts'

/** The corner in which is said what was done. What was said of an organization goes when that is left for another. */
export const Toasts = () => {
  useEffect(
    () =>
      onBroadcast('organization-changed', ({ from }) => {
        if (from === null) return
        notifications.cleanQueue()
        notifications.clean()
      }),
    [],
  )
  return <Notifications position="bottom-right" />
}
