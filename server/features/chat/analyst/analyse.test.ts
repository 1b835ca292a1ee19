import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { messages } from '../../../../contract/http/failures.ts'
import { company } from '../../../../insights/testing/company.ts'
import { asOwner, callsOnCompany, withRefusals, replyInCompany } from '../testing/organization.ts'
import { ada, grace, replyLines, smallCompany, replyText } from '../testing/small-company.ts'
import { questions } from './question-list.ts'
import type { Reader } from './source.ts'

const offered = (reader: Reader) => questions.flatMap(({ offer }) => offer(reader) ?? [])

test.each(questions.flatMap(({ id, examples }) => examples.map((example) => [example, id] as const)))(
  'understands “%s” as %s',
  async (example, id) => {
    const { draft } = await replyInCompany(smallCompany, example)
    expect(draft.topic.question).toBe(id)
    expect(draft.lines.length).toBeGreaterThan(0)
  },
)

test('docs/chat.md lists every question with its examples, and no other', () => {
  const documented = readFileSync(new URL('../../../../docs/chat.md', import.meta.url), 'utf8')
  const rows = [...documented.matchAll(/^- \*\*(.+?)\*\*: (.+)$/gmu)].map(([, title, examples]) => [
    title,
    examples,
  ])
  const listed = questions.map(({ title, examples }) => [
    title,
    examples.map((one) => `“${one}”`).join(' · '),
  ])
  expect(rows).toEqual(listed)
})

test('tells the scores and the grade of a person, however the name is written', async () => {
  const first =
    'Ada Lovelace: B, overall 7 of 10; reliability 7, role fit 8, scalability 6, output 8, initiative 6. [1]'
  for (const message of [
    'What is the grade of Ada Lovelace?',
    'what is ADA’s grade',
    'lovelace ada grade',
    'Grade of Ada Lovelace’s?',
    'Ada',
  ]) {
    expect((await replyLines(message))[0]).toBe(first)
  }
  expect((await replyLines('How is zoe doing?'))[0]).toBe(
    'There is no report of Zoë Åström that you can see: none was made yet, or none is released and open to you.',
  )
})

test('the action plan is told as it is, soonest first, and is not the plan that the report suggests', async () => {
  expect(await replyLines('Which actions are open?')).toEqual([
    '3 actions are open in the action plan. [1]',
    '- Buy tool 8: Grace Hopper, due 24 November 2026 [1]',
    '- Buy tool 9: Zoë Åström, due 24 December 2026 [1]',
    '- Buy tool 7: Ada Lovelace, without a day [1]',
    '2 are done, 0 were dropped. [1]',
  ])
  expect(await replyLines('What has Grace to see to?')).toEqual([
    '1 action of Grace Hopper is open in the action plan. [1][2]',
    '- Buy tool 8: Grace Hopper, due 24 November 2026 [1]',
  ])
  const { reply } = await replyInCompany(smallCompany, 'what is overdue?')
  expect(reply.citations).toEqual([{ n: 1, kind: 'plan', label: 'Action plan, as it is now' }])
  expect(await replyText('What is the plan?')).not.toContain('Buy tool')
  const ask = withRefusals(callsOnCompany(smallCompany).ask, { listPlanItems: 'Only members may' })
  expect(await replyLines('Which actions are open?', { ask })).toEqual(['Only members may'])
})

test('says why a score is what it is, with the answers that it was read from', async () => {
  const { reply } = await replyInCompany(smallCompany, 'Explain the initiative score of Ada')
  expect(reply.text).toBe(
    '- Initiative 6: (4 + 8 + 6) ÷ 3; job satisfaction 4, naming growth areas 8 (from “Lead a team”), naming improvements 6 (not answered, so the default). [1][2][3]',
  )
  expect(reply.citations).toMatchObject([
    { kind: 'report', employeeId: 'e0', version: 1, section: 'workings' },
    { kind: 'answer', questionId: 'job_satisfaction', quote: '4' },
    { kind: 'answer', questionId: 'career_goals', quote: 'Lead a team' },
  ])
})

test('finds words in answers, also with other accents and case, and counts them', async () => {
  const found = await replyLines('Who mentions excel?')
  expect(found[0]).toBe('“excel” occurs in 1 answer of 1 person. [1][2]')
  expect(found[1]).toContain(
    'Ada Lovelace, to “Which tools or help are you missing?”: “A better CRM, and Excel',
  )
  expect(await replyText('Search for "blockchain"')).toBe(
    '“blockchain” does not occur in what was handed in. [1]',
  )
})

test('tells the part of the report that was asked for, with the answers that it rests on', async () => {
  for (const [message, section] of [
    ['What is Ada good at?', 'strengths'],
    ['What are the weaknesses of Ada?', 'weaknesses'],
    ['What are the risks for Ada?', 'risks'],
    ['What is recommended to Ada?', 'recommendations'],
    ['Which opportunities does Ada have?', 'opportunities'],
  ] as const) {
    const { reply } = await replyInCompany(smallCompany, message)
    expect(reply.text).toContain(`The report of Ada Lovelace says, speaking to them (${section}):`)
    expect(reply.citations[0]).toMatchObject({ kind: 'report', employeeId: 'e0', section })
    expect(reply.citations.some(({ kind }) => kind === 'answer')).toBe(true)
  }
})

