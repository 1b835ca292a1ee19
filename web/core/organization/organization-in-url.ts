import { useRouter, useSearch } from '@tanstack/react-router'
import { useCallback, useEffect, useLayoutEffect } from 'react'
import { useCurrentUrl } from '../navigation/current-url.ts'
import {
  selectOrganization,
  reconcileOrganization,
  useSelectedOrganization,
} from './selected-organization.ts'

/**
 * The organization that the URL names, as links in mails do (`?org=`), and a function that removes it from the URL.
 * The function changes with each URL, so that an effect which calls it runs again if another URL is opened before
 * that.
 */
export const useOrganizationInUrl = (): {
  named: string | undefined
  /** @returns whether the URL named one */
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
    // Any leave prompt was shown when the URL was opened; its blocker may still be registered.
    history.replace(hash === undefined ? rest : `${rest}#${hash}`, undefined, { ignoreBlocker: true })
    return true
  }, [history, address])
  return { named, takeOut }
}

type Settling = {
  list: readonly { orgId: string; joinedAt: string; companyName: string }[]
  /** When the list was fetched: an unchanged list is a new answer too. */
  answeredAt: number
  /** Refetches the list. */
  askAgain: () => void
  tellNotYours: () => void
}

/** How long a selected organization may be missing from the list before the list is refetched, in milliseconds. */
const missingMs = 500

/**
 * Checks the selection against the user's organizations and selects the one that the URL names. One that is not
 * theirs changes nothing and is reported. Returns whether the URL still names one: the selection may then be a
 * different one.
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
    // On each answer, and once nothing is selected any more.
    if (isNone || answeredAt > 0) reconcileOrganization(list)
  }, [list, answeredAt, isNone])
  // The list may be older than the selection, made by another script or by a page that has just joined.
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
