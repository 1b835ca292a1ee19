import { dayText, meanText, inlineQuote, roundLikeReports } from '../analyst/reply-lines.ts'

/** A part of a report as texts that a model can cite one by one. */

type Part = { text: string; derived: number[] }

/** Ids, and what people wrote: that is cited as their answer. */
const hidden: ReadonlySet<string> = new Set([
  'answers',
  'employeeId',
  'engineVersion',
  'evidence',
  'evidenceTotal',
  'id',
  'keywords',
  'questionId',
  'questionIds',
  'quotes',
  'reading',
  'topic',
  'unanswered',
  'writtenThemes',
])
/** Their text speaks for itself. */
const plain: ReadonlySet<string> = new Set(['text', 'description', 'details', 'note', 'title'])

/** What an employee may have called it. */
const given: ReadonlySet<string> = new Set(['department', 'departmentName', 'departmentNameShort', 'role'])

const means: ReadonlySet<string> = new Set(['mean', 'meanOfAnswered'])
const moment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null

/** One text for each entry of a list and of what holds nothing but parts; else one for all. */
export const splitReportParts = (value: unknown): Part[] => {
  if (Array.isArray(value)) return value.map(partOf).filter(isSaying)
  if (isRecord(value) && Object.values(value).every(isRecord))
    return Object.entries(value)
      .filter(([key]) => !hidden.has(key))
      .map(([key, inner]) => partOf(inner, key))
      .filter(isSaying)
  return [partOf(value)].filter(isSaying)
}

const isSaying = ({ text }: Part): boolean => text !== ''

const partOf = (value: unknown, name?: unknown): Part => ({
  text: written(value, typeof name === 'string' ? name : ''),
  derived: numbersOf(value).flatMap((number) => [roundLikeReports(number), Number(meanText(number))]),
})

const named = (name: string, text: string): string =>
  name === '' || plain.has(name) || text === '' ? text : `${words(name)}: ${text}`

/** 'weeklyOutput' as 'weekly output'. */
const words = (name: string): string =>
  name.replaceAll(/(?<=\p{Ll})(\p{Lu})/gu, (letter) => ` ${letter.toLowerCase()}`)

const written = (value: unknown, name = ''): string => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number')
    return named(name, means.has(name) ? meanText(value) : String(roundLikeReports(value)))
  if (typeof value === 'boolean') return named(name, value ? 'yes' : 'no')
  if (typeof value === 'string' && moment.test(value)) return named(name, dayText(value))
  if (typeof value === 'string') return named(name, given.has(name) ? inlineQuote(value) : value)
  const inner: string[] = Array.isArray(value)
    ? value.map((item) => written(item))
    : Object.entries(value)
        .filter(([key]) => !hidden.has(key))
        .map(([key, item]) => written(item, key))
  return named(name, inner.filter((text) => text !== '').join('; '))
}

const numbersOf = (value: unknown): number[] => {
  if (typeof value === 'number') return [value]
  return isRecord(value) ? Object.values(value).flatMap(numbersOf) : []
}
