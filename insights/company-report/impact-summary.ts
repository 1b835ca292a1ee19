/** `organizationalImpactSummary`: groups by self-rated output, three people each (point 9). */
import type { Member } from './report-members.ts'
import type { ImpactCategory, ImpactEntry, ImpactTier, SuggestedPay } from './company-report-types.ts'
import type { Grade } from '../report-types.ts'
import { isGiven } from '../questionnaire/answers.ts'
import { companyEnglish, type CompanyWords } from '../catalog/company-texts.ts'

const categories: readonly ImpactCategory[] = ['Mission Critical', 'Highly Valuable', 'Core Support']
export const tierSize = 3

/** 'Consider merit review' for A+, A and A-, else 'Standard cycle'. */
export function suggestedPayFor(grade: Grade): SuggestedPay {
  return grade.startsWith('A') ? 'Consider merit review' : 'Standard cycle'
}

function ranksBefore(a: Member, b: Member): boolean {
  if (a.score.output !== b.score.output) return a.score.output > b.score.output
  return a.score.overall > b.score.overall
}

/** The first `count` by output, then overall, then name: members come sorted by name, and ties keep that order. */
function foremost(members: readonly Member[], count: number): readonly Member[] {
  const found: Member[] = []
  for (const member of members) {
    const last = found.at(-1)
    if (found.length === count && last && !ranksBefore(member, last)) continue
    const place = found.findIndex((other) => ranksBefore(member, other))
    found.splice(place === -1 ? found.length : place, 0, member)
    if (found.length > count) found.pop()
  }
  return found
}

/** Whether two people have the same values: the alphabet decides which of them comes first. */
const isTied = (a: Member, b: Member): boolean => !ranksBefore(a, b) && !ranksBefore(b, a)

/**
 * The three tiers; with fewer than nine people the later ones are short or empty. Where people with the same values end
 * up in different tiers, or only some of them in any, their entries say that only the name decides.
 */
export function impactTiersOf(
  members: readonly Member[],
  words: CompanyWords = companyEnglish,
): readonly ImpactTier[] {
  const ranked = foremost(members, categories.length * tierSize)
  return categories.map((category, index) => {
    const tier = ranked.slice(index * tierSize, (index + 1) * tierSize)
    return {
      category,
      employees: tier.map((member) => {
        const others = members.filter((other) => other !== member && isTied(other, member))
        const isOneTier = others.every((other) => tier.includes(other))
        return entryOf(member, isOneTier ? 0 : others.length, words)
      }),
    }
  })
}

/** `tied`: how many others have the same values without standing beside them all; 0 where that decides nothing. */
function entryOf(
  { department, raw, readings, score }: Member,
  tied: number,
  { say, common }: CompanyWords,
): ImpactEntry {
  const { employeeId, employeeName, role, output, overall, grade } = score
  const work = raw.core_responsibilities
  const hasWork = isGiven(work)
  const rated =
    readings.output === null
      ? say('impact.unrated')
      : say('impact.rated', { output: common.numeral(readings.output), overall: common.decimal(overall) })
  const place = { role: common.named(role), department: common.named(department) }
  return {
    employeeId,
    employeeName,
    department,
    impact:
      tied === 0 ? rated : say('impact.tied', { impact: rated, count: tied, number: common.counted(tied) }),
    description: hasWork
      ? say('impact.work', { ...place, quoted: common.quote(work ?? '') })
      : say('impact.noWork', place),
    suggestedPay: suggestedPayFor(grade),
    output,
    overall,
    grade,
    evidence: [
      ...(readings.output === null ? [] : [{ employeeId, questionId: 'weekly_output' as const }]),
      ...(hasWork ? [{ employeeId, questionId: 'core_responsibilities' as const }] : []),
    ],
  }
}
