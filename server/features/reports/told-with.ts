import type { Contributors } from '../../../insights/company-disclosure.ts'
import { familyOf } from '../../../insights/company-mentions.ts'
import type { CompanyReport, Measure } from '../../../insights/company-report-types.ts'
import { areDeparturesTold, isCountTold, toldMeasureOf } from '../../../insights/open-numbers.ts'
import { hiringName } from '../../../insights/withheld-parts.ts'
import { settled } from './settle-told.ts'
import type { Told } from './withhold-groups.ts'

/** What of a report's numbers decides what is told of it beside the open reports. */
export type CompanyNumbers = Pick<CompanyReport, 'personnelChanges' | 'immediateHiringNeeds'>
type Theirs = { content: CompanyReport; contributors: Contributors }

/** What is told of a report that would be told as well if it were of these people alone. */
export const toldWith = (content: CompanyNumbers, told: Told, theirs: Theirs): Told => {
  const left = settled({ ...theirs, threshold: told.threshold, earlier: [] })
  if (left.withheld !== null) return { ...told, withheld: 'notReleased', departments: new Set() }
  const isTold = (name: string): boolean =>
    left.departments.includes(name) || (theirs.contributors.departments.get(name) ?? []).length === 0
  return {
    ...told,
    departments: new Set([...told.departments].filter(isTold)),
    withheldTopics: new Set([
      ...told.withheldTopics,
      ...left.withheldTopics,
      ...notToldOf(content, theirs.content, told),
    ]),
  }
}

/** What a report tells, but would not tell if it were of these people alone. */
const notToldOf = (
  whole: CompanyNumbers,
  theirs: CompanyReport,
  { threshold, departments }: Told,
): string[] => {
  const { answered } = theirs.coverage
  const isOthers = (count: number, outOf: number): boolean => !isCountTold(count, outOf, threshold)
  const areMoreHandsOthers = whole.personnelChanges.newHires.some(({ department }) => {
    const there = theirs.gradingBreakdown.find(({ departmentName }) => departmentName === department)
    if (!departments.has(department) || there === undefined || there.answered === 0) return false
    const asking = theirs.personnelChanges.newHires.find((one) => one.department === department)
    return isOthers(asking?.people ?? 0, there.answered)
  })
  const { totals } = whole.personnelChanges
  return [
    ...theirs.measures.flatMap((measure) => notToldOfTopic(measure, threshold)),
    ...(totals.promotions > 0 && isOthers(theirs.personnelChanges.totals.promotions, answered)
      ? ['promotions']
      : []),
    ...(totals.departures > 0 && !areDeparturesTold(theirs, threshold) ? ['departures'] : []),
    ...(areMoreHandsOthers ? ['newHires'] : []),
    ...whole.immediateHiringNeeds.flatMap(({ keywords }) => {
      const family = familyOf(keywords)
      const need = theirs.immediateHiringNeeds.find((one) => familyOf(one.keywords) === family)
      return family !== undefined && isOthers(need?.people ?? 0, answered) ? [hiringName(family)] : []
    }),
  ]
}

/** Of findings it is known how many there are at least, or at most, as it is of counts. */
const notToldOfTopic = (measure: Measure, threshold: number): string[] => {
  const { topic } = measure
  const told = toldMeasureOf(measure, threshold)
  if (told === null) return [topic]
  const areCounted = measure.meanOfAnswered === null || (told.strong !== null && told.low !== null)
  return areCounted ? [] : [`${topic}.counts`, `${topic}.findings`]
}
