import type { Question, QuestionId } from '../../../insights/questionnaire.ts'
import { refusalText, type DraftState } from './draft-state.ts'
import { answerOf, answersOf } from './draft-record.ts'
import { problemsIn } from './steps.ts'
import { suggestionFrom } from './suggestions.ts'

/**
 * What to show in a question's field: the answer, or what the invitation already says where nothing was
 * ever answered. A suggestion becomes the answer once the person goes on with it.
 */
export const shownAnswer = (state: DraftState, id: QuestionId): string => {
  const { about, edits } = state.record
  const answer = answerOf(state.record, id)
  if (answer !== '' || edits[id] !== undefined || about === null) return answer
  return suggestionFrom(about, id)
}

/** What is wrong with a question's shown answer, in the server's sentence or the one it would give; null where nothing is. */
export const problemOf = (state: DraftState, question: Question): string | null => {
  const refusal = refusalText(state, question.id)
  if (refusal !== undefined) return refusal
  const answers = { ...answersOf(state.record), [question.id]: shownAnswer(state, question.id) }
  return problemsIn([question], answers)[0]?.message ?? null
}
