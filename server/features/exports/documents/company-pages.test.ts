import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { StoredCompanyReport } from '../../../../contract/calls/reports/reports.ts'
import { companyWordsOf } from '../../../../insights/catalog/all-company-texts.ts'
import {
  buildCompanyReport,
  buildWholeCompanyReport,
} from '../../../../insights/company-report/company-report.ts'
import { company } from '../../../../insights/testing/company.ts'
import type { RawAnswers } from '../../../../insights/questionnaire/questionnaire.ts'
import { readPdf } from '../../../testing/exports/read-files.ts'
import { writePdf } from '../formats/write-pdf.ts'
import { companyDocument } from './company-document.ts'
import { conversationsTable } from './company-tables.ts'
import { fileWords } from './document-texts.ts'

const Texts = z.object({ groups: z.record(z.string(), z.array(z.string())) })
const textsOf = (set: string): string[] => {
  const file = new URL(`../../../../bench/theme-sets/development/${set}.json`, import.meta.url)
  return Object.values(Texts.parse(JSON.parse(readFileSync(file, 'utf8'))).groups).flat()
}
const wishes = textsOf('development-en-improvements')
const tools = textsOf('development-en-tools')
const goals = textsOf('development-en-goals')

const nth = (texts: readonly string[], index: number): string => texts[index % texts.length] ?? ''
/** From 2 to 10, most of them 6 to 8. */
const rating = (index: number): string => String([7, 6, 8, 5, 7, 9, 6, 3, 8, 7, 4, 10, 2][index % 13])

const answersOf = (index: number): RawAnswers => ({
  title_department: `Position ${index % 30}`,
  core_responsibilities: nth(tools, index * 3),
  role_clarity: rating(index),
  weekly_output: rating(index * 3 + 1),
  recurring_deliverables: nth(goals, index * 5),
  has_kpis: index % 3 === 0 ? 'Yes' : 'No',
  close_collaborators: nth(tools, index),
  team_communication: rating(index * 5 + 2),
  team_support: nth(wishes, index * 7),
  current_tools: nth(tools, index * 11),
  tool_effectiveness: rating(index * 7 + 3),
  missing_tools: nth(tools, index * 13),
  key_skills: nth(goals, index * 17),
  skill_development: nth(goals, index * 19),
  aware_of_training: index % 2 === 0 ? 'Yes' : 'No',
  career_goals: nth(goals, index),
  job_satisfaction: rating(index * 11 + 4),
  company_improvements: nth(wishes, index),
  additional_feedback: nth(wishes, index * 23),
})

const at = '2026-03-02T10:00:00.000Z'
const made = { organizationName: 'Northwind', by: 'The owner', at }

test.each(['en', 'de', 'es'] as const)(
  'the company report of 300 people in %s has at most 8 pages, and begins with what matters',
  async (language) => {
    const people = Array.from({ length: 300 }, (_, index) => ({
      name: `Person ${index} Example`,
      department: `Department ${index % 9}`,
      answers: index % 5 === 0 ? null : answersOf(index),
    }))
    const input = company(people)
    const { writtenThemes } = buildWholeCompanyReport(input)
    const report: StoredCompanyReport = {
      ...buildCompanyReport(input, companyWordsOf(language)),
      writtenThemes,
      id: 'r1',
      version: 1,
      origin: 'generated',
      createdAt: at,
      state: 'released',
      groupThreshold: null,
      isAnonymous: false,
      editedTexts: [],
    }
    const words = fileWords(language)
    const document = companyDocument(report, { trend: null, plan: { items: [] } }, made, words)
    const { pages } = await readPdf(await writePdf(document, made, words))
    expect(pages.length).toBeLessThanOrEqual(8)
    const titles = (['headline.title', 'headline.doFirst', 'sections.overview'] as const).map((key) =>
      words.wiki(key),
    )
    for (const title of titles) expect(pages[0]).toContain(title)
    const all = pages.join('\n')
    const answered = people.filter(({ answers }) => answers !== null)
    for (const { name } of answered) expect(all).toContain(name)
    // What a long list leaves out on paper is in the workbook, and the paper says so.
    const [lowest] = report.personnelChanges.departures
    const quoted = lowest?.quotes.map(({ text }) => text).join('\n') ?? ''
    expect(quoted).not.toBe('')
    expect(conversationsTable(report, words).rows.map((row) => row.at(-1))).toContain(quoted)
  },
)
