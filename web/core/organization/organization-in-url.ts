import { useRouter, useSearch } from '@tanstack/react-router'
import { useCallback, useEffect, useLayoutEffect } from 'react'
import { useCurrentUrl } from '../navigation/current-url.ts'
import {
  selectOrganization,
  reconcileOrganization,
  useSelectedOrganization,
} from './selected-organization.ts'

/**
 * The organization that the address names, as links in mails do (`?org=`), and what takes it out of the address. That is
 * another function for each address, so that an effect which calls it runs again where another one is opened meanwhile.
 */
export const useOrganizationInUrl = (): {
  named: string | undefined
  /** @returns whether the address named one */
  takeOut: () => boolean
} => {
  const { org: named } = useSearch({ strict: false })
  const { history } = useRouter()
  const address = useCurrentUrl()
  const takeOut = useCallback(() => {
    const [before = '', hash] = address.split('#')
    const [path = '', search] = before.split('?')
    const asked = new URLSearchParams(search)
    if (!asked.has('org')) return false
    asked.delete('org')
    const rest = asked.size === 0 ? path : `${path}?${asked}`
    // Whoever had to be asked was asked when the address was opened; what asked may still be heard.
    history.replace(hash === undefined ? rest : `${rest}#${hash}`, undefined, { ignoreBlocker: true })
    return true
  }, [history, address])
  return { named, takeOut }
}

type Settling = {
  list: readonly { orgId: string; joinedAt: string; companyName: string }[]
  /** When the list was answered: one that is the same as before is an answer too. */
  answeredAt: number
  /** Asks for the list again. */
  askAgain: () => void
  tellNotYours: () => void
}

/** How long a selected organization may be missing from the list before that is asked for again, in milliseconds. */
const missingMs = 500

/**
 * Holds the selection against the list of the person's organizations, and selects the one that the address names. One that
 * is not theirs changes nothing and is told. Gives whether the address still names one: what is selected may be another.
 */
export const useReconciledOrganization = ({
  list,
  answeredAt,
  askAgain,
  tellNotYours,
}: Settling): boolean => {
  const { named, takeOut } = useOrganizationInUrl()
  const selected = useSelectedOrganization()
  const isNone = selected === null
  useLayoutEffect(() => {
    // With each answer, and once nothing is selected any more.
    if (isNone || answeredAt > 0) reconcileOrganization(list)
  }, [list, answeredAt, isNone])
  // The list may be older than the selection, which another script or a page that has just joined made.
  const missing = list.some(({ orgId }) => orgId === selected) ? null : selected
  useEffect(() => {
    if (missing === null) return undefined
    const timer = setTimeout(askAgain, missingMs)
    return () => clearTimeout(timer)
  }, [missing, askAgain])
  useLayoutEffect(() => {
    if (named === undefined || !takeOut()) return
    if (list.some(({ orgId }) => orgId === named)) selectOrganization(named)
    else tellNotYours()
  }, [list, named, takeOut, tellNotYours])
  return named !== undefined
}
