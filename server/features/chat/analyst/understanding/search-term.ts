import { hiringFamilies } from '../../../../../insights/company-report/keyword-mentions.ts'
import { isTold, type Source } from '../source.ts'
import type { Understood } from './understand-question.ts'
import { plain, wordsOf } from './tokenize.ts'

/** A word that somebody here wrote, and who did. */
export type FoundWord = { word: string; people: readonly string[] }

/** What is called by a name within a quotation, and is not cut there: 'CRM', 'Excel'. */
const called = /(?<=[\p{L}\p{N},;] )\p{Lu}[\p{L}\p{N}]{2,}(?![\p{L}\p{N}'’…-])/gu

const hiringWords = new RegExp(hiringFamilies.flatMap(({ words }) => words).join('|'), 'iu')

/** A word to search for, from what the company report quotes of what is missing; for who may read everybody's answers. */
export const wordToSearch = async ({ all }: Understood, source: Source): Promise<FoundWord | undefined> => {
  const { reader } = source
  if (reader.sees !== 'everything' || !reader.may.includes('submission:view')) return undefined
  if (!reader.may.includes('report:view')) return undefined
  const told = await source.companyReport()
  if (!isTold(told)) return undefined
  const { weaknesses, immediateHiringNeeds } = told.value
  const quotes = [
    ...weaknesses.filter(({ topic }) => topic === 'missingTools'),
    ...immediateHiringNeeds,
  ].flatMap((one) => one.quotes)
  const namesHere = new Set(all.flatMap(({ name }) => wordsOf(name).map((word) => word.plain)))
  const there = new Set(all.map(({ id }) => id))
  for (const { employeeId, text } of quotes) {
    if (!there.has(employeeId)) continue
    const word =
      (text.match(called) ?? []).find((one) => !namesHere.has(plain(one))) ?? hiringWords.exec(text)?.[0]
    if (word !== undefined) return { word, people: [employeeId] }
  }
  return undefined
}
