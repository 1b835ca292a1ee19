import { expect, test } from 'vitest'
import { company } from '../../../../insights/testing/company.ts'
import { callsOnCompany, withRefusals, replyInCompany } from '../testing/organization.ts'
import { unansweredExamples, translatedUnansweredExamples } from '../testing/unanswered-questions.ts'
import { askedExamples } from '../testing/understood-questions.ts'

/** Questions as people type them: each is answered as what it asks, or said not to be understood. */

const answers = {
  role_clarity: '9',
  weekly_output: '8',
  job_satisfaction: '4',
  team_communication: '7',
  tool_effectiveness: '5',
  missing_tools: 'A better CRM, and Excel',
  career_goals: 'Lead a team',
}
const org = company([
  { name: 'Ada Lovelace', department: 'Sales', answers },
  { name: 'Grace Hopper', department: 'Customer Success', answers: { ...answers, role_clarity: '6' } },
  { name: 'Zoë Åström', department: 'Sales', answers: null },
  { name: 'José Ángel Núñez', department: 'Support', answers },
  { name: 'Siobhán O’Brien', department: 'Support', answers },
  { name: 'Mary Ann Smith', department: 'Operations', answers },
  { name: 'Jean-Luc Picard', department: 'Research & Development', answers },
  { name: 'Grace Kelly', department: 'HR', answers },
])

const answeredBy = async (message: string) => (await replyInCompany(org, message)).draft.topic.question

test.each(
  Object.entries(askedExamples).flatMap(([id, messages]) => messages.map((message) => [message, id])),
)('“%s” is answered as %s', async (message, id) => {
  expect(await answeredBy(message)).toBe(id)
})

test.each(unansweredExamples)('“%s” is said not to be understood', async (message) => {
  const { reply, draft } = await replyInCompany(org, message)
  expect(draft.topic.question).toBe(null)
  expect(reply.text).toMatch(
    /^(?:I cannot answer this|I do not understand “|I know whom you mean|There is nobody|Several people have this name)/,
  )
  expect(reply.text).not.toMatch(/overall \d/)
})

test.each(translatedUnansweredExamples)('“%s” is told that English only is understood', async (message) => {
  const { reply, draft } = await replyInCompany(org, message)
  expect(draft.topic.question).toBe(null)
  expect(reply.text.split('\n')[0]).toBe(
    'This seems to be asked in another language, and the built-in analyst understands English only. You can ask, for example:',
  )
})

test.each([...unansweredExamples, ...Object.values(askedExamples).flat()])(
  '“%s” is not taken for another language',
  async (message) => {
    expect((await replyInCompany(org, message)).reply.text).not.toContain('another language')
  },
)

test('what is offered in the place of an answer can be asked, and is answered', async () => {
  for (const message of ['What does Ada earn?', 'Wer hat nicht geantwortet?', 'Help']) {
    const { reply } = await replyInCompany(org, message)
    const offered = reply.text.split('\n').flatMap((line) => (line.startsWith('- ') ? [line.slice(2)] : []))
    expect(offered.length).toBeGreaterThanOrEqual(6)
    expect(offered.filter((example) => !reply.suggestions.includes(example))).toEqual([])
    for (const example of reply.suggestions) expect((await answeredBy(example)) ?? example).not.toBe(example)
  }
})

test('what is offered is about whom the question named, where it was not understood', async () => {
  const offeredTo = async (message: string) =>
    (await replyInCompany(org, message)).reply.text
      .split('\n')
      .flatMap((line) => (line.startsWith('- ') ? [line.slice(2)] : []))
  expect(await offeredTo('Does HR like the canteen?')).toContain('What is the grade of HR?')
  const ofGrace = await offeredTo('Does Grace Kelly like the canteen?')
  expect(ofGrace).toContain('What is the grade of Grace Kelly?')
  expect(ofGrace.filter((example) => /Ada Lovelace/.test(example) && !/Grace Kelly/.test(example))).toEqual(
    [],
  )
})

