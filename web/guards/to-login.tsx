import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { sessionEnding, type Ending } from '../core/session.ts'
import { loginFor, paths } from '../paths.ts'
import { Redirect } from '../ui/redirect.tsx'

/** Endings after which what was open here is nothing to come back to. */
const finals: readonly (Ending | null)[] = ['signed-out', 'deleted', 'not-a-member']

/** Leads to the login page, which leads back here afterwards; not after signing out by choice. */
export const ToLogin = () => {
  const { history } = useRouter()
  const [wish] = useState(history.location.href)
  const isPlain = finals.includes(sessionEnding()) || wish === paths.home
  return <Redirect to={isPlain ? paths.login : loginFor(wish)} />
}
