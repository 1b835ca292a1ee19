import type { QuestionId } from '../questionnaire/questionnaire.ts'
import type { ThemeKind } from './categories.ts'

/** The open questions and what kind of things their answers are about: what people wish for first, what they do last. */
const kinds = {
  company_improvements: 'wishes',
  team_support: 'wishes',
  missing_tools: 'tools',
  skill_development: 'skills',
  career_goals: 'goals',
  additional_feedback: 'wishes',
  current_tools: 'tools',
  key_skills: 'skills',
  core_responsibilities: 'work',
  recurring_deliverables: 'work',
  reporting_structure: 'work',
  close_collaborators: 'work',
} as const satisfies Partial<Record<QuestionId, ThemeKind>>

export type OpenQuestionId = keyof typeof kinds

const isOpenQuestion = (id: string): id is OpenQuestionId => id in kinds

export const openQuestionIds: readonly OpenQuestionId[] = Object.keys(kinds).filter(isOpenQuestion)

export const themeKindOf = (questionId: OpenQuestionId): ThemeKind => kinds[questionId]
