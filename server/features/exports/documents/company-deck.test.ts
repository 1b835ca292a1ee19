import { beforeAll, describe, expect, it } from 'vitest'
import { buildWholeCompanyReport } from '../../../../insights/company-report/company-report.ts'
import { company as companyOf } from '../../../../insights/testing/company.ts'
import { languages, type LanguageCode } from '../../../../languages/index.ts'
import { testApp, type Caller } from '../../../testing/app.ts'
import { fileFrom } from '../../../testing/exports/export-calls.ts'
import { readPptx } from '../../../testing/exports/read-files.ts'
import { newMember } from '../../../testing/new-organization.ts'
import { reportCalls } from '../../../testing/reports/report-calls.ts'
import { themesSlide } from './company-themes.ts'
import { fileWords } from './document-texts.ts'

/** The company report as a presentation. */

const app = testApp()
const { newCompany, releasedCompany, latestCompany, show } = reportCalls(app)
const fileOf = fileFrom(app)

let company: Awaited<ReturnType<typeof newCompany>>
beforeAll(async () => {
  company = await newCompany()
  await releasedCompany(company.owner)
})

const deckOf = async (by: Caller, language: LanguageCode = 'en') => {
  const { bytes, headers } = await fileOf('exportCompanyReport', { format: 'pptx', language }, by)
  return { ...(await readPptx(bytes)), headers }
}

it('says what the report says, a slide for each part, and has its shares as a chart that can be edited', async () => {
  const { slides, notes, charts, names, headers } = await deckOf(company.owner)
  const report = await latestCompany(company.owner)
  expect(headers['content-disposition']).toMatch(/\.pptx"$/)
  expect(slides[0]).toContain('Tide & Company company report')
  const all = slides.join('\n')
  for (const { text } of [...report.executiveSummary, ...report.strengths, ...report.weaknesses])
    expect(all).toContain(text)
  for (const { title, details, why = '', firstStep, owner, success } of report.forwardOperatingPlan) {
    for (const text of [title, firstStep, owner, success]) expect(all).toContain(text)
    for (const text of [details, why]) expect(notes).toContain(text)
  }
  const doFirst = slides.find((slide) => slide.includes('Do first')) ?? ''
  for (const { title, why, owner } of report.forwardOperatingPlan.slice(0, 3))
    for (const text of [title, `Why: ${why}`, `Owner: ${owner}`]) expect(doFirst).toContain(text)
  for (const { departmentName } of report.gradingBreakdown) expect(all).toContain(departmentName)
  expect(charts).toHaveLength(1)
  for (const { label, answered, strong, low, mean } of report.measures) {
    if (mean === null || strong === null || low === null) continue
    expect(charts[0]).toContain(`${label} (${answered})`)
    for (const count of [low, answered - low - strong, strong])
      expect(charts[0]?.split('\n')).toContain(String(count / answered))
  }
  expect(names.some((name) => name.endsWith('.xlsx'))).toBe(true)
})

it('names nobody, to owners neither: it is shown to a room', async () => {
  const { slides, notes, charts } = await deckOf(company.owner)
  const all = [...slides, notes, ...charts].join('\n')
  for (const { name } of company.people) expect(all).not.toContain(name)
})

it.each(languages.map(({ code }) => code))(
  'is in %s, with what its charts say in words',
  async (language) => {
    const { slides, notes } = await deckOf(company.owner, language)
    const { say, wiki } = fileWords(language)
    const all = slides.join('\n')
    for (const text of [say('slides.answers'), wiki('sections.plan'), wiki('sections.limits')])
      expect(all).toContain(text)
    expect(notes).toContain(say('company.methodKey').slice(0, 20))
    expect([...slides, notes].join('')).not.toMatch(/\{\{|undefined|\[object/)
  },
)

it('tells an employee what they may see of the report, and no more', async () => {
  await show(company.orgId, 'organization')
  const employee = await newMember(app.host, app.now, company.orgId, 'employee')
  const report = await latestCompany(employee)
  const { slides, charts } = await deckOf(employee)
  const all = [...slides, ...charts].join('\n')
  for (const { text } of report.executiveSummary) expect(all).toContain(text)
  const told = new Set(report.measures.map(({ label }) => label))
  const full = await latestCompany(company.owner)
  const withheld = full.measures.filter(({ label }) => !told.has(label))
  expect(withheld.filter(({ label }) => charts.join('\n').includes(`${label} (`))).toEqual([])
})

describe('the slide of what people wrote', () => {
  const saying = (count: number, company_improvements: string) =>
    Array.from({ length: count }, () => ({ department: 'Stores', answers: { company_improvements } }))
  const { writtenThemes } = buildWholeCompanyReport(
    companyOf([...saying(6, 'better pay'), ...saying(4, 'shorter meetings')]),
  )

  it.each(languages.map(({ code }) => code))(
    'names in %s what five people or more wrote of, in no words of theirs',
    (language) => {
      const words = fileWords(language)
      const [slide, ...others] = themesSlide({ writtenThemes }, words)
      expect(others).toEqual([])
      expect(slide?.title).toBe(words.wiki('sections.written'))
      expect(slide?.body).toMatchObject({
        kind: 'table',
        table: {
          rows: [
            [words.engine.question('company_improvements'), words.theme('wishes.pay'), expect.any(String)],
          ],
        },
      })
      expect(JSON.stringify(slide)).not.toMatch(/better pay|shorter meetings|\{\{/u)
    },
  )

  it('is not there for readers who are shown no themes', () => {
    expect(themesSlide({}, fileWords('en'))).toEqual([])
  })
})
