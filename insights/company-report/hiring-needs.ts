/** Immediate hiring needs: one for each keyword family that occurs in `missing_tools` (specification point 9). */
import { Group } from './company-groups.ts'
import type { Member } from './report-members.ts'
import { compareCodeUnits } from '../text/compare-names.ts'
import { hiringFamilies, type HiringFamily } from './keyword-mentions.ts'
import type { HiringNeed } from './company-report-types.ts'
import type { Values } from '../catalog/format-message.ts'
import { companyEnglish, countValues, type CompanyWords } from '../catalog/company-texts.ts'

interface Need {
  readonly family: HiringFamily
  readonly group: Group
  readonly found: Set<string>
  readonly byDepartment: Map<string, number>
}

/** The key with the highest count, ties by code unit; undefined for an empty map. */
function mostFrequent(counts: ReadonlyMap<string, number>): string | undefined {
  let found: string | undefined
  for (const [key, count] of counts) {
    const best = found === undefined ? -1 : (counts.get(found) ?? 0)
    if (count > best || (count === best && found !== undefined && compareCodeUnits(key, found) < 0))
      found = key
  }
  return found
}

/**
 * One need for each family whose words occur in anyone's `missing_tools`, for the department in which most
 * people used them (ties by name). If none occurs, the default need, for the largest department.
 */
export function hiringNeedsOf(
  members: readonly Member[],
  departmentCounts: ReadonlyMap<string, number>,
  words: CompanyWords = companyEnglish,
): readonly HiringNeed[] {
  const needs: readonly Need[] = hiringFamilies.map((family) => ({
    family,
    group: new Group(['missing_tools']),
    found: new Set(),
    byDepartment: new Map(),
  }))
  for (const member of members) {
    const found = member.hiringWords
    if (found.size === 0) continue
    for (const { family, group, found: all, byDepartment } of needs) {
      const hits = family.words.filter((word) => found.has(word))
      if (hits.length === 0) continue
      for (const word of hits) all.add(word)
      group.add(member)
      byDepartment.set(member.department, (byDepartment.get(member.department) ?? 0) + 1)
    }
  }
  const asked = needs.filter(({ group }) => group.count > 0)
  if (asked.length === 0) return [defaultNeed(members.length, departmentCounts, words)]
  return asked.map((need) => needFrom(need, members.length, words))
}

type Reasons = Pick<HiringNeed, 'people' | 'outOf' | 'keywords'>

/** Why a need is listed; `byDepartment` says where those work who wrote the words, null where that is not told. */
export function reasoningOf(
  { people, outOf, keywords }: Reasons,
  byDepartment: ReadonlyMap<string, number> | null,
  words: CompanyWords = companyEnglish,
): string {
  const { say, common } = words
  const values = {
    ...countValues(people, words),
    people: common.counted(outOf),
    words: common.listed(keywords.map((word) => common.quote(word))),
  }
  const isOnly = outOf === 1
  const wrote =
    byDepartment === null
      ? say(isOnly ? 'hiring.wroteOnly' : 'hiring.wrote', values)
      : wroteWhere(values, isOnly, byDepartment, words)
  return `${wrote} ${say('hiring.caution')}`
}

/** Who wrote so and where most of them work, all departments of a tie included. */
function wroteWhere(
  values: Values,
  isOnly: boolean,
  byDepartment: ReadonlyMap<string, number>,
  words: CompanyWords,
): string {
  const { say, common } = words
  const most = Math.max(...byDepartment.values())
  const first = [...byDepartment]
    .filter(([, count]) => count === most)
    .map(([department]) => department)
    .toSorted(compareCodeUnits)
    .map(common.named)
  const department = first[0] ?? ''
  if (byDepartment.size === 1) {
    return say(isOnly ? 'hiring.wroteInOneOnly' : 'hiring.wroteInOne', { ...values, department })
  }
  const count = { most: common.counted(most) }
  if (first.length === 1) return say('hiring.wroteMost', { ...values, ...count, department })
  const shown = first.slice(0, 3)
  const others = first.length - shown.length
  const more = others > 0 ? [say('hiring.moreDepartments', countValues(others, words))] : []
  return say('hiring.wroteMostEach', { ...values, ...count, departments: common.listed([...shown, ...more]) })
}

function needFrom(need: Need, submissions: number, words: CompanyWords): HiringNeed {
  const { family, group, byDepartment } = need
  const keywords = family.words.filter((word) => need.found.has(word))
  const text = reasoningOf({ people: group.count, outOf: submissions, keywords }, byDepartment, words)
  const quotes = group.quotes(words.common, ['missing_tools'])
  const { text: reasoning, ...rest } = group.statement(text, submissions, quotes)
  return {
    department: mostFrequent(byDepartment) ?? '',
    role: words.say(`hiring.roles.${family.id}`),
    priority: family.priority,
    reasoning,
    keywords,
    ...rest,
  }
}

function defaultNeed(
  submissions: number,
  departmentCounts: ReadonlyMap<string, number>,
  { say }: CompanyWords,
): HiringNeed {
  return {
    department: mostFrequent(departmentCounts) ?? '',
    role: say('hiring.roles.standing'),
    priority: 'Medium',
    reasoning: say('hiring.standing'),
    keywords: [],
    people: 0,
    outOf: submissions,
    evidence: [],
    evidenceTotal: 0,
    quotes: [],
  }
}
