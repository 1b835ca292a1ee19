/** Words of feeling in what a person wrote, so that a report repeats them instead of missing them. */
import { isAnswered, isGiven } from '../questionnaire/answers.ts'
import { clean } from '../catalog/quote-answer.ts'
import { questions, type QuestionId, type RawAnswers } from '../questionnaire/questionnaire.ts'

const english =
  'feel(?:s|ing|ings)?|felt|alone|lonely|tired|exhaust(?:ed|ing)|stress(?:ed|ful)?|overwhelmed|overworked|burn(?:ed|t)[ -]?out|burnout|happy|unhappy|glad|proud|enjoy|love|hate|afraid|scared|worr(?:y|ied)|anxious|angry|frustrat(?:ed|ing)|bored|disappointed|sad|grateful|thankful|valued|ignored|miserable|desperate|hope|hopeless'
const german =
  'müde|erschöpft|allein|einsam|froh|glücklich|unglücklich|zufrieden|unzufrieden|traurig|frustriert|überfordert|überlastet|gestresst|stressig|ausgebrannt|stolz|fühle|gefühl|angst|ängstlich|besorgt|wütend|genervt|gelangweilt|enttäuscht|dankbar|wertgeschätzt|verzweifelt|hoffnung|hoffnungslos|freue|freude|ich liebe|ich hasse'
const spanish =
  'siento|sentimos|cansad[oa]s?|agotad[oa]s?|estresad[oa]s?|estresante|estrés|abrumad[oa]s?|sobrecargad[oa]s?|quemad[oa]s?|feliz|felices|infeliz|content[oa]s?|triste|tristes|orgullos[oa]s?|me encanta|odio|miedo|preocupad[oa]s?|preocupa|ansiedad|ansios[oa]s?|enfadad[oa]s?|enojad[oa]s?|frustrad[oa]s?|frustración|aburrid[oa]s?|decepcionad[oa]s?|agradecid[oa]s?|valorad[oa]s?|ignorad[oa]s?|desesperad[oa]s?|esperanza'
const arabic =
  '[وفب]?(?:ال)?(?:أشعر|اشعر|نشعر|شعرت|شعور|وحيد|وحيدة|متعب|متعبة|تعبان|تعبانة|مرهق|مرهقة|إرهاق|ارهاق|توتر|متوتر|متوترة|مضغوط|مضغوطة|سعيد|سعيدة|حزين|حزينة|فخور|فخورة|أحب|احب|أكره|اكره|خائف|خائفة|خوف|قلق|قلقة|غاضب|غاضبة|محبط|محبطة|إحباط|احباط|ملل|خيبة|ممتن|ممتنة|مهمش|مهمشة|يائس|يائسة)'
const feeling = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:${english}|${german}|${spanish}|${arabic})(?![\p{L}\p{M}])`,
  'iu',
)

/** The open questions but the last one, which reports quote anyway. */
const searched: readonly QuestionId[] = questions
  .filter(
    ({ id, type, category }) =>
      type === 'textarea' && category !== 'personal' && id !== 'additional_feedback',
  )
  .map(({ id }) => id)

/** The first open question whose answer has a word of feeling, or null. */
export function findFeelingQuestion(raw: RawAnswers): QuestionId | null {
  return searched.find((id) => isGiven(raw[id]) && feeling.test(raw[id] ?? '')) ?? null
}

const feelings = new RegExp(feeling.source, 'giu')
const word = /^[\p{L}\p{M}’']{1,20}$/u

/** The word at a place with up to two before it, which may deny it: 'not tired'. */
function withWordsBefore(text: string, from: number, at: number, found: string): string {
  const before = text.slice(Math.max(from, at - 50), at)
  // What touches the word without a space is no word of its own.
  const [last, other] = before.endsWith(' ') ? before.trimEnd().split(' ').toReversed() : []
  const words: string[] = []
  if (last !== undefined && word.test(last)) {
    if (other !== undefined && word.test(other)) words.push(other)
    words.push(last)
  }
  return [...words, found].join(' ')
}

const searchedLength = 2000
const wordsMax = 3

/** The first words of feeling in the first answer that has some, as they were written. */
export function findFeelings(
  raw: RawAnswers,
): { readonly questionId: QuestionId; readonly words: readonly string[] } | null {
  const questionId = findFeelingQuestion(raw)
  if (questionId === null || !isAnswered(questionId, raw[questionId])) return null
  const text = clean((raw[questionId] ?? '').slice(0, searchedLength))
  const words: string[] = []
  let end = 0
  for (const { index, 0: found } of text.matchAll(feelings)) {
    const phrase = withWordsBefore(text, end, index, found)
    end = index + found.length
    if (words.length < wordsMax && !words.includes(phrase)) words.push(phrase)
  }
  return words.length === 0 ? null : { questionId, words }
}
