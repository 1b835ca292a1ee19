/** Immediate hiring needs from the keyword families of point 9, read from `missing_tools`. */
import { Group } from './company-groups.ts'
import type { Member } from './company-members.ts'
import { byCodeUnits } from './name-order.ts'
import { hiringFamilies, type HiringFamily } from './company-mentions.ts'
import type { HiringNeed } from './company-report-types.ts'
import { counted, listed, people } from './wording.ts'

const defaultRole = 'Business Operations Analyst'

interface Need {
  readonly family: HiringFamily
  readonly group: Group
  readonly words: Set<string>
  readonly byDepartment: Map<string, number>
}

/** The key with the highest count, ties by code unit; undefined for an empty map. */
function mostFrequent(counts: ReadonlyMap<string, number>): string | undefined {
  let found: string | undefined
  for (const [key, count] of counts) {
    const best = found === undefined ? -1 : (counts.get(found) ?? 0)
    if (count > best || (count === best && found !== undefined && byCodeUnits(key, found) < 0)) found = key
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
): readonly HiringNeed[] {
  const needs: readonly Need[] = hiringFamilies.map((family) => ({
    family,
    group: new Group('missing_tools'),
    words: new Set(),
    byDepartment: new Map(),
  }))
  for (const member of members) {
    const found = member.hiringWords
    if (found.size === 0) continue
    for (const { family, group, words, byDepartment } of needs) {
      const hits = family.words.filter((word) => found.has(word))
      if (hits.length === 0) continue
      for (const word of hits) words.add(word)
      group.add(member)
      byDepartment.set(member.department, (byDepartment.get(member.department) ?? 0) + 1)
    }
  }
  const asked = needs.filter(({ group }) => group.count > 0)
  if (asked.length === 0) return [defaultNeed(members.length, departmentCounts)]
  return asked.map((need) => needFrom(need, members.length))
}

/** Why a need is listed; `place` says where those work who wrote the words, null where that is not told. */
export function reasoningOf(
  { people: count, outOf, keywords }: Pick<HiringNeed, 'people' | 'outOf' | 'keywords'>,
  place: string | null,
): string {
  const where = place === null ? '' : `, ${place}`
  return `${counted(count)} of ${people(outOf)} wrote ${listed(keywords.map((word) => `“${word}”`))} when asked which tools or help they miss${where}. Nobody was asked about this job, and such an answer may also say that none is needed: read the answers, and check first whether a tool or a change of duties would do.`
}

function needFrom({ family, group, words, byDepartment }: Need, submissions: number): HiringNeed {
  const keywords = family.words.filter((word) => words.has(word))
  const department = mostFrequent(byDepartment) ?? ''
  const text = reasoningOf({ people: group.count, outOf: submissions, keywords }, placeOf(byDepartment))
  const { text: reasoning, ...rest } = group.statement(text, submissions, group.quotes('missing_tools'))
  return { department, role: family.role, priority: family.priority, reasoning, keywords, ...rest }
}

/** Where those who used the words work, all departments of a tie included. */
function placeOf(byDepartment: ReadonlyMap<string, number>): string {
  const most = Math.max(...byDepartment.values())
  const first = [...byDepartment]
    .filter(([, count]) => count === most)
    .map(([department]) => department)
    .toSorted(byCodeUnits)
  if (byDepartment.size === 1) return `in ${listed(first)} only`
  if (first.length === 1)
    return `most often in ${listed(first)} (${counted(most)}), more than in any other department`
  const shown = first.slice(0, 3)
  const others = first.length - shown.length
  const names = listed(others > 0 ? [...shown, `${counted(others)} more`] : shown)
  return `most often in ${names} (${counted(most)} each)`
}

function defaultNeed(submissions: number, departmentCounts: ReadonlyMap<string, number>): HiringNeed {
  return {
    department: mostFrequent(departmentCounts) ?? '',
    role: defaultRole,
    priority: 'Medium',
    reasoning:
      'Nobody asked for this. No answer about missing tools speaks of automation, workflow, designer, creative, HRIS or onboarding, so this is the questionnaire’s standing suggestion for the largest department: somebody to find out where work gets stuck.',
    keywords: [],
    people: 0,
    outOf: submissions,
    evidence: [],
    evidenceTotal: 0,
    quotes: [],
  }
}
