/** What a company report cannot tell, as sentences that the report carries with it. */
import { companyEnglish, type CompanyWords } from '../catalog/company-texts.ts'

/** In their order. */
const all = ['ratings', 'impactGroups', 'findings', 'personnel', 'reasons', 'departments', 'noise'] as const
const ofPersons: ReadonlySet<string> = new Set(['impactGroups', 'personnel'])

export function companyLimits(words: CompanyWords = companyEnglish): readonly string[] {
  return all.map((limit) => words.say(`limits.${limit}`))
}

/** Those for readers who are shown nothing about single people: no impact groups, no promotions, no departures. */
export const limitsWithoutPersons: ReadonlySet<string> = new Set(
  all.filter((limit) => !ofPersons.has(limit)).map((limit) => companyEnglish.say(`limits.${limit}`)),
)
