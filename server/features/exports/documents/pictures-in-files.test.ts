import { expect, it } from 'vitest'
import { buildCompanyReport } from '../../../../insights/company-report/company-report.ts'
import { questionHeatMapOf } from '../../../../insights/company-report/questions/question-heat-map.ts'
import { questions } from '../../../../insights/questionnaire/questionnaire.ts'
import { joinPages, readPdf, readXlsx, withoutSpaces } from '../../../testing/exports/read-files.ts'
import { writeFile } from '../write-file.ts'

/** The heat map and what goes along with satisfaction, in the files of a company report. */

const at = '2026-03-02T10:00:00.000Z'
const made = { organizationName: 'Tide & Company', by: 'Mira Castellanos', at }
const departments = ['Warehouse', 'Finance', 'Design'] as const

/** Ratings that rise and fall with job satisfaction; the three of Board are too few for numbers. */
const reportOf = (people: number) => {
  const employees = Array.from({ length: people }, (_, index) => ({
    id: `e${index}`,
    name: `Person ${index}`,
    email: `p${index}@tide.example`,
    role: 'Clerk',
    department: index < 3 ? 'Board' : (departments[index % 3] ?? 'Design'),
    status: 'active' as const,
  }))
  const submissions = employees.map(({ id, name }, index) => ({
    employeeId: id,
    submittedAt: at,
    rawAnswers: Object.fromEntries(
      questions.map((question) => [
        question.id,
        question.id === 'full_name'
          ? name
          : question.type === 'scale'
            ? String(3 + (index % 7))
            : question.type === 'yesno'
              ? 'Yes'
              : 'Sorting and sending',
      ]),
    ),
  }))
  const report = buildCompanyReport({
    organizationName: made.organizationName,
    lastUpdated: at,
    employees,
    submissions,
  })
  return {
    ...report,
    id: 'c',
    version: 1,
    origin: 'generated',
    createdAt: at,
    state: 'draft',
    isAnonymous: false,
    groupThreshold: 5,
  }
}

const fileOf = (people: number, format: 'pdf' | 'xlsx', more: { timeZone?: string; language?: 'de' } = {}) =>
  writeFile({
    of: 'company report',
    language: 'en',
    format,
    made,
    answer: JSON.stringify({ report: reportOf(people) }),
    trend: null,
    plan: null,
    ...more,
  })

it('has the heat map as numbers in a workbook, without those of a small department', async () => {
  const sheets = await readXlsx(await fileOf(40, 'xlsx'))
  const map = questionHeatMapOf(reportOf(40).questionResults)
  const sheet = sheets.find(({ name }) => name === 'Departments by question')
  expect(map?.rows.length).toBe(4)
  expect(sheet?.rows.slice(1).map(([department]) => department)).toEqual(
    map?.rows.map(({ department }) => department),
  )
  const board = sheet?.rows.find(([department]) => department === 'Board')
  expect(board?.slice(1).filter((cell) => typeof cell === 'number')).toEqual([])
  const others = map?.rows.filter(({ department }) => department !== 'Board') ?? []
  for (const { department, cells } of others)
    expect(sheet?.rows.find(([name]) => name === department)?.slice(1, cells.length + 1)).toEqual(
      cells.map(({ difference }) => difference),
    )
})

it('has what goes along with satisfaction where thirty answered, and nothing of it below that', async () => {
  const links = reportOf(40).satisfactionLinks ?? []
  expect(links.length).toBeGreaterThan(0)
  const sheets = await readXlsx(await fileOf(40, 'xlsx'))
  const rows = sheets.find(({ name }) => name === 'Satisfaction')?.rows.slice(1)
  expect(rows?.map((row) => row[5])).toEqual(links.map(({ text }) => text))
  const said = joinPages((await readPdf(await fileOf(40, 'pdf'))).pages)
  expect(said).toContain(withoutSpaces('People who rate these higher also rate their satisfaction higher:'))
  const few = await readXlsx(await fileOf(29, 'xlsx'))
  expect(few.map(({ name }) => name)).not.toContain('Satisfaction')
})

it('has the heat map in a PDF, with each distance in words and none of a small department', async () => {
  const { pages, bookmarks } = await readPdf(await fileOf(40, 'pdf'))
  expect(bookmarks).toContain('Departments by question')
  const said = joinPages(pages)
  const table = said.slice(said.lastIndexOf('Departmentsbyquestion'), said.indexOf('Plusisabovethecompany'))
  const cells = questionHeatMapOf(reportOf(40).questionResults)?.rows.flatMap((row) => row.cells) ?? []
  const shown = cells.filter(({ difference }) => difference !== null)
  expect(shown.length).toBeGreaterThan(0)
  for (const { difference, answered } of shown)
    expect(table).toMatch(new RegExp(`[+−±]${Math.abs(difference ?? 0)}\\D.*\\(${answered}\\)`))
  expect(table.match(/fewerthan5\(3\)/g)).toHaveLength(cells.filter(({ answered }) => answered === 3).length)
})

it('tells moments in the time zone of the reader, in each kind of file', async () => {
  const timeZone = 'Asia/Kolkata'
  const pdf = async (more: object) => joinPages((await readPdf(await fileOf(5, 'pdf', more))).pages)
  expect(await pdf({})).toContain('2026-03-0210:00UTC')
  expect(await pdf({ timeZone })).toContain('2026-03-0215:30+05:30')
  expect(await pdf({ timeZone, language: 'de' })).toContain('2.März2026um15:30GMT+5:30')
  const [about] = await readXlsx(await fileOf(5, 'xlsx', { timeZone }))
  expect(JSON.stringify(about?.rows)).toContain('2026-03-02 15:30 +05:30')
})
