/** Words of feeling in what a person wrote, so that a report repeats them instead of missing them. */
import { isGiven } from './answers.ts'
import { questions, type QuestionId, type RawAnswers } from './questionnaire.ts'

const feeling =
  /(?<![\p{L}\p{M}])(?:feel(?:s|ing|ings)?|felt|alone|lonely|tired|exhaust(?:ed|ing)|stress(?:ed|ful)?|overwhelmed|overworked|burn(?:ed|t)[ -]?out|burnout|happy|unhappy|glad|proud|enjoy|love|hate|afraid|scared|worr(?:y|ied)|anxious|angry|frustrat(?:ed|ing)|bored|disappointed|sad|grateful|thankful|valued|ignored|miserable|desperate|hope|hopeless|müde|erschöpft|allein|froh|glücklich|traurig|frustriert|überfordert|stolz)(?![\p{L}\p{M}])/iu

/** The open questions but the last one, which reports quote anyway. */
const searched: readonly QuestionId[] = questions
  .filter(
    ({ id, type, category }) =>
      type === 'textarea' && category !== 'personal' && id !== 'additional_feedback',
  )
  .map(({ id }) => id)

/** The first open question whose answer has a word of feeling, or null. */
export function feelingQuestionIn(raw: RawAnswers): QuestionId | null {
  return searched.find((id) => isGiven(raw[id]) && feeling.test(raw[id] ?? '')) ?? null
}
