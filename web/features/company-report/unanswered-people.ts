import { useQuery } from '@tanstack/react-query'
import { limits } from '../../../contract/shapes/limits.ts'
import { people } from '../../../contract/calls/employees/employees.ts'
import { callQuery } from '../../core/api/queries.ts'
import { byText } from '../../core/organization/filter-people.ts'
import type { WikiWords } from './language/company-report-texts.tsx'

/** How many people who have not answered are named; the others are counted. */
const namesShown = 5

/** The people who have not answered, fetched if the first report could be generated. */
export const useUnansweredPeople = (isAsked: boolean) => {
  const { data, isPending } = useQuery({
    ...callQuery(people.getEmployees, { limit: limits.pageMax }),
    enabled: isAsked,
  })
  const employees = data?.employees ?? []
  const names = employees.filter(({ status }) => status === 'invited').map(({ name }) => name)
  return {
    isPending: isAsked && isPending,
    names,
    isNobodyInvited: data?.employees.length === 0,
    // People who have answered are active. Somebody beyond the first page may have: generating then reports it.
    isUnanswered: data !== undefined && data.next === null && names.length === employees.length,
  }
}

/** Why no report can be generated before somebody has answered, with the names of people who have not. */
export const unansweredText = (
  names: readonly string[],
  { say, count, named, listed }: WikiWords,
): string => {
  if (names.length === 0) return say('none.nobodyInvited')
  const more = names.length - namesShown
  const shown = names.toSorted(byText).slice(0, namesShown).map(named)
  const all = more > 0 ? [...shown, say('none.more', { number: count(more) })] : shown
  return say('none.waiting', { names: listed(all) })
}
