import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useLayoutEffect } from 'react'
import { selectOrganization, settleOrganization } from './organization.ts'

/** The organization that the address names, as links in mails do (`?org=`), and what takes it out of the address. */
export const useOrganizationOfAddress = (): { named: string | undefined; takeOut: () => void } => {
  const { org: named } = useSearch({ strict: false })
  const navigate = useNavigate()
  const takeOut = useCallback(
    () =>
      void navigate({
        to: '.',
        search: (old) => Object.fromEntries(Object.entries(old).filter(([key]) => key !== 'org')),
        hash: true,
        replace: true,
        // Whoever had to be asked was asked when the address was opened; what asked may still be heard.
        ignoreBlocker: true,
      }),
    [navigate],
  )
  return { named, takeOut }
}

type Organizations = readonly { orgId: string; joinedAt: string; companyName: string }[]

/**
 * Holds the selection against the list of the person's organizations, and selects the one that the address names. One that
 * is not theirs changes nothing and is told. Gives whether the address still names one: what is selected may be another.
 */
export const useSettledOrganization = (list: Organizations, tellNotYours: () => void): boolean => {
  const { named, takeOut } = useOrganizationOfAddress()
  useLayoutEffect(() => {
    settleOrganization(list)
    if (named === undefined) return
    if (list.some(({ orgId }) => orgId === named)) selectOrganization(named)
    else tellNotYours()
    takeOut()
  }, [list, named, takeOut, tellNotYours])
  return named !== undefined
}
