/** Praise that a low rating contradicts. */
import { lowRating } from '../questionnaire/answers.ts'
import type { QuestionId } from '../questionnaire/questionnaire.ts'
import type { Statement } from '../report-types.ts'
import { quoteAnswer, statement, type Person } from './answered-person.ts'
import { isPlainWish } from './reading/wishes.ts'

const praised = [
  ['team_support', 'communication', 'team_communication'],
  ['company_improvements', 'satisfaction', 'job_satisfaction'],
] as const

/** An answer that says that all is well, next to a low rating of the same: only the person can say which holds. */
export function praiseOfLow(person: Person): Statement | null {
  for (const [questionId, id, ratingId] of praised) {
    const value = person.readings[id]
    const text = person.raw[questionId]
    if (value === null || value >= lowRating || text === undefined || !isContent(person, questionId)) continue
    const quoted = quoteAnswer(person, questionId, 90)
    if (quoted === null) continue
    const said = person.words.say(`employee.insights.praiseOfLow.${id}`, { quoted })
    return statement(person, said, [questionId, ratingId])
  }
  return null
}

const content =
  /(?<![\p{L}\p{M}])(?:all (?:good|fine|great|well)|everything is (?:fine|great|good|perfect)|perfect|wonderful|lovely|great team|very happy|alles (?:gut|prima|bestens|super|okay|in ordnung)|perfekt|wunderbar|sehr zufrieden|todo (?:perfecto|bien|genial)|perfecto|equipazo|(?:muy|estoy) content[oa]|كل شيء (?:جيد|ممتاز|على ما يرام|تمام)|ممتاز|رائع)(?![\p{L}\p{M}])/iu

function isContent({ raw, answered }: Person, questionId: QuestionId): boolean {
  const text = (raw[questionId] ?? '').slice(0, 200)
  return answered.has(questionId) && content.test(text) && !isPlainWish(text)
}
