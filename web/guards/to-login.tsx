import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { sessionEnding } from '../core/session.ts'
import { loginFor, paths } from '../paths.ts'
import { Redirect } from '../ui/redirect.tsx'

/** Leads to the login page, which leads back here afterwards; not after signing out by choice. */
export const ToLogin = () => {
  const { history } = useRouter()
  const [wish] = useState(history.location.href)
  const ending = sessionEnding()
  const isPlain = ending === 'signed-out' || ending === 'deleted' || wish === paths.home
  return <Redirect to={isPlain ? paths.login : loginFor(wish)} />
}
