import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

type Props = {
  /** A whole address, with its search. */
  to: string
  /** From these places only: where the files of another page are on the way, the address is that one's already. */
  from?: readonly string[]
}

/** Leads elsewhere once, in place of this entry of the history. */
export const Redirect = ({ to, from }: Props) => {
  const { history } = useRouter()
  useEffect(() => {
    const at = history.location.pathname
    // On the way there already, maybe to a part of it that the address names.
    if (at === to.split('?')[0]) return
    if (from === undefined || from.includes(at)) history.replace(to)
  }, [history, to, from])
  return null
}
