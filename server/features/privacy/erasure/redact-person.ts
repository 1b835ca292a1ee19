import { messages } from '../../../../contract/http/failures.ts'
import { unknownProfile } from '../../../../contract/shapes/employee-shapes.ts'
import { createNameDetector } from '../../employees/names/name-detection.ts'
import { prose } from '../../reports/generation/editable-texts.ts'
import type { ErasedPerson } from './erased-person.ts'

/** Taking people who are erased out of a company report: what they are called, and what they wrote. */

type Taking = {
  ids: ReadonlySet<string>
  isNaming: (text: string) => boolean
  /**
   * Whether people have written its texts: what was computed of others names nobody, but in a person's `description`,
   * which quotes their own account of their work.
   */
  isEdited: boolean
}

/**
 * The same report without these people. They are called 'Somebody who was removed', their job titles, their words and
 * what others wrote with their name in it go, and so does every edited text that names them; counts, scores and the ids
 * that evidence refers to stay. What is not theirs is the same value as before.
 */
export const redactPeopleFromReport = (
  content: unknown,
  people: readonly ErasedPerson[],
  { isEdited }: { isEdited: boolean },
): unknown => {
  const ids = new Set(people.map(({ id }) => id))
  const named = [...people, ...namesIn(content, ids).map((name) => ({ name, email: '' }))]
  return redactValue(content, { ids, isNaming: createNameDetector(named), isEdited })
}

/** What a report itself calls them: they may have had another name when it was made. */
const namesIn = (value: unknown, ids: ReadonlySet<string>): string[] => {
  if (typeof value !== 'object' || value === null) return []
  const below = Object.values(value).flatMap((item) => namesIn(item, ids))
  const { employeeId, employeeName } = ownOf(value)
  return employeeName !== undefined && ids.has(employeeId ?? '') ? [employeeName, ...below] : below
}

const ownOf = (value: object): { employeeId?: string; employeeName?: string } => ({
  ...('employeeId' in value && typeof value.employeeId === 'string' && { employeeId: value.employeeId }),
  ...('employeeName' in value &&
    typeof value.employeeName === 'string' && { employeeName: value.employeeName }),
})

const redactValue = (value: unknown, taking: Taking): unknown => {
  if (Array.isArray(value))
    return sameOr(
      value,
      value.map((item) => redactValue(item, taking)),
    )
  if (typeof value !== 'object' || value === null) return value
  const { employeeId, employeeName } = ownOf(value)
  const about = { isTheirs: taking.ids.has(employeeId ?? ''), employeeName }
  const before = Object.entries(value)
  const after = before.map(([key, item]) => [key, field(key, item, about, taking)] as const)
  return before.every(([, item], index) => item === after[index]?.[1]) ? value : Object.fromEntries(after)
}

const sameOr = (before: readonly unknown[], after: readonly unknown[]): readonly unknown[] =>
  before.every((item, index) => item === after[index]) && before.length === after.length ? before : after

type About = { isTheirs: boolean; employeeName: string | undefined }

const field = (key: string, item: unknown, about: About, taking: Taking): unknown => {
  if (key === 'quotes' && Array.isArray(item))
    return sameOr(
      item,
      item.filter((quote) => !isTaken(quote, taking)),
    )
  if (key === 'writtenLabel') return isTaken(item, taking) ? null : item
  if (typeof item !== 'string') return redactValue(item, taking)
  const { isTheirs, employeeName } = about
  if (isTheirs && key === 'employeeName') return messages.somebodyErased
  if (isTheirs && key === 'role') return unknownProfile.role
  // Of a person it is their own account of their work.
  if (isTheirs && key === 'description') return messages.wordsErased
  if (!prose.has(key)) return item
  if (isTheirs) return unnamed(item, employeeName, taking)
  // Somebody else may share a part of the name: what the report calls that one names nobody of these.
  const others = employeeName === undefined ? item : item.replaceAll(employeeName, '')
  return (taking.isEdited || key === 'description') && taking.isNaming(others)
    ? messages.namedSomebodyErased
    : item
}

const unnamed = (text: string, name: string | undefined, { isNaming }: Taking): string => {
  const without = name === undefined || name === '' ? text : text.replaceAll(name, messages.somebodyErased)
  return isNaming(without.replaceAll(messages.somebodyErased, '')) ? messages.namedSomebodyErased : without
}

const isTaken = (quote: unknown, { ids, isNaming }: Taking): boolean =>
  typeof quote === 'object' &&
  quote !== null &&
  (ids.has(ownOf(quote).employeeId ?? '') ||
    ('text' in quote && typeof quote.text === 'string' && isNaming(quote.text)))
