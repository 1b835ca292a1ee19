import { lazy, Suspense } from 'react'
import { useIsAsked } from '../../core/session/sign-out-confirmation.ts'

const load = () => import('./sign-out-dialog.tsx')
const LeavingQuestion = lazy(load)

/** Fetches the question: without a connection it could not be any more. */
export const loadLeavingQuestion = (): void => {
  load().catch(() => undefined)
}

/** The question of a sign-out, beside every page. */
export const Leaving = () =>
  useIsAsked() && (
    <Suspense>
      <LeavingQuestion />
    </Suspense>
  )
