import { useNavigate, useSearch } from '@tanstack/react-router'
import { useLayoutEffect } from 'react'
import { selectOrganization, settleOrganization } from './organization.ts'

type Organizations = readonly { orgId: string; joinedAt: string; companyName: string }[]

const silently = () => {}

/**
 * Holds the selection against the list of the person's organizations, and selects the one that the address names, as links
 * in mails do (`?org=`); it is taken out of the address then. One that is not theirs changes nothing and is told.
 * Gives whether the address still names one: what is selected may be another at that moment.
 */
export const useSettledOrganization = (
  list: Organizations | undefined,
  tellNotYours: () => void = silently,
): boolean => {
  const { org: named } = useSearch({ strict: false })
  const navigate = useNavigate()
  useLayoutEffect(() => {
    if (list === undefined) return
    settleOrganization(list)
    if (named === undefined) return
    if (list.some(({ orgId }) => orgId === named)) selectOrganization(named)
    else tellNotYours()
    void navigate({
      to: '.',
      search: (old) => Object.fromEntries(Object.entries(old).filter(([key]) => key !== 'org')),
      hash: true,
      replace: true,
    })
  }, [list, named, navigate, tellNotYours])
  return named !== undefined
}
