/** What can be read from the text of an answer (points 5 and 9 of the specification; docs/scoring.md). */
import { isMeaningfulAnswer, isNothingMissing } from './placeholder-answers.ts'
import { questionOf, questions, type QuestionId, type RawAnswers } from './questionnaire.ts'
import { asciiNumbers, loweredDigits, numberSigns, raisedDigits } from '../text/digits.ts'
import { plainDashes, plainLine, withoutInvisible } from '../text/plain-text.ts'

export { isMeaningfulAnswer as isGiven }

/** What a rating counts as where its text holds no number. */
export const defaultRating = 7

/** A rating of this or more is called strong in every text. */
export const strongRating = 8

/** A rating below this is called low in every text. */
export const lowRating = 6

const letterOrDigit = /[\p{L}\p{N}]/u

/** The questions to which it is an answer that nothing is missing. */
const asksForWish: ReadonlySet<QuestionId> = new Set([
  'team_support',
  'missing_tools',
  'company_improvements',
])

const letterDigitOrMark = String.raw`\p{L}\p{M}\p{N}`
const minus = String.raw`[\p{Pd}\u02D7\u2043\u2212\u2796\u207B\u208B]`
const point = String.raw`[.\u066B\uFF0E]`

/**
 * The first number: digits of any script, with a minus and a decimal point of any kind, or a sign that is a number. A minus or a point
 * before it counts only where it does not end a word.
 */
const firstNumber = new RegExp(
  String.raw`(?:(?<![${letterDigitOrMark}])${minus})?(?:(?<![${letterDigitOrMark}.\u066B\uFF0E])${point}\p{Nd}+|\p{Nd}+(?:${point}\p{Nd}+)?|[${raisedDigits}]+|[${loweredDigits}]+|[${numberSigns}])`,
  'u',
)
const plainRating = /^(?:[1-9]|10)$/
const smallMinus = /[\u207B\u208B]/
const otherPoint = /[\u066B\uFF0E]/

const digit = new RegExp(String.raw`[\p{Nd}${raisedDigits}${loweredDigits}${numberSigns}]`, 'u')
/** A minus and a point before the first digit, with the character before them: up to two code units. */
const beforeDigit = 4

/** What puts a digit on a key: two keys are one number, as phones write 10. */
const keycap = /\uFE0F?\u20E3/gu

const firstNumberIn = (text: string): string | undefined => {
  // Most answers hold no digit, and one class is looked up much faster than the whole pattern.
  if (!digit.test(text)) return undefined
  const visible = withoutInvisible(text.replace(keycap, ''))
  return firstNumber.exec(visible.slice(Math.max(0, visible.search(digit) - beforeDigit)))?.[0]
}

const valueOf = (written: string): number =>
  Number(asciiNumbers(plainDashes(written).replace(smallMinus, '-')).replace(otherPoint, '.'))

/**
 * The first number of the text, clamped to 1..10, or null where there is none. Digits of any script count, and signs that are a whole number. A minus
 * counts only where no letter or digit precedes it: "level-8" is 8, "-3" is 1. A decimal point counts, a decimal comma
 * does not: "7.6" is 7.6, ".5" is 0.5 and so 1, "8,5" is 8.
 */
export function ratingOrNull(text: string | undefined): number | null {
  if (text === undefined) return null
  if (plainRating.test(text)) return Number(text)
  const written = firstNumberIn(text)
  return written === undefined ? null : Math.min(10, Math.max(1, valueOf(written)))
}

/** The number of the text as it was written where it lies outside 1 to 10 and so counts as 1 or 10, else null. */
export function findClampedNumber(text: string | undefined): string | null {
  const written = text === undefined ? undefined : firstNumberIn(text)
  if (written === undefined) return null
  const value = valueOf(written)
  return value < 1 || value > 10 ? written : null
}

/** The rating that a text means, 1 to 10: its first number, or 7 where there is none. */
export function rating(text: string | undefined): number {
  return ratingOrNull(text) ?? defaultRating
}

/** Whether the text holds a number; if not, `rating` gives the default. */
export function hasRating(text: string | undefined): boolean {
  return ratingOrNull(text) !== null
}

/**
 * True for yes (`yes`, `y`, `true`), false for no (`no`, `n`, `false`), in any case, trimmed; null for anything else. The
 * questionnaire stores these words in every language.
 */
export function yesOrNo(text: string | undefined): boolean | null {
  if (text === undefined) return null
  switch (plainLine(text).toLowerCase()) {
    case 'yes':
    case 'y':
    case 'true':
      return true
    case 'no':
    case 'n':
    case 'false':
      return false
    default:
      return null
  }
}

/** Whether the text is a yes: `yes`, `y` or `true` in any case, trimmed. Everything else is a no. */
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
 * Whether a question has a readable answer: a scale holds a number; an open question holds something that `isGiven`,
 * or, where it asks what is missing, says that nothing is. A yes/no question, a name or a company only needs some text:
 * a yes/no answer that is neither counts as no and is quoted unchanged.
 */
export function isAnswered(questionId: QuestionId, text: string | undefined): boolean {
  const question = questionOf(questionId)
  if (question.type === 'scale') return hasRating(text)
  if (question.type === 'yesno' || question.category === 'personal') return isWritten(text)
  return isMeaningfulAnswer(text) || (asksForWish.has(questionId) && isNothingMissing(text))
}

/** One answer as it is stored in a submission's `answers`. */
export interface OrderedAnswer {
  readonly questionId: QuestionId
  readonly question: string
  readonly answer: string
}

/** The answers that are not blank, unchanged, in the order of the questionnaire. */
export function answersInOrder(raw: RawAnswers): OrderedAnswer[] {
  const inOrder: OrderedAnswer[] = []
  for (const { id, prompt } of questions) {
    const answer = raw[id]
    if (answer !== undefined && answer.trim() !== '')
      inOrder.push({ questionId: id, question: prompt, answer })
  }
  return inOrder
}
