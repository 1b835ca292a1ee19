import { Button, type ButtonProps } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { requestSignOut } from '../../core/session/sign-out-confirmation.ts'
import { preloadSignOutDialog } from '../dialogs/lazy-sign-out-dialog.tsx'
import { paths } from '../../core/navigation/paths.ts'
import { t } from '../../core/i18n/t.ts'
import texts from '../../../languages/en/pieces.json' with { type: 'json' }

/**
 * How long after a page is shown, in milliseconds, the page after sign-out is prefetched: offline it could not be
 * fetched.
 */
const quietMs = 3_000

/** Ends the user's session in this browser. */
export const LogoutButton = (props: Pick<ButtonProps, 'className' | 'leftSection'>) => {
  const router = useRouter()
  useEffect(() => {
    const fetchAhead = () => {
      preloadSignOutDialog()
      router.preloadRoute({ to: paths.login }).catch(() => undefined)
    }
    // Offline the fetch would fail and not be retried, so it waits for a connection.
    const timer = setTimeout(() => {
      if (navigator.onLine) fetchAhead()
      else window.addEventListener('online', fetchAhead, { once: true })
    }, quietMs)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', fetchAhead)
    }
  }, [router])
  return (
    <Button variant="default" size="xs" {...props} onClick={requestSignOut}>
      {t(texts, 'logoutButton.logout')}
    </Button>
  )
}
