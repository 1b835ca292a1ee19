/** What can be read from the text of an answer (points 5 and 9 of the specification, decisions §5). */
import { isGiven, saysNothingIsMissing } from './placeholders.ts'
import { questionOf, questions, type QuestionId, type RawAnswers } from './questionnaire.ts'

export { isGiven }

/** What a rating counts as where its text holds no number. */
export const defaultRating = 7

/** A rating of this or more is called strong in every text. */
export const strongRating = 8

/** A rating below this is called low in every text. */
export const lowRating = 6

const digitZero = 48
const digitNine = 57
const wordBefore = /[\p{L}\p{M}\p{N}]$/u
const letterOrDigit = /[\p{L}\p{N}]/u

/** The questions to which it is an answer that nothing is missing. */
const asksForWish: ReadonlySet<QuestionId> = new Set([
  'team_support',
  'missing_tools',
  'company_improvements',
])

function isDigit(code: number): boolean {
  return code >= digitZero && code <= digitNine
}

function isMinus(code: number): boolean {
  return code === 0x2d || code === 0x2212
}

/**
 * The first number of the text, clamped to 1..10, or null where there is none.
 * A minus counts only where no letter or digit stands before it: "level-8" is 8, "-3" is 1. A decimal
 * point counts, a decimal comma does not: "7.6" is 7.6, ".5" is 0.5 and so 1, "8,5" is 8.
 */
export function ratingOrNull(text: string | undefined): number | null {
  if (text === undefined) return null
  let start = 0
  while (start < text.length && !isDigit(text.charCodeAt(start))) start++
  if (start === text.length) return null
  if (start > 0 && isMinus(text.charCodeAt(start - 1))) {
    // Three code units hold the minus and a whole character before it, surrogate pairs included.
    const before = text.slice(Math.max(0, start - 3), start - 1)
    if (!wordBefore.test(before)) return 1
  }
  // A point before the digits makes a number below 1, unless it ends a word or belongs to an ellipsis.
  if (start > 0 && text.charCodeAt(start - 1) === 0x2e) {
    const before = text.slice(Math.max(0, start - 3), start - 1)
    if (!before.endsWith('.') && !wordBefore.test(before)) return 1
  }
  let end = start + 1
  while (end < text.length && isDigit(text.charCodeAt(end))) end++
  if (text.charCodeAt(end) === 0x2e && isDigit(text.charCodeAt(end + 1))) {
    end += 2
    while (end < text.length && isDigit(text.charCodeAt(end))) end++
  }
  return Math.min(10, Math.max(1, Number(text.slice(start, end))))
}

const numberAsWritten = /(?:(?<![\p{L}\p{M}\p{N}])[-−])?(?:(?<![\p{L}\p{M}\p{N}.])\.\d+|\d+(?:\.\d+)?)/u

/** The number of the text as it was written where it lies outside 1 to 10 and so counts as 1 or 10, else null. */
export function clampedNumberIn(text: string | undefined): string | null {
  const written = text === undefined ? undefined : numberAsWritten.exec(text)?.[0]
  if (written === undefined) return null
  const value = Number(written.replace('−', '-'))
  return value < 1 || value > 10 ? written : null
}

/** The rating that a text stands for, 1 to 10: its first number, or 7 where there is none. */
export function rating(text: string | undefined): number {
  return ratingOrNull(text) ?? defaultRating
}

/** Whether the text holds a number; if not, `rating` gives the default. */
export function hasRating(text: string | undefined): boolean {
  return ratingOrNull(text) !== null
}

/**
 * True for yes (`yes`, `y`, `true`), false for no (`no`, `n`, `false`), in German, Spanish and Arabic too; null for anything
 * else. Any case, trimmed.
 */
export function yesOrNo(text: string | undefined): boolean | null {
  switch (text?.trim().toLowerCase()) {
    case 'yes':
    case 'y':
    case 'true':
    case 'ja':
    case 'sí':
    case 'si':
    case 'نعم':
      return true
    case 'no':
    case 'n':
    case 'false':
    case 'nein':
    case 'لا':
      return false
    default:
      return null
  }
}

/** Whether the text is a yes: `yes`, `y`, `true` or a yes in another language, in any case, trimmed. Everything else is a no. */
export function yesNo(text: string | undefined): boolean {
  return yesOrNo(text) === true
}

/** Whether the text holds a letter or a digit of any script: anything less says nothing. */
export function isWritten(text: string | undefined): text is string {
  return text !== undefined && letterOrDigit.test(text)
}

/** Whether the text holds a letter of any script, as every name does. */
export function hasLetter(text: string): boolean {
  return /\p{L}/u.test(text)
}

/**
 * Whether a question was answered in a way that can be read: a scale holds a number, an open question
 * something that `isGiven`, or, where it asks what is missing, that nothing is. A yes/no question, a name or
 * a company need only be written: a yes/no that is neither counts as no and is quoted as it stands.
 */
export function isAnswered(questionId: QuestionId, text: string | undefined): boolean {
  const question = questionOf(questionId)
  if (question.type === 'scale') return hasRating(text)
  if (question.type === 'yesno' || question.category === 'personal') return isWritten(text)
  return isGiven(text) || (asksForWish.has(questionId) && saysNothingIsMissing(text))
}

/** One answer as it is stored in a submission's `answers`. */
export interface OrderedAnswer {
  readonly questionId: QuestionId
  readonly question: string
  readonly answer: string
}

/** The answers that are not blank, as they stand, in the order of the questionnaire (decisions §4). */
export function answersInOrder(raw: RawAnswers): OrderedAnswer[] {
  const inOrder: OrderedAnswer[] = []
  for (const { id, prompt } of questions) {
    const answer = raw[id]
    if (answer !== undefined && answer.trim() !== '')
      inOrder.push({ questionId: id, question: prompt, answer })
  }
  return inOrder
}
