import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { can, seesEveryReport } from '../../../../contract/rights/permissions.ts'
import { people } from '../../../../contract/calls/employees/employees.ts'
import { callQuery } from '../../../core/api/queries.ts'
import { useMembership } from '../../../core/organization/membership.tsx'
import { useOnboarded } from '../../../core/organization/remembered-onboarding.ts'
import { paths } from '../../../core/navigation/paths.ts'
import type { Action } from './palette-actions.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/layout.json' with { type: 'json' }

/** How many people are shown; the others are found by typing more of the name. */
const shownMax = 8
/** One letter is in nearly every name. */
const lettersMin = 2
/** Debounce in ms, so that not every letter sends a request. */
const pauseMs = 200

/** Opens the page about a person that this member may see; null if there is none. */
const usePlaceOfPerson = (): ((id: string) => void) | null => {
  const { organization, data } = useMembership()
  const navigate = useNavigate()
  const isSetUp = useOnboarded(organization)
  if (!isSetUp || !can(organization, 'employee:view')) return null
  if (can(organization, 'submission:view')) {
    return (person) => void navigate({ to: paths.submissions, search: { person } })
  }
  const seesAll = seesEveryReport(organization) || data.settings.reportVisibility === 'organization'
  return seesAll && can(organization, 'report:view')
    ? (employeeId) => void navigate({ to: paths.report, params: { employeeId } })
    : null
}

export type PeopleSearch = {
  /** Whether the palette searches for people at all. */
  isOffered: boolean
  isLooking: boolean
  error: Error | null
  actions: readonly Action[]
}

/** The people with each word of the query in their name, address, post or department, as the server finds them. */
export const usePeopleSearch = (query: string): PeopleSearch => {
  const { organization } = useMembership()
  const open = usePlaceOfPerson()
  const typed = query.trim()
  const [search] = useDebouncedValue(typed, pauseMs)
  const isWanted = (text: string) => open !== null && text.length >= lettersMin
  const found = useQuery({
    ...callQuery(people.getEmployees, { search, first: 'name', limit: shownMax }, organization.orgId),
    enabled: isWanted(search),
    retry: false,
  })
  if (open === null || !isWanted(typed)) {
    return { isOffered: open !== null, isLooking: false, error: null, actions: [] }
  }
  const isLooking = typed !== search || found.isFetching
  return {
    isOffered: true,
    isLooking,
    error: isLooking ? null : found.error,
    // Results of another query are not shown.
    actions: isLooking
      ? []
      : (found.data?.employees ?? []).map(({ id, name, role, department }) => ({
          id: `person-${id}`,
          label: t(texts, 'paletteActions.personOf', { name, role, department }),
          group: t(texts, 'paletteActions.people'),
          run: () => open(id),
        })),
  }
}
