import { describe, expect, it } from 'vitest'
import type { RawAnswers } from '../../../../insights/questionnaire/questionnaire.ts'
import { resumeStep } from './answer-validation.ts'
import { emptyRecord, type DraftRecord } from '../draft/draft-record.ts'
import {
  questionCount,
  requiredQuestionCount,
  stepProgress,
  stepAfter,
  findStep,
  stepBefore,
  stepOfQuestion,
  steps,
} from './steps.ts'

const count = (kind: string) => steps.filter((step) => step.kind === kind).length

describe('the steps', () => {
  it('are a welcome, one for personal info, an intro for each of sections 2 to 7, one a question, and a review', () => {
    const kinds = ['welcome', 'personal', 'intro', 'question', 'review']
    expect(kinds.map(count)).toEqual([1, 1, 6, 20, 1])
    expect(questionCount).toBe(22)
    expect(requiredQuestionCount).toBe(7)
  })

  it('never ask for the e-mail address', () => {
    expect(steps.some(({ path }) => path === 'email')).toBe(false)
  })

  it('lead forth and back again', () => {
    for (const step of steps.slice(0, -1)) expect(stepBefore(stepAfter(step))).toBe(step)
    expect(stepAfter(findStep('review'))).toBe(findStep('review'))
    expect(stepBefore(findStep('welcome'))).toBe(findStep('welcome'))
  })

  it('fall back to the welcome at an unknown address', () => {
    expect(findStep('nonsense').kind).toBe('welcome')
  })

  it('show progress from nothing to all', () => {
    const all = steps.map(stepProgress)
    expect(all[0]).toBe(0)
    expect(all.at(-1)).toBe(1)
    expect(all).toEqual(all.toSorted((a, b) => a - b))
  })

  it('have one step for the questions of section 1', () => {
    expect(stepOfQuestion('company').path).toBe('about-you')
    expect(stepOfQuestion('role_clarity').path).toBe('role_clarity')
  })
})

/** What the server has of somebody. */
const of = (answers: RawAnswers): DraftRecord => ({ ...emptyRecord, known: { revision: 1, answers } })

describe('coming back', () => {
  it.each([
    [{}, 'about-you'],
    [{ full_name: 'Ada' }, 'about-you'],
    [{ full_name: 'Ada', company: 'N' }, 'section-2'],
    [{ full_name: 'Ada', company: 'N', role_clarity: '7' }, 'reporting_structure'],
    [{ additional_feedback: 'Thanks' }, 'review'],
    [{ role_clarity: '7', additional_feedback: '  ' }, 'reporting_structure'],
  ])('with %j goes on at %s', (answers, path) => expect(resumeStep(of(answers)).path).toBe(path))

  it.each([
    // The answer may be half written, and what was skipped has been gone past.
    [{ core_responsibilities: 'I keep the' }, 'core_responsibilities', 'core_responsibilities'],
    [{ core_responsibilities: 'Payroll' }, 'section-6', 'section-6'],
    // Answered on another device, and gone on there.
    [{ full_name: 'Ada', company: 'N', role_clarity: '7' }, 'section-2', 'reporting_structure'],
    [{ full_name: 'Ada' }, 'about-you', 'about-you'],
    [{ full_name: 'Ada', company: 'N' }, 'no such step', 'section-2'],
  ])('with %j, left at %s, goes on at %s', (answers, place, path) =>
    expect(resumeStep({ ...of(answers), place: { path: place, at: 1 } }).path).toBe(path),
  )

  it('goes back on this device to what somebody went back to', () => {
    const edit = { text: '7', at: 1, by: 'tab', stored: { revision: 1, text: '7' } }
    const record = { ...of({ role_clarity: '7' }), edits: { role_clarity: edit } }
    const place = { path: 'core_responsibilities', at: 2 }
    expect(resumeStep({ ...record, place }).path).toBe('core_responsibilities')
  })
})
