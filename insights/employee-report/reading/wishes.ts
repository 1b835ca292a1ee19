/** What a person asked for, in their own words, and whether a sentence may call it a request. */
import { isGiven } from '../../questionnaire/answers.ts'
import type { QuestionId } from '../../questionnaire/questionnaire.ts'
import { quotedEntries, shorten } from '../../catalog/quote-answer.ts'
import type { Person } from '../answered-person.ts'

export const wishQuestions = ['missing_tools', 'company_improvements', 'team_support'] as const
export type WishQuestion = (typeof wishQuestions)[number]

const thing = new RegExp(
  [
    // A thing that is asked for starts with an article or with more, less or better of it.
    String.raw`^(?:an?|one|some|more|better|fewer|less|new|newer|faster|clearer|another|regular|access|training)\b`,
    String.raw`^(?:eine?[nmrs]?|mehr|weniger|bessere?[nmrs]?|klare?[nmrs]?|klarere?[nmrs]?|feste?[nmrs]?|neue?[nmrs]?|schnellere?[nmrs]?|regelmäßige?[nmrs]?|zugang)(?!\p{L})`,
    String.raw`^(?:una?|unos|unas|más|menos|mejor|mejores|acceso|formación)(?!\p{L})`,
    String.raw`^(?:المزيد|مزيد|نظام|برنامج|أداة|تدريب|وقت)(?!\p{L})`,
  ].join('|'),
  'iu',
)
const need = new RegExp(
  [
    String.raw`^(?:i|we) (?:need|want|would like)\b`,
    String.raw`^(?:ich brauche|wir brauchen|ich wünsche mir|wir wünschen uns|mir fehlt|mir fehlen|uns fehlt|uns fehlen)(?!\p{L})`,
    String.raw`^(?:necesito|necesitamos|me falta|me faltan|nos falta|nos faltan|quisiera|me gustaría)(?!\p{L})`,
    String.raw`^(?:أحتاج|احتاج|نحتاج|ينقصني|تنقصني|ينقصنا)(?!\p{L})`,
  ].join('|'),
  'iu',
)
/** Words that turn a wish into praise or a joke: what has one of them is quoted and not called a request. */
const otherwise = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:already|enough|great|fine|happy|perfect|wonderful|lovely|brilliant|amazing|everybody|everyone|everything|anything|nobody|nothing|none|maybe|perhaps|haha|lol|obviously|sure|yeah|magic|wand|miracle|wizard|unicorn|schon|bereits|genug|super|toll|prima|perfekt|zufrieden|nichts|niemand|alles|natürlich|klar doch|vielleicht|wunder|zauberstab|wunderbar|großartig|ya|bastante|genial|estupendo|maravilloso|perfecto|contento|contenta|nada|nadie|todo|jaja|quizá|quizás|milagro|mágica|شكرا|يكفي|ممتاز)(?![\p{L}\p{M}])|\/s\b|\p{Extended_Pictographic}`,
  'iu',
)
const negation =
  /(?<![\p{L}\p{M}])(?:no|not|never|nicht|keine?[nrms]?|nie|nunca|لا|لن|ليس)(?![\p{L}\p{M}])|n[’']t\b/iu

/** What comes before it was a joke. */
const seriously =
  /(?:seriously|joking aside|jokes aside|im ernst|spaß beiseite|(?:ahora )?en serio|bromas aparte|بجدية|جديا)\s*[:,.]\s*/iu

/** An answer without the joke that it begins with. */
export function meantText(text: string): string {
  const found = seriously.exec(text)
  return found === null ? text : text.slice(found.index + found[0].length)
}

/** Whether an answer can be taken as it stands: praise and jokes cannot. */
export function isPlainWish(text: string | undefined): boolean {
  return text !== undefined && isGiven(text) && !otherwise.test(text.slice(0, 1000))
}

const wantsLittle =
  /(?<![\p{L}\p{M}])(?:can(?:no|[’'])t think of|not much|fällt mir (?:\p{L}+ ){0,2}(?:wenig|nichts|nicht)|(?:alle|everyone|todos) (?:helfen|helps?|ayudan)|no se me ocurre)(?![\p{L}\p{M}])/iu
/** No step takes up what somebody does not want. */
const wantsNot =
  /(?:do(?:es)?(?:n[’']t| not) (?:need|want)|brauch(?:e|en|t) (?:\p{L}+ ){0,2}(?:keine?[nrms]?|nicht)|no (?:necesit|quier|queremos|hace falta)\p{L}*|لا (?:نحتاج|أحتاج|نريد|أريد))/iu
const firstSentence = /^[^.!?\n]*/u
const longFrom = 80

/**
 * Whether a step may take an answer up in its own words. Of a long one the first sentence says so: 'already' or 'everything'
 * further on is no praise.
 */
export function isTakenUp(text: string | undefined): boolean {
  if (text === undefined || !isGiven(text) || wantsLittle.test(text.slice(0, 1000))) return false
  const meant = meantText(text)
  if (wantsNot.test(firstSentence.exec(meant)?.[0] ?? '')) return false
  return meant.length < longFrom ? isPlainWish(meant) : isPlainWish(firstSentence.exec(meant)?.[0])
}

/** Asked what is missing, people name it in a word or two. */
const fewWords = /^\S+(?: \S+){0,2}$/u

/** `thing`: the answer names what is asked for. `need`: it is a sentence that asks. Null: neither is certain. */
export function readWish({ raw, answered }: Person, id: WishQuestion): 'thing' | 'need' | null {
  const text = raw[id]
  if (text === undefined || !answered.has(id) || !isTakenUp(text)) return null
  const first = quotedEntries(meantText(text)).shown[0] ?? ''
  if (thing.test(first)) return 'thing'
  if (negation.test(first)) return null
  if (need.test(first)) return 'need'
  return id === 'missing_tools' && fewWords.test(first) ? 'thing' : null
}

const sentenceEnd = /[.!?;:](?=\s)/gu
const clauseEnd =
  /,(?=\s)|\s[–—-](?=\s)|\s(?=(?:so that|because|which|while|damit|weil|sodass|para que|porque|لكي|لأن)\s)/gu

function lastEnd(text: string, ends: RegExp): number {
  return Math.max(-1, ...Array.from(text.matchAll(ends), ({ index }) => index))
}

/** At most `max` characters of a text, cut where a clause ends; null where none ends in time. */
export function cutAtClause(text: string, max: number): string | null {
  if (text.length <= max) return text
  const start = text.slice(0, max)
  for (const ends of [sentenceEnd, clauseEnd]) {
    const end = lastEnd(start, ends)
    if (end >= 20) return `${start.slice(0, end).trimEnd()}…`
  }
  return null
}

const wholeMax = 160

/** A wish as sentences quote it, whole where it is not too long. The headline and the step that takes it up both do. */
export function quoteWish({ raw, words, quotes }: Person, questionId: QuestionId): string {
  const { shown, others } = quotedEntries(meantText(raw[questionId] ?? ''), 1000)
  const left = wishEntries(raw[questionId] ?? '')
  for (const entry of left) quotes.take(entry, questionId)
  return words.quoteParts(left, others + shown.length - left.length)
}

function cutWish(entry: string): string {
  return entry.length <= wholeMax ? entry : (cutAtClause(entry, wholeMax) ?? shorten(entry, wholeMax))
}

/** The entries that `quoteWish` shows of a wish. */
function wishEntries(text: string): readonly string[] {
  return quotedEntries(meantText(text), 1000).shown.slice(0, 2).map(cutWish)
}

/** Whether two wishes are in the same words, or one within the other. */
export function isSameWish(one: string, other: string): boolean {
  const [these, those] = [one, other].map((text) =>
    wishEntries(text).map((entry) => entry.replace(/…$/u, '').toLowerCase()),
  )
  return (these ?? []).some((entry) => (those ?? []).some((it) => it.includes(entry) || entry.includes(it)))
}

/** What `quoteWish` shows of a wish first. */
export function shortenWish(text: string): string {
  return cutWish(quotedEntries(meantText(text), 1000).shown[0] ?? '')
}
