import { describe, expect, it } from 'vitest'
import {
  isQuestionId,
  questionOf,
  questions,
  questionsOf,
  sections,
  type RawAnswers,
} from './questionnaire.ts'
import { workingsOf } from '../scoring/scores.ts'
import { validateAnswers } from './validate-answers.ts'
import { english } from '../catalog/report-texts.ts'

const idsWhere = (test: (question: (typeof questions)[number]) => boolean): readonly string[] =>
  questions.filter(test).map(({ id }) => id)

describe('the questionnaire', () => {
  it('has 7 sections with their questions, 23 stored and 22 asked', () => {
    expect(sections.map(({ title }) => title)).toEqual([
      'Getting Started',
      'Your Role & Responsibilities',
      'Output & Accountability',
      'Team & Collaboration',
      'Tools & Resources',
      'Skills & Development',
      'Feedback & Improvement',
    ])
    expect(sections.map(({ id }) => questionsOf(id).length)).toEqual([3, 4, 3, 3, 3, 4, 3])
    expect(questions).toHaveLength(23)
    expect(idsWhere(({ asked }) => !asked)).toEqual(['email'])
    expect(sections.flatMap(({ id }) => questionsOf(id))).toEqual(questions)
    expect(questions.map(({ order }) => order)).toEqual(questions.map((_, index) => index + 1))
    expect(new Set(questions.map(({ id }) => id)).size).toBe(23)
  })

  it('has the types and required questions of the specification', () => {
    expect(idsWhere(({ required }) => required)).toEqual([
      'full_name',
      'email',
      'company',
      'title_department',
      'core_responsibilities',
      'role_clarity',
      'weekly_output',
      'recurring_deliverables',
    ])
    expect(idsWhere(({ type }) => type === 'scale')).toEqual([
      'role_clarity',
      'weekly_output',
      'team_communication',
      'tool_effectiveness',
      'job_satisfaction',
    ])
    expect(idsWhere(({ type }) => type === 'yesno')).toEqual(['has_kpis', 'aware_of_training'])
    expect(idsWhere(({ type, required }) => type === 'textarea' && !required)).toEqual([
      'reporting_structure',
      'close_collaborators',
      'team_support',
      'current_tools',
      'missing_tools',
      'key_skills',
      'skill_development',
      'career_goals',
      'company_improvements',
      'additional_feedback',
    ])
    expect(idsWhere(({ scale }) => scale !== null)).toEqual(idsWhere(({ type }) => type === 'scale'))
    for (const { prompt } of questions) expect(prompt.trim()).not.toBe('')
  })

  it('has the categories and scales of the specification', () => {
    expect([...new Set(questions.map(({ category }) => category))].toSorted()).toEqual([
      'collaboration',
      'culture',
      'feedback',
      'growth',
      'performance',
      'personal',
      'role',
    ])
    expect(idsWhere(({ type, placeholder }) => type.startsWith('text') && placeholder === '')).toEqual([])
    for (const scale of questions.flatMap((question) => question.scale ?? [])) {
      expect(scale).toMatchObject({ min: 1, max: 10 })
      expect(scale.lowLabel).not.toBe('')
      expect(scale.highLabel).not.toBe(scale.lowLabel)
    }
  })

  it('weighs a question by the sub-scores that its answer counts in', () => {
    const { overall: _overall, ...subScores } = workingsOf({}, english)
    for (const { id, weight } of questions) {
      const uses = Object.values(subScores).filter(({ inputs }) =>
        inputs.some(({ answers }) => answers.some(({ questionId }) => questionId === id)),
      )
      expect([id, weight]).toEqual([id, uses.length])
    }
  })

  it('knows its ids', () => {
    expect(isQuestionId('email')).toBe(true)
    expect(isQuestionId('toString')).toBe(false)
    expect(questionOf('role_clarity').scale).toMatchObject({ min: 1, max: 10 })
  })
})

describe('validateAnswers', () => {
  const complete: RawAnswers = {
    full_name: 'Maya',
    company: 'Northwind',
    title_department: 'Accountant',
    core_responsibilities: 'books',
    role_clarity: '8',
    weekly_output: 'about 7',
    recurring_deliverables: 'none',
  }

  it('accepts the required answers alone', () => {
    expect(validateAnswers(complete)).toEqual([])
  })

  it('names what is missing in the order of the questionnaire', () => {
    expect(validateAnswers({}).map(({ path }) => path)).toEqual([
      'full_name',
      'company',
      'title_department',
      'core_responsibilities',
      'role_clarity',
      'weekly_output',
      'recurring_deliverables',
    ])
    expect(validateAnswers({ ...complete, company: ' \n' })).toEqual([
      { path: 'company', message: 'Please answer: Which company do you work for?' },
    ])
  })

  it('takes whatever is not blank for a required answer, and for a name what has a letter', () => {
    expect(
      validateAnswers({
        ...complete,
        role_clarity: 'ten',
        title_department: '-',
        core_responsibilities: '---',
      }),
    ).toEqual([])
    expect(validateAnswers({ ...complete, role_clarity: ' ' })).toHaveLength(1)
    for (const name of ['-', '123', '٤٢', '😀']) {
      expect(validateAnswers({ ...complete, full_name: name })).toEqual([
        { path: 'full_name', message: 'Please write your name in letters.' },
      ])
    }
    for (const name of ['آدا', '李', 'É'])
      expect(validateAnswers({ ...complete, full_name: name })).toEqual([])
    expect(validateAnswers({ ...complete, full_name: 'X Æ 12' })).toEqual([])
    expect(validateAnswers({ ...complete, team_communication: 'very' })).toEqual([])
  })

  it('allows 5,000 characters in any answer and not one more', () => {
    expect(validateAnswers({ ...complete, additional_feedback: 'x'.repeat(5000) })).toEqual([])
    expect(
      validateAnswers({ ...complete, additional_feedback: 'x'.repeat(5001), email: 'x'.repeat(5001) }),
    ).toEqual([
      { path: 'email', message: 'This answer has 5001 characters; at most 5000 are allowed.' },
      { path: 'additional_feedback', message: 'This answer has 5001 characters; at most 5000 are allowed.' },
    ])
  })
})
