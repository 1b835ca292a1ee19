import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Leads elsewhere once, in place of this entry of the history. `to` is a whole address, with its search. */
export const Redirect = ({ to }: { to: string }) => {
  const { history } = useRouter()
  useEffect(() => history.replace(to), [history, to])
  return null
}
