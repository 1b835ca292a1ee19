import { Button, type ButtonProps } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { requestSignOut } from '../../core/session/sign-out-confirmation.ts'
import { preloadSignOutDialog } from '../dialogs/lazy-sign-out-dialog.tsx'
import { paths } from '../../core/navigation/paths.ts'
import { say } from '../t.ts'

/** Once a page stands for so long, in milliseconds, what a sign-out leads to is fetched: without a connection it could not be any more. */
const quietMs = 3_000

/** Ends one's own session in this browser. */
export const LogoutButton = (props: Pick<ButtonProps, 'className' | 'leftSection'>) => {
  const router = useRouter()
  useEffect(() => {
    const fetchAhead = () => {
      preloadSignOutDialog()
      router.preloadRoute({ to: paths.login }).catch(() => undefined)
    }
    // Without a connection it would fail, and not be asked for again: it waits for one.
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
      {say('logoutButton.logout')}
    </Button>
  )
}
