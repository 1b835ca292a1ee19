import { beforeAll, describe, expect, it } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import type { LanguageCode } from '../../../../languages/index.ts'
import { testApp } from '../../../testing/app.ts'
import { newMember } from '../../../testing/new-organization.ts'
import type { Member } from '../../../testing/organizations.ts'
import { reportCalls } from '../../../testing/reports/report-calls.ts'
import { fileWords } from './document-texts.ts'
import { fileFrom } from '../../../testing/exports/export-calls.ts'
import { missingWords, withoutSpaces, readPdf, readXlsx } from '../../../testing/exports/read-files.ts'

const app = testApp()
const { newCompany, releasedCompany } = reportCalls(app)
const fileOf = fileFrom(app)
const others = ['de', 'es', 'ar'] as const

let owner: Member
let employee: Member
let names: string[] = []
beforeAll(async () => {
  const company = await newCompany()
  owner = company.owner
  names = company.people.flatMap(({ name }) => name.split(' '))
  employee = await newMember(app.host, app.now, company.orgId, 'employee')
  await releasedCompany(owner)
  await app.ok(contract.createPlanItem, { title: 'Buy tools', dueOn: '2026-04-01' }, owner)
  await releasedCompany(owner)
}, 120_000)

const workbookIn = async (language: LanguageCode, reader = owner) =>
  readXlsx((await fileOf('exportCompanyReport', { format: 'xlsx', language }, reader)).bytes)
const documentIn = async (language: LanguageCode, reader = owner) => {
  const { bytes, headers } = await fileOf('exportCompanyReport', { format: 'pdf', language }, reader)
  return { headers, ...(await readPdf(bytes)) }
}

const numbersIn = (sheets: { rows: unknown[][] }[]) =>
  sheets.map(({ rows }) => rows.map((row) => row.filter((cell) => typeof cell === 'number')))

/** What only English files say. */
const english =
  /\b(?:People|Answered|Departments?|Strengths?|Weakness|Priority|Overall|Grade|Reliability|Notice|Out of|Version made|Mission Critical|Consider merit review|Standard cycle)\b/

describe.each(others)('the company report in %s', (language) => {
  it('has the sheets, headings and sentences of a workbook in it, and the numbers of the English one', async () => {
    const [sheets, inEnglish] = [await workbookIn(language), await workbookIn('en')]
    const { say, wiki } = fileWords(language)
    expect(sheets.map(({ name }) => name)).toEqual([
      say('list.about'),
      say('sheets.overview'),
      say('sheets.measures'),
      wiki('questions.byDepartment'),
      ...(['departments', 'scores', 'findings'] as const).map((sheet) => say(`sheets.${sheet}`)),
      wiki('sections.written'),
      ...(['hiring', 'plan', 'conversations', 'impact', 'silent'] as const).map((sheet) =>
        say(`sheets.${sheet}`),
      ),
      wiki('sections.trend'),
      wiki('sections.actions'),
    ])
    for (const { name } of sheets) expect(name).toMatch(/^[^[\]:*?/\\]{1,31}$/)
    expect(numbersIn(sheets)).toEqual(numbersIn(inEnglish))
    const headings = sheets.map(({ rows }) => rows[0]?.join(' ') ?? '').join(' ')
    expect(headings).not.toMatch(english)
    const { translation } = await app.ok(contract.getCompanyReport, { language }, owner)
    const cells = new Set(sheets.flatMap(({ rows }) => rows.flat()))
    for (const place of ['notice', 'coverage.note', 'executiveSummary.0.text', 'limits.0']) {
      expect([place, cells.has(translation?.texts[place])]).toEqual([place, true])
    }
  })

  it('is a document in it, with what stands beside the numbers', async () => {
    const { pages, info, bookmarks, headers } = await documentIn(language)
    const said = withoutSpaces(pages.join(' '))
    const { translation } = await app.ok(contract.getCompanyReport, { language }, owner)
    const { say, wiki, piece, day } = fileWords(language)
    const shown = [
      ...Object.entries(translation?.texts ?? {}).flatMap(([place, text]) =>
        /^(?:notice|coverage\.note|(?:strengths|weaknesses)\.\d+\.text|limits)/.test(place) ? [text] : [],
      ),
      say('company.subtitle'),
      say('company.actionsIntro'),
      wiki('questions.key'),
      piece('due.on', { day: day('2026-04-01') }),
    ]
    expect(shown.length).toBeGreaterThan(10)
    expect(shown.flatMap((text) => missingWords(text, said))).toEqual([])
    expect(info).toMatchObject({ Language: language })
    expect(bookmarks).toContain(wiki('sections.hiring'))
    expect(pages.join(' ')).not.toMatch(english)
    expect(headers['content-disposition']).toContain(`-version-2-${language}.pdf`)
  })

  it('tells an employee no name and no pay in it either', async () => {
    const cells = (await workbookIn(language, employee)).flatMap(({ rows }) => rows.flat()).map(String)
    const { pages } = await documentIn(language, employee)
    const { wiki } = fileWords(language)
    for (const text of [cells.join(' '), pages.join(' ')]) {
      expect(text.length).toBeGreaterThan(500)
      for (const name of names) expect(text).not.toMatch(new RegExp(`\\b${name}\\b`))
      expect(text).not.toContain(wiki('impact.Standard cycle'))
      expect(text).not.toContain('Buy tools')
    }
  })
})

it('is refused in a language that there is not', async () => {
  expect(
    await app.call(contract.exportCompanyReport, { format: 'pdf', language: 'tlh' }, owner),
  ).toMatchObject({ status: 400, body: { code: 'VALIDATION_ERROR' } })
})
