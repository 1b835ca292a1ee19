/** Immediate hiring needs: one for each keyword family that occurs in `missing_tools` (specification point 9). */
import { fewAnswers, Group } from './company-groups.ts'
import type { Member } from './report-members.ts'
import { compareCodeUnits } from '../text/compare-names.ts'
import { hiringFamilies, type HiringFamily } from './keyword-mentions.ts'
import type { HiringNeed } from './company-report-types.ts'
import { companyEnglish, countValues, type CompanyWords } from '../catalog/company-texts.ts'

/** How many of a department wrote the words, and how many of it answered. */
export interface DepartmentShare {
  readonly asked: number
  readonly answered: number
}

type ByDepartment = ReadonlyMap<string, DepartmentShare>

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
 * One need for each family whose words occur in anyone's `missing_tools`, for the department with the highest share of
 * such answers among those with at least five answers. If none occurs, the default need, for the largest department.
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
  const answered = new Map<string, number>()
  for (const member of members) {
    const { department, hiringWords } = member
    answered.set(department, (answered.get(department) ?? 0) + 1)
    if (hiringWords.size === 0) continue
    for (const { family, group, found: all, byDepartment } of needs) {
      const hits = family.words.filter((word) => hiringWords.has(word))
      if (hits.length === 0) continue
      for (const word of hits) all.add(word)
      group.add(member)
      byDepartment.set(department, (byDepartment.get(department) ?? 0) + 1)
    }
  }
  const asked = needs.filter(({ group }) => group.count > 0)
  if (asked.length === 0) return [defaultNeed(members.length, departmentCounts, words)]
  return asked.map((need) => {
    const shares = new Map(
      [...need.byDepartment].map(([department, count]) => [
        department,
        { asked: count, answered: answered.get(department) ?? count },
      ]),
    )
    return needFrom(need, shares, members.length, words)
  })
}

type Reasons = Pick<HiringNeed, 'people' | 'outOf' | 'keywords'>

/** How many wrote which words. */
export function reasonToAsk({ people, outOf, keywords }: Reasons, { say, common }: CompanyWords): string {
  return say(outOf === 1 ? 'hiring.wroteOnly' : 'hiring.wrote', {
    count: people,
    number: common.counted(people),
    people: common.counted(outOf),
    words: common.listed(keywords.map((word) => common.quote(word))),
  })
}

/** Why a need is listed; `byDepartment` says where those work who wrote the words, null where that is not disclosed. */
export function reasoningOf(
  reasons: Reasons,
  byDepartment: ByDepartment | null,
  words: CompanyWords = companyEnglish,
): string {
  // Redaction recognizes the reasoning of every stored report by this sentence.
  const wrote = reasonToAsk(reasons, words)
  const where = byDepartment === null ? [] : [placeText(byDepartment, reasons, words)]
  return [wrote, ...where, words.say('hiring.caution')].join(' ')
}

/** The departments with the highest share, by name; none where fewer than five answered in each. */
function highestShares(byDepartment: ByDepartment): readonly (readonly [string, DepartmentShare])[] {
  const comparable = [...byDepartment].filter(([, { answered }]) => answered >= fewAnswers)
  // Cross-multiplied, so that equal shares of different departments are equal.
  const isAbove = (a: DepartmentShare, b: DepartmentShare): boolean =>
    a.asked * b.answered > b.asked * a.answered
  return comparable
    .filter(([, share]) => !comparable.some(([, other]) => isAbove(other, share)))
    .toSorted(([a], [b]) => compareCodeUnits(a, b))
}

/** Whether a share is higher than that of everybody by more than twice what chance makes among so many. */
function isBeyondChance({ asked, answered }: DepartmentShare, people: number, outOf: number): boolean {
  const share = people / outOf
  return asked / answered - share > 2 * Math.sqrt((share * (1 - share)) / answered)
}

/** Where the share of those who wrote so is highest, all departments of a tie included. */
function placeText(byDepartment: ByDepartment, { people, outOf }: Reasons, words: CompanyWords): string {
  const { say, common } = words
  const highest = highestShares(byDepartment)
  const [first] = highest
  const few = common.counted(fewAnswers)
  if (first === undefined) return say('hiring.shareFew', { few })
  const [department, { asked, answered }] = first
  const partOf = (share: DepartmentShare): string =>
    say('hiring.partOf', { part: common.counted(share.asked), whole: common.counted(share.answered) })
  const percent = common.counted(Math.round((100 * asked) / answered))
  if (highest.length === 1) {
    const values = { department: common.named(department), percent, asked: partOf(first[1]), few }
    if (asked === people && people > 1) return say('hiring.shareAll', values)
    const text = say('hiring.share', values)
    return isBeyondChance(first[1], people, outOf) ? text : `${text} ${say('hiring.chance')}`
  }
  const shown = highest
    .slice(0, 3)
    .map(([name, share]) => say('hiring.placed', { department: common.named(name), asked: partOf(share) }))
  const others = highest.length - shown.length
  const more = others > 0 ? [say('hiring.moreDepartments', countValues(others, words))] : []
  return say('hiring.shareEach', { departments: common.listed([...shown, ...more]), percent, few })
}

function needFrom(need: Need, shares: ByDepartment, submissions: number, words: CompanyWords): HiringNeed {
  const { family, group, byDepartment } = need
  const keywords = family.words.filter((word) => need.found.has(word))
  const text = reasoningOf({ people: group.count, outOf: submissions, keywords }, shares, words)
  const quotes = group.quotes(words.common, ['missing_tools'])
  const { text: reasoning, ...rest } = group.statement(text, submissions, quotes)
  return {
    department: highestShares(shares)[0]?.[0] ?? mostFrequent(byDepartment) ?? '',
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
