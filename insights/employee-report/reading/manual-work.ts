/** Work that a person says they do by hand, as they named it. */
import { quotedEntries } from '../../catalog/quote-answer.ts'
import type { QuestionId } from '../../questionnaire/questionnaire.ts'
import type { Person } from '../answered-person.ts'

const byHand =
  /(?<![\p{L}\p{M}])(?:by hand|manually|manual|copy(?:ing)?[- ]and[- ]past(?:e|ing)|copy[- ]?past(?:e|ing)|re-?typ(?:e|ing)|von hand|händisch|manuell\w*|abtippen|a mano|manualmente|يدويا|يدويًا|يدوي|يدوية)(?![\p{L}\p{M}])/iu
const denied =
  /(?<![\p{L}\p{M}])(?:no|not|nothing|never|without|less|fewer|stop|avoid|replaced?|n[’']t|nicht|nichts|kein\w*|nie|ohne|weniger|statt|no|nada|nunca|sin|menos|evitar|لا|بدون|بلا)(?![\p{L}\p{M}])/iu

const taskMax = 80
const sources = ['recurring_deliverables', 'core_responsibilities'] as const

/** The first part of an answer that says so, and the question; null where none does for certain. */
export function manualTask(
  person: Person,
): { readonly task: string; readonly questionId: QuestionId } | null {
  for (const questionId of sources) {
    if (!person.answered.has(questionId)) continue
    const { shown } = quotedEntries(person.raw[questionId] ?? '', 400)
    for (const task of shown.flatMap((entry) => entry.split(/[.;!?]\s+|,\s+/u))) {
      const text = task.trim().replace(/[.,;…]$/u, '')
      if (text.length <= taskMax && byHand.test(text) && !denied.test(text)) return { task: text, questionId }
    }
  }
  return null
}
