import type { QuestionId } from '../../../../insights/questionnaire/questionnaire.ts'
import type { QuestionnaireSubject } from '../draft/questionnaire-subject.ts'
import { catalogue } from '../language/catalogue.ts'

/** Placeholders that an employee's record starts with (specification point 4): nothing to suggest. */
const blankWords = new Set(['', 'General', 'Employee', 'Team member'])

/** What the invitation already says of a question; blank where it says nothing. */
export const prefilledAnswer = (about: QuestionnaireSubject, id: QuestionId): string => {
  if (id === 'full_name') return about.name.includes('@') ? '' : about.name
  if (id === 'company') return about.organizationName
  if (id !== 'title_department') return ''
  const [role, department] = [about.role, about.department].map((word) =>
    blankWords.has(word.trim()) ? '' : word,
  )
  if (!role || !department) return role || department || ''
  return catalogue.shown().say('question.titleAndDepartment', { role, department })
}
