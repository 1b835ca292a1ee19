import { lazy, Suspense } from 'react'
import { useSignOutConfirmation } from '../../core/session/sign-out-confirmation.ts'

const load = () => import('./sign-out-dialog.tsx')
const SignOutDialog = lazy(load)

/** Fetches the question: without a connection it could not be any more. */
export const preloadSignOutDialog = (): void => {
  load().catch(() => undefined)
}

/** The question of a sign-out, beside every page. */
export const LazySignOutDialog = () =>
  useSignOutConfirmation() && (
    <Suspense>
      <SignOutDialog />
    </Suspense>
  )
