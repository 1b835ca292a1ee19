import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { companyWordsOf } from '../../../../insights/catalog/all-company-texts.ts'
import {
  buildCompanyReport,
  buildWholeCompanyReport,
} from '../../../../insights/company-report/company-report.ts'
import type { CompanyWords } from '../../../../insights/catalog/company-texts.ts'
import { questions } from '../../../../insights/questionnaire/questionnaire.ts'
import { pairSentences } from '../translation/company-sentences.ts'
import { buildReport, translateCompanyReport } from './build-company-report.ts'

const root = path.resolve(import.meta.dirname, '../../../..')
const built = path.join(root, 'node_modules', `.muster-test-${process.pid}-${Date.now()}`)
const program = path.join(built, 'build-company-report.js')
beforeAll(() =>
  build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: path.join(import.meta.dirname, 'build-company-report.ts'),
      outDir: built,
      emptyOutDir: true,
    },
  }),
)
afterAll(() => rmSync(built, { recursive: true, force: true }))

const head = { organizationName: 'Tide & Company', lastUpdated: '2026-03-02T09:00:00.000Z' }
const submittedAt = '2026-03-01T09:00:00.000Z'

const personOf = (number: number) => ({
  id: `e${number}`,
  name: number % 7 === 0 ? `Zoë ${number}` : `Person ${number}`,
  email: `p${number}@example.com`,
  role: 'Driver',
  department: ['Sales', 'Ärzte', 'Support'][number % 3] ?? '',
  status: 'active' as const,
})
const rawAnswersOf = (number: number) =>
  Object.fromEntries(
    questions.map(({ id, type }, index) => [
      id,
      type === 'scale' ? String(1 + ((number + index) % 10)) : `An onboarding tool for “${number}” – 李`,
    ]),
  )
const peopleOf = (count: number) =>
  Array.from({ length: count }, (_, number) =>
    number % 10 === 0
      ? { ...personOf(number), answers: null, submittedAt: null, revision: null }
      : { ...personOf(number), answers: JSON.stringify(rawAnswersOf(number)), submittedAt, revision: 2 },
  )
const inputOf = (count: number) => {
  const numbers = Array.from({ length: count }, (_, number) => number)
  return {
    ...head,
    employees: numbers.map(personOf),
    submissions: numbers
      .filter((number) => number % 10 !== 0)
      .map((number) => ({ employeeId: `e${number}`, rawAnswers: rawAnswersOf(number), submittedAt })),
  }
}
const expectedOf = (count: number) => JSON.stringify(buildWholeCompanyReport(inputOf(count)))
const expectedIn = (count: number, words?: CompanyWords): unknown =>
  JSON.parse(JSON.stringify(buildCompanyReport(inputOf(count), words)))

test.each([2, 199, 200, 1201])('the report of %i people is the same to the byte', async (count) => {
  const { report } = await buildReport(head, peopleOf(count), program)
  expect(JSON.stringify(report)).toBe(expectedOf(count))
})

test.each([199, 200])(
  'what the report of %i people says in another language is said once for each sentence',
  async (count) => {
    const pairs = await translateCompanyReport(head, peopleOf(count), 'de', program)
    const [english, german] = [expectedIn(count), expectedIn(count, companyWordsOf('de'))]
    expect(pairs).toEqual(pairSentences(english, german))
    expect(pairs.length).toBeGreaterThan(60)
  },
)

test('what it was made from has one hash, in whatever order people and their answers come, and wherever it is made', async () => {
  const people = peopleOf(200)
  const turned = people.toReversed().map((person) => ({
    ...person,
    answers:
      person.answers &&
      JSON.stringify(Object.fromEntries(Object.entries<string>(JSON.parse(person.answers)).toReversed())),
  }))
  const [made, again, here] = [
    await buildReport(head, people, program),
    await buildReport(head, turned, program),
    await buildReport(head, people.slice(0, 199)),
  ]
  expect(again.inputs).toEqual(made.inputs)
  expect(made.inputs.people).toHaveLength(200)
  expect(made.inputs.people).toContainEqual([
    'e1',
    'Person 1',
    'Driver',
    'Ärzte',
    2,
    submittedAt,
    expect.stringMatching(/^[\w-]{22}$/),
  ])
  expect(made.inputs.people).toContainEqual(['e0', 'Zoë 0', 'Driver', 'Sales', null, null, null])
  const changed = people.map((person) => (person.id === 'e150' ? { ...person, role: 'Pilot' } : person))
  const { inputs } = await buildReport(head, changed, program)
  expect(new Set([made.inputs.hash, here.inputs.hash, inputs.hash])).toHaveProperty('size', 3)
})

test('while the report of many is made, other work gets its turns', async () => {
  const people = peopleOf(5_000)
  const isMade = new AbortController()
  const turnsUntil = async ({ signal }: AbortController) => {
    let turns = 0
    while (!signal.aborted) {
      await nextTurn()
      turns++
    }
    return turns
  }
  const counted = turnsUntil(isMade)
  await buildReport(head, people, program)
  isMade.abort()
  // One for each batch that is handed over, and many more while the thread computes.
  expect(await counted).toBeGreaterThan(100)
})

test('a thread that fails, or ends without a report, fails the report', async () => {
  const broken = path.join(built, 'broken.js')
  writeFileSync(broken, "throw new Error('out of paper')")
  await expect(buildReport(head, peopleOf(200), broken)).rejects.toThrow('out of paper')
  writeFileSync(broken, 'process.exit(0)')
  await expect(buildReport(head, peopleOf(200), broken)).rejects.toThrow('ended without a report')
  await expect(buildReport(head, peopleOf(200), path.join(built, 'nowhere.js'))).rejects.toThrow(
    'Cannot find module',
  )
})