test('what is offered is about names from here also where they are those of the examples, in other places', async () => {
  const here = company([
    { name: 'Grace Hopper', department: 'Support', answers },
    { name: 'Ada Lovelace', department: 'Support', answers },
  ])
  const { reply } = await replyInCompany(here, 'Help')
  expect(reply.suggestions).toContain('What is the grade of Support?')
  expect(reply.suggestions).toContain('What is the grade of Grace Hopper?')
  for (const example of reply.suggestions)
    expect((await replyInCompany(here, example)).draft.topic.question).not.toBe(null)
})

test('how many are in a department and how it is graded are told together', async () => {
  const { reply } = await replyInCompany(
    org,
    'How many people work in Support and what is the average grade?',
  )
  const [headcount, grade] = reply.text.split('\n')
  expect(headcount).toMatch(/^2 people are in Support\. \[\d\]$/)
  expect(grade).toMatch(/^- Support: /)
})

test('how many are in two departments is told of both together', async () => {
  const { reply } = await replyInCompany(org, 'How many people are in Sales and Support?')
  expect(reply.text).toBe('4 people are in Sales and Support. [1]')
})

test('how many are in a department is told also where its grade is not, and why either is not', async () => {
  const asks = 'How many people work in Support and what is the average grade?'
  const textsWith = async (refused: Record<string, string>) => {
    const mentions = [{ kind: 'department' as const, department: 'Support' }]
    const ask = withRefusals(callsOnCompany(org).ask, refused)
    return (await replyInCompany(org, asks, { ask, mentions })).reply.text.split('\n')
  }
  expect(await textsWith({ getCompanyReport: 'You may not see reports.' })).toEqual([
    '2 people are in Support. [1]',
    'You may not see reports.',
  ])
  const [notCounted, grade] = await textsWith({ getEmployees: 'You may not see people.' })
  expect(notCounted).toBe('You may not see people.')
  expect(grade).toMatch(/^- Support: /)
})

test('a name that is nearly somebody’s is asked about, and the choice is the answer', async () => {
  const { reply } = await replyInCompany(org, 'whats teh grade of ada lovlace')
  expect(reply.text).toMatch(/^There is nobody .*“lovlace”.* Do you mean one of these\?/)
  const [choice] = reply.choices
  expect(choice?.label).toBe('Ada Lovelace, Employee, Sales')
  const mentions = choice ? [choice.mention] : []
  expect((await replyInCompany(org, 'whats teh grade of ada lovlace', { mentions })).reply.text).toMatch(
    /^Ada Lovelace: B/,
  )
})

test('who has no report is told with the reason, and what is overdue without what is not', async () => {
  expect((await replyInCompany(org, 'who has no report?')).reply.text.split('\n')).toEqual([
    '1 of 8 people has no report. [1][2]',
    '1 of them: has not answered. [1][2]',
    '- Zoë Åström [2]',
  ])
  expect((await replyInCompany(org, 'is anything overdue')).reply.text.split('\n')).toEqual([
    '1 action is overdue in the action plan. [1]',
    '- Buy tool 8: Grace Hopper, due 24 November 2026 [1]',
    '2 are done, 0 were dropped. [1]',
  ])
})

test('what was said before is gone on with only where nothing else is asked', async () => {
  const before = { question: 'grade-of-person', employeeIds: ['e0'], departments: [] }
  expect((await replyInCompany(org, 'And Mary Ann Smith?', { before })).reply.text).toMatch(
    /^Mary Ann Smith: B/,
  )
  expect((await replyInCompany(org, 'And has Zoe answered?', { before })).reply.text).toMatch(
    /^Zoë Åström has not answered/,
  )
  expect((await replyInCompany(org, 'And her salary?', { before })).draft.topic.question).toBe(null)
  // Whoever was refused a ranking asks about a person instead, as they were told to.
  const ranked = { ...before, question: 'no-ranking' }
  for (const message of ['And Mary Ann Smith?', 'What about Mary Ann Smith?'])
    expect((await replyInCompany(org, message, { before: ranked })).reply.text).toMatch(/^Mary Ann Smith: B/)
})
