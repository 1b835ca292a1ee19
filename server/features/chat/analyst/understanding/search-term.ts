import { hiringFamilies } from '../../../../../insights/company-report/keyword-mentions.ts'
import { hasValue, type Source } from '../source.ts'
import type { UnderstoodQuestion } from './understand-question.ts'
import { foldText, tokenize } from './tokenize.ts'

/** A word that somebody here wrote, and who did. */
export type SearchTerm = { word: string; people: readonly string[] }

/** What is called by a name within a quotation, and is not cut there: 'CRM', 'Excel'. */
const called = /(?<=[\p{L}\p{N},;] )\p{Lu}[\p{L}\p{N}]{2,}(?![\p{L}\p{N}'’…-])/gu

const hiringWords = new RegExp(hiringFamilies.flatMap(({ words }) => words).join('|'), 'iu')

/** A word to search for, from what the company report quotes of what is missing; for who may read everybody's answers. */
export const suggestSearchTerm = async (
  { all }: UnderstoodQuestion,
  source: Source,
): Promise<SearchTerm | undefined> => {
  const { reader } = source
  if (reader.sees !== 'everything' || !reader.may.includes('submission:view')) return undefined
  if (!reader.may.includes('report:view')) return undefined
  const told = await source.companyReport()
  if (!hasValue(told)) return undefined
  const { weaknesses, immediateHiringNeeds } = told.value
  const quotes = [
    ...weaknesses.filter(({ topic }) => topic === 'missingTools'),
    ...immediateHiringNeeds,
  ].flatMap((one) => one.quotes)
  const namesHere = new Set(all.flatMap(({ name }) => tokenize(name).map((word) => word.plain)))
  const there = new Set(all.map(({ id }) => id))
  for (const { employeeId, text } of quotes) {
    if (!there.has(employeeId)) continue
    const word =
      (text.match(called) ?? []).find((one) => !namesHere.has(foldText(one))) ?? hiringWords.exec(text)?.[0]
    if (word !== undefined) return { word, people: [employeeId] }
  }
  return undefined
}