test('few answers are not compared, and people within one point are not told apart', async () => {
  expect(await replyText('Compare Sales and Support')).toContain('They are not compared')
  const alike = company([ada, { ...ada, name: 'Grace Hopper' }])
  expect((await replyInCompany(alike, 'Compare Ada and Grace')).reply.text).toContain(
    'so that is no difference',
  )
})

test('numbers in names and in the words of people take no sentence away', async () => {
  const agents = company([{ ...ada, name: 'Agent 007', department: 'Team 42' }, grace])
  const { reply } = await replyInCompany(agents, 'Who mentions crash?')
  expect(reply.text).toContain('- Agent 007, to ')
  expect((await replyInCompany(agents, 'Grade of Team 42')).reply.text).toContain('- Team 42: B;')
  expect((await replyInCompany(agents, 'Which tools are missing in Team 42?')).reply.text).toContain(
    '- Agent 007: “A better',
  )
})

test('ranks nobody', async () => {
  expect(await replyText('Who is our worst employee?')).toMatch(/^Muster ranks no people/)
})

test.each([
  ['Who has the highest output and what are our main weaknesses?', 'What are our main weaknesses?'],
  ['What are our main weaknesses? And who is our best employee?', 'What are our main weaknesses?'],
  ['Who should I fire, and which tools are missing in Sales?', 'Which tools are missing in Sales?'],
])('ranks nobody, and answers what else is asked: %s', async (both, other) => {
  const [refusal = '', ...lines] = await replyLines(both)
  expect(refusal).toMatch(/^Muster ranks no people/)
  expect(lines).toEqual(await replyLines(other))
  expect((await replyInCompany(smallCompany, both)).reply.citations.length).toBeGreaterThan(0)
})

test.each(['Who is our best employee and who is our worst?', 'Who is the best, and what will rain cost?'])(
  'ranks nobody, and guesses at nothing else: %s',
  async (message) => {
    expect(await replyLines(message)).toHaveLength(1)
  },
)

test('what it cannot answer it says, with what it can', async () => {
  const told = await replyLines('Will it rain tomorrow?')
  expect(told[0]).toBe('I cannot answer this. You can ask, for example:')
  expect(told).toHaveLength(7)
  const known = new Set(offered(asOwner.reader).map((example) => `- ${example.replace('Excel', 'CRM')}`))
  expect(told.slice(1).filter((line) => !known.has(line))).toEqual([])
})

test('what it offers instead names people and departments from here, or nobody', async () => {
  const here = company([{ ...ada, name: 'Mina Park', department: 'Legal' }])
  const { reply } = await replyInCompany(here, 'Will it rain tomorrow?')
  expect(reply.text).not.toMatch(/Ada|Grace|Sales|Support/)
  expect(reply.text).not.toMatch(/Compare/)
})

test('an employee is told why not, and is given no name and no answer of others', async () => {
  const ask = withRefusals(callsOnCompany(smallCompany).ask, {
    getSubmissions:
      'Your permissions in this organization do not include “Read everybody’s answers”. An owner can give it to you.',
    getReport: messages.ownReportOnly,
    getReportAnswers: messages.ownReportOnly,
  })
  expect(await replyText('What is the grade of Ada?', { ask })).toBe(messages.ownReportOnly)
  expect(await replyText('Who mentions Excel?', { ask })).toMatch(
    /^Your permissions in this organization do not include/,
  )
  const silent = await replyText('Who has not answered?', { ask })
  expect(silent).toMatch(
    /^2 of 3 had answered when the company report was made\. \[1\]\nWho they are is not told/,
  )
  expect(silent).not.toContain('Zoë')
})

test('what is not there is said of people and departments with where it was looked for', async () => {
  const silent = (await replyInCompany(smallCompany, 'What did Ada say about their boss?')).reply
  expect(silent.text).toBe(
    'Ada Lovelace left unanswered: “Who do you report to, and does anyone report to you?”. [1]',
  )
  expect(silent.citations).toMatchObject([{ kind: 'report', employeeId: 'e0', section: 'coverage' }])
  const nowhere = (await replyInCompany(smallCompany, 'Search for "blockchain"')).reply
  expect(nowhere.citations).toMatchObject([{ kind: 'people' }])
  const mentions = [{ kind: 'department' as const, department: 'Team 43' }]
  const unknown = (await replyInCompany(smallCompany, 'What is the grade?', { mentions })).reply
  expect(unknown.text).toMatch(/^The company report has no department “Team 43”; .*\[1\]$/mu)
  expect(unknown.citations).toMatchObject([{ kind: 'company' }, { kind: 'company' }])
})

test('an answer of many lines is told in one piece', async () => {
  const many = company([
    { ...ada, answers: { ...ada.answers, missing_tools: 'CRM\nExcel\nSlack\nJira\nVPN' } },
  ])
  expect((await replyInCompany(many, 'What did Ada say about tools?')).reply.text).toContain(
    '“CRM Excel Slack Jira VPN”',
  )
})
