import type { QuestionId } from '../questionnaire/questionnaire.ts'
import type { ThemeKind } from './categories.ts'

/** The open questions that many people answer about the same things, and what kind of things. */
const kinds = {
  core_responsibilities: 'work',
  reporting_structure: 'work',
  recurring_deliverables: 'work',
  close_collaborators: 'work',
  team_support: 'wishes',
  current_tools: 'tools',
  missing_tools: 'tools',
  key_skills: 'skills',
  skill_development: 'skills',
  career_goals: 'goals',
  company_improvements: 'wishes',
  additional_feedback: 'wishes',
} as const satisfies Partial<Record<QuestionId, ThemeKind>>

export type OpenQuestionId = keyof typeof kinds

export const themeKindOf = (questionId: OpenQuestionId): ThemeKind => kinds[questionId]
