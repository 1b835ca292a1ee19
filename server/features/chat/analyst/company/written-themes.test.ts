import { expect, test } from 'vitest'
import { z } from 'zod'
import { buildWholeCompanyReport } from '../../../../../insights/company-report/company-report.ts'
import type { RawAnswers } from '../../../../../insights/questionnaire/questionnaire.ts'
import { company } from '../../../../../insights/testing/company.ts'
import type { CallProduct } from '../../conversation/product-calls.ts'
import { callsOnCompany, replyInCompany } from '../../testing/organization.ts'

const team = (department: string, count: number, answers: RawAnswers) =>
  Array.from({ length: count }, (_, index) => ({ name: `${department} Person${index}`, department, answers }))

const input = company([
  ...team('Stores', 6, {
    company_improvements: 'More training, please',
    career_goals: 'Lead a team',
    missing_tools: 'a second screen',
  }),
  ...team('Sales', 7, {
    company_improvements: 'Mehr Gehalt',
    career_goals: 'Lead a team',
    missing_tools: 'n/a',
  }),
  ...team('Kitchen', 5, { company_improvements: 'mehr Schulungen', career_goals: 'n/a' }),
])

const themes = buildWholeCompanyReport(input).writtenThemes
const calls = callsOnCompany(input)
const shown = z.object({ report: z.looseObject({}) })

/** The calls as readers have them answered whom the report shows what people wrote. */
const askWithThemes: CallProduct = async (call, given) => {
  const got = await calls.ask(call, given)
  if (call.name !== 'getCompanyReport' || !('value' in got)) return got
  const { report } = shown.parse(got.value)
  return { value: call.out.parse({ report: { ...report, writtenThemes: themes } }) }
}

const linesOf = async (message: string, ask = askWithThemes): Promise<string[]> =>
  (await replyInCompany(input, message, { ask })).reply.text.split('\n')

test('says what people want by topic, with counts, shares, departments and two answers with their sources', async () => {
  const { reply } = await replyInCompany(input, 'What do people want improved?', {
    ask: askWithThemes,
  })
  const lines = reply.text.split('\n')
  expect(lines[0]).toBe('18 people answered “What should the company do better?”; 0 said nothing. [1]')
  expect(lines[1]).toBe(
    '- Training and career: 11 people, 61%. Departments: Stores (6), Kitchen (5). In detail: “More training” (11). [1]',
  )
  expect(lines.find((line) => line.startsWith('- Pay and benefits: 7 people, 39%.'))).toBeDefined()
  expect(reply.citations.filter(({ kind }) => kind === 'answer').length).toBeGreaterThanOrEqual(2)
  expect(reply.text).toContain('“More training, please”')
})

test('names topics of a department only where five of it or more named them', async () => {
  const sales = await linesOf('What are the career goals in Sales?')
  expect(sales[0]).toBe(
    'Topics that 5 people or more of Sales named in answer to “Where would you like your work to take you in the next years?”: [1]',
  )
  expect(sales[1]).toBe('- Leading people: 7 people of Sales [1]')
  expect(sales.slice(2).every((line) => line.startsWith('- Sales Person'))).toBe(true)
  const kitchen = await linesOf('What are the career goals in Kitchen?')
  expect(kitchen).toHaveLength(1)
  expect(kitchen[0]).toContain('5 people or more of Kitchen named no topic in common')
})

test('counts who asked for something, in whatever words and language they wrote it', async () => {
  const counted = await linesOf('How many people asked for training?')
  expect(counted[1]).toContain('- Training and career: 11 people, 61%')
  expect(counted.some((line) => line.startsWith('- Among them'))).toBe(false)
  const named = await linesOf('Who asked for better pay?')
  expect(named[1]).toContain('- Pay and benefits: 7 people, 39%')
  expect(named.at(-1)).toMatch(/^- Among them: .*Sales Person0/u)
  // What is no topic is searched for.
  expect((await linesOf('Who asked for dolphins?'))[0]).toContain('“dolphins” does not occur')
})

test.each([
  ['Was wünschen sich die Leute?', 'Weiterbildung'],
  ['Wie viele Leute wünschen sich Schulungen?', '11 Personen'],
  ['¿Qué quiere mejorar la gente?', '11 personas'],
  ['¿Cuántas personas piden formación?', '11 personas'],
  ['ماذا يريد الموظفون؟', '61%'],
  ['كم شخصًا طلب التدريب؟', '61%'],
])('answers in the language of the question: %s', async (message, words) => {
  expect((await linesOf(message)).join('\n')).toContain(words)
})

test('says the topics of missing tools before the words of each', async () => {
  const lines = await linesOf('Which tools are missing?')
  const topic = lines.findIndex((line) => line.startsWith('- Computers and devices: 6 people, 100%'))
  expect(topic).toBeGreaterThanOrEqual(0)
  expect(lines.findIndex((line) => line.includes('Stores Person0: “a second screen”'))).toBeGreaterThan(topic)
})

test('says nothing of what people wrote to readers whom the report does not show it', async () => {
  for (const message of [
    'What do people want improved?',
    'Who asked for better pay?',
    'What are the career goals in Sales?',
  ])
    expect(await linesOf(message, calls.ask)).toEqual([
      'The company report shows you nothing of what people wrote.',
    ])
  expect((await linesOf('Was wünschen sich die Leute?', calls.ask))[0]).toContain('zeigt Ihnen nichts')
  expect((await linesOf('Which tools are missing?', calls.ask)).join('\n')).not.toContain(
    'Computers and devices',
  )
})
