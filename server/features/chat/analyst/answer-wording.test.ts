import { expect, test } from 'vitest'
import { company } from '../../../../insights/testing/company.ts'
import { callsOnCompany, replyInCompany } from '../testing/organization.ts'
import { ada, grace, replyLines, smallCompany, replyText } from '../testing/small-company.ts'
import type { Reader } from './source.ts'

/** What is asked in plain words of the risk, of how grades are made and of who is dissatisfied; and which words are offered. */

const asEmployee: Reader = { sees: 'own', employeeId: 'e0', may: ['employee:view', 'report:view'] }

test('the risk is told with its level, where it comes from, and where the rule stands', async () => {
  const lines = await replyLines('What is the company risk?')
  expect(lines).toEqual([
    'The level of risk is high. [1]',
    'Satisfaction 5 of 10 (2 people), tools 6 of 10 (1 of 2 gave no number and counts as 7). High is a satisfaction below 6. [1]',
    'From version 1 of the company report, made on 1 February 2026. [2]',
    'By which rule it is decided is told in the article “The company report” of the Help centre.',
  ])
  for (const message of ['What is the risk?', 'How risky are we?', 'company risk'])
    expect(await replyLines(message)).toEqual(lines)
  expect((await replyLines('What is the risk in Sales?'))[0]).toMatch(
    /^The level of risk is told for the whole/,
  )
})

test('the risk of a person, and risks, are still those of the reports', async () => {
  expect(await replyText('What is the risk for Ada Lovelace?')).toMatch(/^The report of Ada Lovelace says/)
  expect(await replyText('What is the biggest risk?')).not.toContain('level of risk')
})

test('means are told in tenths, and not twice in other digits', async () => {
  const uneven = company([
    { ...ada, answers: { ...ada.answers, job_satisfaction: '7', role_clarity: '8' } },
    { ...grace, answers: { ...grace.answers, job_satisfaction: '7.5', role_clarity: '8.5' } },
  ])
  const lines = (await replyInCompany(uneven, 'What is our average score?')).reply.text.split('\n')
  expect(lines[1]).toContain('Satisfaction 7.25 of 10')
  expect(lines[2]).toMatch(/^Means of the other ratings: role clarity 8\.3, weekly output 7\.0, /)
  expect(lines[2]).not.toContain('job satisfaction')
  const satisfaction = (await replyInCompany(uneven, 'How satisfied are people?')).reply.text
  expect(satisfaction).toContain('Job satisfaction: a mean of 7.3 of 10')
  expect(satisfaction).not.toContain('7.25')
})

test.each(['How are grades made?', 'How is the grade computed?', 'how are scores computed'])(
  'how a grade is made is told with the formulas to whoever asks: %s',
  async (message) => {
    for (const more of [{}, { reader: asEmployee }]) {
      const lines = await replyLines(message, more)
      expect(lines).toContain(
        '- Initiative: mean of job satisfaction, naming growth areas and naming improvements, rounded half up',
      )
      expect(lines.join('\n')).toMatch(/: A from 8\.7, A− from 8\.3, .*, D− from 1\./)
      expect(lines.at(-1)).toContain('the article “How grades are made” of the Help centre')
    }
  },
)

test('on the page of a report the grade is the one that stands there', async () => {
  const context = { employeeId: 'e0', version: 1 }
  expect(await replyText('How is the grade computed?', { context })).toMatch(
    /^The overall score of Ada Lovelace/,
  )
  expect(await replyText('How are grades made?', { context })).toMatch(/^A grade is computed from 9 inputs/)
})

test('who is dissatisfied is whom the company report has as a reason for a conversation', async () => {
  const { reply, draft } = await replyInCompany(smallCompany, 'Who is unhappy?')
  expect(reply.text.split('\n')).toEqual([
    '1 person rated their job satisfaction 4 or less. [1]',
    '- Ada Lovelace (Sales) rated job satisfaction 4 of 10. [1]',
    'This is one rating of their own: a reason to ask them, and no conclusion about them.',
    'From version 1 of the company report, made on 1 February 2026. [2]',
  ])
  expect(reply.citations[0]).toMatchObject({ kind: 'company', section: 'personnelChanges' })
  expect(draft.people).toEqual(['e0'])
  expect((await replyLines('Who is dissatisfied in Support?'))[0]).toBe(
    'Nobody in Support rated their job satisfaction 4 or less. [1][2]',
  )
  expect((await replyLines('Who is not satisfied in Sales?'))[0]).toBe(
    '1 person in Sales rated their job satisfaction 4 or less. [1][2]',
  )
})

test('who is dissatisfied is told to nobody who sees the company report without names', async () => {
  const refusal =
    /^Who rated their job satisfaction low is shown (?:only to owners, admins and others with that right|to you once)/
  const own = (await replyInCompany(smallCompany, 'Who is unhappy?', { reader: asEmployee })).reply
  expect(own.text).toMatch(refusal)
  expect(own.suggestions).toEqual(['How satisfied are people?'])
  const { ask } = callsOnCompany(smallCompany)
  const anonymous: typeof ask = async (call, given) => {
    const told = await ask(call, given)
    if (call.name === 'getCompanyReport' && 'value' in told)
      Object.assign(Object(Reflect.get(Object(told.value), 'report')), { isAnonymous: true })
    return told
  }
  const reader: Reader = { ...asEmployee, sees: 'all but pay' }
  const open = (await replyInCompany(smallCompany, 'Who is unhappy?', { reader, ask: anonymous })).reply
  expect(open.text).toMatch(refusal)
  expect(own.text + open.text).not.toContain('Ada')
})

test('a word that is offered to be searched for is one that somebody here wrote, and no name', async () => {
  const offered = async (missing: string, more: Parameters<typeof replyInCompany>[2] = {}) => {
    const here = company([{ ...ada, answers: { ...ada.answers, missing_tools: missing } }, grace])
    const { reply, draft } = await replyInCompany(here, 'What can I ask?', more)
    return { words: reply.suggestions.filter((one) => /mentions|Search/.test(one)), people: draft.people }
  }
  expect(await offered('A better CRM, and Excel that does not crash')).toEqual({
    words: ['Who mentions CRM?'],
    people: ['e0', 'e1'],
  })
  expect((await offered('Less talk with Grace, and more Figma')).words).toEqual(['Who mentions Figma?'])
  const silent = company([{ ...ada, answers: { role_clarity: '8' } }])
  expect((await replyInCompany(silent, 'What can I ask?')).reply.text).not.toMatch(/mentions|Search|Excel/)
  expect((await offered('A better CRM', { reader: asEmployee })).words).toEqual([])
})

test('how a report is contested is told with the page and the button', async () => {
  expect(await replyText('How do I contest my report?')).toMatch(
    /^Once your report is released to you, open it under Reports and choose “I see it differently”/,
  )
})
