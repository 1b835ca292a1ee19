/** The one matter of a report: its headline names it, the first step takes it up, and the conversation opens with it. */
import { lowRating } from '../questionnaire/answers.ts'
import type { Person } from './answered-person.ts'
import type { Alarm } from './reading/alarms.ts'
import { isSameWish, isTakenUp, readWish, wishQuestions, type WishQuestion } from './reading/wishes.ts'

export type Pressing =
  | { readonly kind: 'alarm'; readonly alarm: Alarm }
  | { readonly kind: 'wish'; readonly questionId: WishQuestion }

/** The rating that a wish would raise most directly. */
const ratedBy = {
  missing_tools: 'tools',
  company_improvements: 'satisfaction',
  team_support: 'communication',
} as const

/** The wishes that a step may take up, those of the lowest ratings first. */
export function wishesOf(person: Person): readonly WishQuestion[] {
  const weight = (id: WishQuestion): number => {
    const rated = person.readings[ratedBy[id]]
    const isLow = rated !== null && rated < lowRating
    return (isLow ? 10 - rated : 0) + (readWish(person, id) === 'thing' ? 0.5 : 0)
  }
  const wishes = wishQuestions
    .filter((id) => person.answered.has(id) && isTakenUp(person.raw[id]))
    .toSorted((a, b) => weight(b) - weight(a))
  // What is wished for twice in the same words is one wish.
  const textOf = (id: WishQuestion): string => person.raw[id] ?? ''
  return wishes.filter(
    (id, index) => !wishes.slice(0, index).some((other) => isSameWish(textOf(other), textOf(id))),
  )
}

/**
 * An alarm before any wish; null where there is neither. That somebody may leave comes first only where they are not satisfied
 * either: two answers say so then.
 */
export function pressingOf(person: Person): Pressing | null {
  const { satisfaction } = person.readings
  const isUnhappy = satisfaction !== null && satisfaction < lowRating
  const alarm = person.alarms.find(({ kind }) => kind !== 'leaving' || isUnhappy)
  if (alarm !== undefined) return { kind: 'alarm', alarm }
  const [questionId] = wishesOf(person)
  return questionId === undefined ? null : { kind: 'wish', questionId }
}
