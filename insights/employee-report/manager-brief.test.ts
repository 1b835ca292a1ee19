import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyAnswers } from '../testing/arbitraries.ts'
import { buildManagerBrief, ratingChanges } from './manager-brief.ts'

const lena = {
  role_clarity: '7',
  weekly_output: '8',
  tool_effectiveness: '3',
  missing_tools: 'An approval workflow',
  career_goals: 'Shift lead in two years',
  company_improvements: 'Heating in hall 2',
}

const textsOf = (statements: readonly { readonly text: string }[]) => statements.map(({ text }) => text)

it('asks three questions from the answers, and repeats what was asked for', () => {
  const { questions, askedFor } = buildManagerBrief('e1', lena)
  expect(textsOf(questions)).toEqual([
    'You asked for “An approval workflow”. What would that change for you?',
    'Rated lowest: your tools (3 of 10). What would need to change first?',
    'On what comes next you wrote “Shift lead in two years”. What could the first step be?',
  ])
  expect(textsOf(askedFor)).toEqual(['The company should do better: “Heating in hall 2”.'])
})

it('says that nothing else was asked for where a question has quoted the only wish', () => {
  const only = buildManagerBrief('e1', { missing_tools: 'A second screen' })
  expect(textsOf(only.askedFor)).toEqual(['Nothing else asked for.'])
  expect(textsOf(buildManagerBrief('e1', { missing_tools: 'nothing' }).askedFor)).toEqual([
    'Nothing asked for.',
  ])
})

it('opens with what is alarming, and asks what high ratings leave out', () => {
  const { questions } = buildManagerBrief('e1', {
    weekly_output: '9',
    job_satisfaction: '9',
    missing_tools: 'A second screen',
    additional_feedback: 'My boss is bullying me.',
  })
  expect(textsOf(questions).slice(0, 2)).toEqual([
    'You wrote “My boss is bullying me”. What do you need first, and who should know?',
    'You rated nothing below 8. What do these numbers leave out?',
  ])
})

it('has three different questions for any answers, and claims no answer that is not there', () => {
  fc.assert(
    fc.property(anyAnswers, (raw) => {
      const { questions, askedFor } = buildManagerBrief('e1', raw)
      expect(new Set(textsOf(questions)).size).toBe(3)
      expect(askedFor.length).toBeGreaterThan(0)
      for (const { questionId } of [...questions, ...askedFor].flatMap(({ evidence }) => evidence))
        expect(raw[questionId]).toBeDefined()
    }),
  )
  expect(textsOf(buildManagerBrief('e1', { career_goals: 'I want to quit' }).questions)).toContain(
    'What matters most to you in the next year?',
  )
})

it('names the ratings that changed, and none that one of the two lacks', () => {
  const before = { weekly_output: '6', tool_effectiveness: '3', job_satisfaction: '5' }
  const now = { weekly_output: '8', tool_effectiveness: '3', team_communication: '5' }
  expect(ratingChanges(before, now)).toEqual([{ id: 'output', name: 'weekly output', before: 6, now: 8 }])
})
