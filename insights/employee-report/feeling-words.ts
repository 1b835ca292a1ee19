/** Words of feeling in what a person wrote, so that a report repeats them instead of missing them. */
import { isGiven } from '../questionnaire/answers.ts'
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
