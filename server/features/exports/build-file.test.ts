import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { messages } from '../../../contract/http/failures.ts'
import type { StoredCompanyReport } from '../../../contract/calls/reports/reports.ts'
import { buildCompanyReport } from '../../../insights/company-report/company-report.ts'
import { gradeText, scoredGrades } from '../../../insights/scoring/grades.ts'
import { questions } from '../../../insights/questionnaire/questionnaire.ts'
import { buildFile, type FileTask } from './build-file.ts'
import { readCsv, readPdf, readXlsx } from '../../testing/exports/read-files.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const built = path.join(root, 'node_modules', `.muster-test-${process.pid}-${Date.now()}`)
const program = path.join(built, 'build-file.js')
beforeAll(() =>
  build({
    root,
    configFile: false,
    logLevel: 'error',
    build: { ssr: path.join(import.meta.dirname, 'build-file.ts'), outDir: built, emptyOutDir: true },
  }),
)
afterAll(() => rmSync(built, { recursive: true, force: true }))

const made = { organizationName: 'Tide & Company', by: 'The owner', at: '2026-03-02T10:00:00.000Z' }
const submittedAt = '2026-03-01T09:00:00.000Z'

const personOf = (number: number) => ({
  id: `e${number}`,
  name: `Person ${number}.`,
  email: `p${number}@example.com`,
  role: 'Driver',
  department: ['Sales', 'Ärzte', 'Support'][number % 3] ?? '',
  status: 'active' as const,
})
const answersOf = (number: number) =>
  Object.fromEntries(
    questions.map(({ id, type }, index) => [
      id,
      type === 'scale' ? String(1 + ((number + index) % 10)) : 'x'.repeat(20),
    ]),
  )
const companyAnswer = (count: number): string => {
  const employees = Array.from({ length: count }, (_, number) => personOf(number))
  const report = buildCompanyReport({
    organizationName: made.organizationName,
    lastUpdated: made.at,
    employees,
    submissions: employees.map(({ id }, number) => ({
      employeeId: id,
      rawAnswers: answersOf(number),
      submittedAt,
    })),
  })
  const stored: StoredCompanyReport = {
    ...report,
    id: 'c',
    version: 1,
    origin: 'generated',
    createdAt: made.at,
    state: 'draft',
    groupThreshold: null,
    isAnonymous: false,
  }
  return JSON.stringify({ success: true, report: stored })
}
const listTask = (count: number, format: 'csv' | 'xlsx'): FileTask => ({
  of: 'reports',
  language: 'en',
  format,
  made,
  people: [JSON.stringify({ employees: Array.from({ length: count }, (_, number) => personOf(number)) })],
  reports: [JSON.stringify({ reports: [] })],
  findsEvery: true,
})

describe('a file of five thousand people', () => {
  const count = 5_000
  let answer = ''
  beforeAll(() => {
    answer = companyAnswer(count)
  })

  it('has each of them in a workbook and in a table', async () => {
    const [workbook, table] = await Promise.all([
      buildFile(
        { of: 'company report', language: 'en', format: 'xlsx', made, answer, trend: null, plan: null },
        { program },
      ),
      buildFile(listTask(count, 'csv'), { program }),
    ])
    const scores = (await readXlsx(workbook)).find(({ name }) => name === 'Team scores')?.rows ?? []
    expect(new Set(scores.slice(1).map((row) => row[1])).size).toBe(count)
    expect(scores).toHaveLength(count + 1)
    expect(readCsv(table)).toHaveLength(count + 1)
  }, 120_000)

  it('gives each department its share in a PDF, counts the grades of all, says where the others are, and lets other work have its turns', async () => {
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
    const bytes = await buildFile(
      { of: 'company report', language: 'en', format: 'pdf', made, answer, trend: null, plan: null },
      { program },
    )
    isMade.abort()
    expect(await counted).toBeGreaterThan(1_000)
    const said = (await readPdf(bytes)).pages.join('\n').replaceAll(/\s+/g, ' ')
    expect(said).toContain(
      'This document lists 999 of the 5,000 people with a grade: a share of each department, by name. The grades of all are counted. The XLSX file of the same report, and the CSV file of its grading, list all 5,000.',
    )
    const { report }: { report: StoredCompanyReport } = JSON.parse(answer)
    const part = said.slice(said.lastIndexOf('Grading by department'), said.lastIndexOf('Impact groups'))
    const starts = report.gradingBreakdown.map(({ departmentName, departmentGrade }) =>
      part.indexOf(`${departmentName}: ${gradeText(departmentGrade ?? 'A+')}`),
    )
    for (const [index, { teamScores }] of report.gradingBreakdown.entries()) {
      const ofIt = part.slice(starts[index], starts[index + 1])
      expect(ofIt.match(/Person \d+/g)).toHaveLength(333)
      const all = teamScores.length
      expect(ofIt).toContain(
        `333 of them are listed here, the first by name; ${(all - 333).toLocaleString('en')} are not.`,
      )
      const counted =
        new RegExp(`All ${all.toLocaleString('en')} with a grade: ([^.]+)\\.`).exec(ofIt)?.[1] ?? ''
      expect(counted.split(', ')).toEqual(
        scoredGrades.flatMap((grade) => {
          const count = teamScores.filter((score) => score.grade === grade).length
          return count === 0 ? [] : [`${count.toLocaleString('en')} ${gradeText(grade)}`]
        }),
      )
    }
  }, 120_000)
})

describe('a thread', () => {
  it('that fails, or ends without a file, fails the file', async () => {
    const broken = path.join(built, 'broken.js')
    writeFileSync(broken, "throw new Error('out of paper')")
    await expect(buildFile(listTask(1, 'csv'), { program: broken })).rejects.toThrow('out of paper')
    writeFileSync(broken, 'process.exit(0)')
    await expect(buildFile(listTask(1, 'csv'), { program: broken })).rejects.toThrow('ended without one')
  })

  it('that takes too long is ended, and so is one for which nobody waits any more', async () => {
    const endless = path.join(built, 'endless.js')
    writeFileSync(endless, 'for (;;);')
    await expect(buildFile(listTask(1, 'csv'), { program: endless, withinMs: 200 })).rejects.toThrow(
      messages.exportTooSlow,
    )
    const gone = new AbortController()
    const waiting = buildFile(listTask(1, 'csv'), { program: endless, signal: gone.signal })
    gone.abort()
    await expect(waiting).rejects.toThrow(messages.exportTooSlow)
  })
})
