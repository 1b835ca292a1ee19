/** What can be read from the text of an answer (points 5 and 9 of the specification, decisions §5). */
import { questionOf, questions, type QuestionId, type RawAnswers } from './questionnaire.ts'

/** What a rating counts as where its text holds no number. */
export const defaultRating = 7

/** A rating of this or more is called strong in every text. */
export const strongRating = 8

/** A rating below this is called low in every text. */
export const lowRating = 6

const digitZero = 48
const digitNine = 57
const wordBefore = /[\p{L}\p{M}\p{N}]$/u

function isDigit(code: number): boolean {
  return code >= digitZero && code <= digitNine
}

function isMinus(code: number): boolean {
  return code === 0x2d || code === 0x2212
}

/**
 * The first number of the text, clamped to 1..10, or null where there is none.
 * A minus counts only where no letter or digit stands before it: "level-8" is 8, "-3" is 1. A decimal
 * point counts, a decimal comma does not: "7.6" is 7.6, "8,5" is 8.
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
  let end = start + 1
  while (end < text.length && isDigit(text.charCodeAt(end))) end++
  if (text.charCodeAt(end) === 0x2e && isDigit(text.charCodeAt(end + 1))) {
    end += 2
    while (end < text.length && isDigit(text.charCodeAt(end))) end++
  }
  return Math.min(10, Math.max(1, Number(text.slice(start, end))))
}

/** The rating that a text stands for, 1 to 10: its first number, or 7 where there is none. */
export function rating(text: string | undefined): number {
  return ratingOrNull(text) ?? defaultRating
}

/** Whether the text holds a number; if not, `rating` gives the default. */
export function hasRating(text: string | undefined): boolean {
  return ratingOrNull(text) !== null
}

/** True for yes (`yes`, `y`, `true`), false for no (`no`, `n`, `false`), null for anything else. Any case, trimmed. */
export function yesOrNo(text: string | undefined): boolean | null {
  switch (text?.trim().toLowerCase()) {
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

/** Whether the text is a yes: `yes`, `y` or `true`, in any case, trimmed. Everything else is a no. */
export function yesNo(text: string | undefined): boolean {
  return yesOrNo(text) === true
}

// Letters and digits only, lower case: "N / A." is "na".
const placeholders: ReadonlySet<string> = new Set(
  (
    'na nan none nothing no nope nil null undefined blank empty skip x notapplicable noanswer nocomment ' +
    'nocomments nothingtoadd nothingmore nothingelse noneyet nothingyet noneatthemoment ' +
    'nothingatthemoment noneatall nothingreally nein keine keiner keins nichts non rien aucun aucune nada ' +
    'ninguno ninguna niente nessuno nessuna nenhum nenhuma geen niets нет ничего なし 无 無 没有 لا لايوجد אין'
  ).split(' '),
)
const longestPlaceholder = Math.max(...Array.from(placeholders, (word) => word.length))
const wordCharacters = /[\p{L}\p{M}\p{N}]+/gu

function isAsciiLetterOrDigit(code: number): boolean {
  // A lower-case bit set on a letter gives its small form.
  const lower = code | 0x20
  return isDigit(code) || (lower >= 0x61 && lower <= 0x7a)
}

/**
 * Whether an open question was answered with something: blank texts, texts without a letter or digit,
 * and placeholders such as '-', 'n/a', 'none', 'nothing' and 'no' are not.
 */
export function isGiven(text: string | undefined): boolean {
  if (text === undefined) return false
  // Almost every answer is longer than any placeholder, which a short look at it shows.
  let count = 0
  for (let index = 0; index < text.length && text.charCodeAt(index) < 128; index++) {
    if (isAsciiLetterOrDigit(text.charCodeAt(index)) && ++count > longestPlaceholder) return true
  }
  let words = ''
  for (const [run] of text.toLowerCase().matchAll(wordCharacters)) {
    words += run
    if (words.length > longestPlaceholder) return true
  }
  return words !== '' && !placeholders.has(words)
}

/**
 * Whether a question was answered in a way that can be read: a scale holds a number, a yes/no question
 * a yes or a no, an open question something that `isGiven`. A name or company need only not be blank.
 */
export function isAnswered(questionId: QuestionId, text: string | undefined): boolean {
  const question = questionOf(questionId)
  if (question.type === 'scale') return hasRating(text)
  if (question.type === 'yesno') return yesOrNo(text) !== null
  if (question.category === 'personal') return text !== undefined && text.trim() !== ''
  return isGiven(text)
}

/** One answer as it is stored in a submission's `answers`. */
export interface OrderedAnswer {
  readonly questionId: QuestionId
  readonly question: string
  readonly answer: string
}

/** The answers that were given, as they stand, in the order of the questionnaire (decisions §4). */
export function answersInOrder(raw: RawAnswers): readonly OrderedAnswer[] {
  return questions.flatMap(({ id, prompt }) => {
    const answer = raw[id]
    return answer === undefined ? [] : [{ questionId: id, question: prompt, answer }]
  })
}
