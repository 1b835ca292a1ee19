import path from 'node:path'
import { rmSync } from 'node:fs'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { build } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildCompanyReport } from '../../../../insights/company-report/company-report.ts'
import {
  decideDisclosure,
  toEarlierRelease,
  topicsWithUnknownContributors,
} from '../../../../insights/anonymity/index.ts'
import { findResidualDisclosure } from './residual-disclosure-worker.ts'
import type { PersonAnswers } from '../generation/build-company-report.ts'
import { decideDisclosureOffThread } from './disclosure-worker.ts'
import { storedSums } from './stored-sums.ts'
import { contributorsIn } from '../testing/linkage-attack.ts'
import { variedAnswers } from '../../../testing/reports/varied-company.ts'

const root = path.resolve(import.meta.dirname, '../../../..')
const built = path.join(root, 'node_modules', `.muster-test-settle-${process.pid}-${Date.now()}`)
const programOf = (name: string) => path.join(built, `${name}.js`)
beforeAll(() =>
  build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: true,
      rolldownOptions: {
        input: ['disclosure-worker', 'residual-disclosure-worker'].map((name) =>
          path.join(import.meta.dirname, `${name}.ts`),
        ),
      },
      outDir: built,
      emptyOutDir: true,
    },
  }),
)
afterAll(() => rmSync(built, { recursive: true, force: true }))

const head = { organizationName: 'Tide & Company', lastUpdated: '2026-03-02T09:00:00.000Z' }
const submittedAt = '2026-03-01T09:00:00.000Z'
const threshold = 5
const peopleOf = (count: number): PersonAnswers[] =>
  Array.from({ length: count }, (_, number) => ({
    id: `e${number}`,
    name: `Person ${number}`,
    email: '',
    role: 'Driver',
    department: ['Sales', 'Ärzte', 'Support'][number % 3] ?? '',
    status: 'active' as const,
    answers: JSON.stringify(variedAnswers(number)),
    submittedAt,
    revision: 1,
  }))
const releaseOf = (people: readonly PersonAnswers[]) => {
  const submissions = people.map(({ id, answers }) => ({
    employeeId: id,
    rawAnswers: JSON.parse(answers ?? ''),
    submittedAt,
  }))
  const content = buildCompanyReport({ ...head, employees: people, submissions })
  const known = people.map(({ id, department, answers }) => ({
    key: `${id} `,
    department,
    answers: JSON.parse(answers ?? ''),
  }))
  return { content, contributors: contributorsIn(known, content), threshold }
}

/** How often other work gets a turn meanwhile, and what comes of it. */
const besideTurns = async <T>(work: () => Promise<T>): Promise<{ turns: number; found: T }> => {
  const isDone = new AbortController()
  const counted = (async () => {
    let turns = 0
    while (!isDone.signal.aborted) {
      await nextTurn()
      turns++
    }
    return turns
  })()
  const found = await work()
  isDone.abort()
  return { turns: await counted, found }
}

test.each([
  [400, 399],
  [600, 595],
  [3000, 2000],
])('what a release of %i people beside one of %i shows is the same in a thread', async (count, before) => {
  const [release, earlier] = [releaseOf(peopleOf(count)), releaseOf(peopleOf(before))]
  const first = toEarlierRelease(earlier, decideDisclosure({ ...earlier, earlier: [] }))
  const { turns, found } = await besideTurns(() =>
    decideDisclosureOffThread(release, [storedSums(first)], programOf('disclosure-worker')),
  )
  const { sums, ...told } = decideDisclosure({ ...release, earlier: [first] })
  expect(found).toEqual({
    ...told,
    sums: storedSums({
      everybody: release.contributors.everybody,
      sums,
      unknown: topicsWithUnknownContributors(release.content, release.contributors),
    }),
  })
  expect(found.sums.sums.length > 0).toBe(before !== 399)
  // A thread takes many turns of this one to start alone; without one there are two or three.
  expect(turns > 100).toBe(count + before >= 1000)
})

test('what is left to show beside open reports is found in a thread too', async () => {
  const people = peopleOf(2500).map((person, number) => ({
    ...person,
    answers: JSON.stringify({
      ...variedAnswers(number),
      job_satisfaction: number < 1500 ? '1' : String(2 + (number % 8)),
    }),
  }))
  const everybody = releaseOf(people)
  const sums = storedSums(toEarlierRelease(everybody, decideDisclosure({ ...everybody, earlier: [] })))
  const open = new Map(people.slice(1500).map(({ id, answers }) => [`${id} `, answers]))
  const { turns, found } = await besideTurns(() =>
    findResidualDisclosure([{ threshold, sums }], open, programOf('residual-disclosure-worker')),
  )
  expect(found).toEqual([
    { withheld: null, departments: [0, 1, 2], withheldTopics: ['satisfaction', 'departures'] },
  ])
  expect(
    await findResidualDisclosure([{ threshold, sums }], new Map(), programOf('residual-disclosure-worker')),
  ).toEqual([null])
  expect(turns).toBeGreaterThan(100)
})
