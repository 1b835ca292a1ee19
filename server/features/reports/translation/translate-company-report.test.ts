import { describe, expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { CompanyReport } from '../../../../contract/calls/reports/reports.ts'
import { companyWordsOf } from '../../../../insights/catalog/all-company-texts.ts'
import { comparable } from '../../../../insights/testing/translated.ts'
import { languages, type LanguageCode } from '../../../../languages/index.ts'
import { testApp } from '../../../testing/app.ts'
import { first } from '../../../testing/first.ts'
import { newMember, newPeople } from '../../../testing/new-organization.ts'
import { forEachSentence } from './company-sentences.ts'
import { reportCalls } from '../../../testing/reports/report-calls.ts'
import { variedCompany } from '../../../testing/reports/varied-company.ts'

const it = testApp()
const { newCompany, generateCompany, release, releasedCompany, saveCompany } = reportCalls(it)
const newVariedCompany = variedCompany(it)

const others = languages.map(({ code }) => code).filter((code) => code !== 'en')

const sentencesOf = (report: object): Map<string, string> => {
  const sentences = new Map<string, string>()
  forEachSentence(report, (text, path) => sentences.set(path, text))
  return sentences
}

const read = (reader: Parameters<typeof it.ok>[2], input: { language?: LanguageCode; id?: string } = {}) =>
  it.ok(contract.getCompanyReport, input, reader)

/** Each sentence that somebody is shown, beside what they read in a language. */
const readIn = async (reader: Parameters<typeof it.ok>[2], language: LanguageCode) => {
  const { report, translation } = await read(reader, { language })
  const english = sentencesOf(report)
  return {
    report,
    texts: translation?.texts ?? {},
    language: translation?.language,
    untranslated: [...english.keys()].filter((path) => translation?.texts[path] === undefined),
    strangers: Object.keys(translation?.texts ?? {}).filter((path) => !english.has(path)),
    numbers: [...english].map(([path, text]) => [
      comparable(text, 'en'),
      comparable(translation?.texts[path] ?? '', language),
    ]),
  }
}

describe('a company report in a language', () => {
  test('has every sentence in it, while what is stored and verified stays English', async () => {
    const { owner } = await newCompany()
    await generateCompany(owner)
    const { report, translation } = await read(owner)
    expect(translation).toBeUndefined()
    expect((await read(owner, { language: 'en' })).translation).toBeUndefined()
    for (const code of others) {
      const told = await readIn(owner, code)
      expect(told.report).toEqual(report)
      expect([told.language, told.untranslated, told.strangers]).toEqual([code, [], []])
      for (const [is, should] of told.numbers) expect(should).toEqual(is)
      expect(told.texts['notice']).toBe(companyWordsOf(code).say('notice'))
    }
    const verified = await it.ok(contract.verifyCompanyReport, { reportId: report.id }, owner)
    expect(verified.verification).toMatchObject({ differencesTotal: 0 })
    const unknown = await it.call(contract.getCompanyReport, { language: 'tlh' }, owner)
    expect(unknown).toMatchObject({ status: 400, body: { code: 'VALIDATION_ERROR' } })
  })

  test('shows what somebody wrote in it as they wrote it, and an older version as it was', async () => {
    const { owner } = await newCompany()
    const { id } = await generateCompany(owner)
    const editable = CompanyReport.parse((await read(owner)).report)
    const [summary, ...others] = editable.executiveSummary
    const edited = { ...editable, executiveSummary: [{ ...summary, text: 'Ruhig bleiben.' }, ...others] }
    expect((await saveCompany(edited, owner)).status).toBe(200)
    const told = await readIn(owner, 'de')
    expect(told.report.version).toBe(2)
    expect(told.untranslated).toEqual(['executiveSummary.0.text'])
    expect((await read(owner, { language: 'de', id })).translation?.texts).toHaveProperty([
      'executiveSummary.0.text',
    ])
  })

  test('is in English where nothing is kept that it was made from', async () => {
    const { owner } = await newCompany()
    const { id } = await generateCompany(owner)
    await it.host.database.sql`delete from company_report_inputs where report_id = ${id}`
    expect((await read(owner, { language: 'de' })).translation).toEqual({ language: 'de', texts: {} })
  })

  test('is in English where making it again fails', async () => {
    const { owner } = await newCompany()
    const { id } = await generateCompany(owner)
    await it.host.database
      .sql`update company_report_inputs set people = '{"not": "a list"}' where report_id = ${id}`
    const { report, translation } = await read(owner, { language: 'de' })
    expect(report.id).toBe(id)
    expect(translation).toEqual({ language: 'de', texts: {} })
  })

  test('is told but for what rests on somebody who was removed', async () => {
    const { owner, people } = await newCompany()
    await generateCompany(owner)
    const person = first(people)
    await it.ok(contract.deleteEmployee, { employeeId: person.id }, owner)
    const told = await readIn(owner, 'de')
    expect(told.texts).toHaveProperty(['notice'])
    expect(told.untranslated).toContain('executiveSummary.0.text')
  })
})

describe('what is withheld from a reader is withheld in every language', () => {
  test('of groups nothing is told but what the English says, and why nothing is told is said in the language', async () => {
    const company = await newVariedCompany()
    const reader = await newMember(it.host, it.now, company.orgId, 'employee')
    await releasedCompany(company.owner)
    for (const code of others) {
      const [told, full] = [await readIn(reader, code), await readIn(company.owner, code)]
      expect([told.untranslated, told.strangers]).toEqual([[], []])
      for (const [is, should] of told.numbers) expect(should).toEqual(is)
      const { say } = companyWordsOf(code)
      const withheld = say('told.department', { threshold: 5 })
      expect(told.texts['gradingBreakdown.0.executiveSummary.0.text']).toBe(withheld)
      expect(full.texts['gradingBreakdown.0.executiveSummary.0.text']).not.toBe(withheld)
      expect(Object.values(full.texts).join(' ')).toMatch(/Finance/)
      expect(Object.values(told.texts).join(' ')).not.toMatch(/Finance|Support/)
      expect(JSON.stringify(told.texts)).not.toContain(company.people.map(({ name }) => name)[0])
      expect(
        told.report.immediateHiringNeeds.map((_, at) => told.texts[`immediateHiringNeeds.${at}.reasoning`]),
      ).toEqual(told.report.immediateHiringNeeds.map(() => expect.stringContaining(say('hiring.caution'))))
    }
  })

  test('of few people nothing at all', async () => {
    const { owner } = await newCompany()
    const few = await it.ok(contract.createOrganization, { name: 'Few' }, owner)
    const head = { ...owner, orgId: few.orgId }
    const people = await newPeople(it.host, it.now, few.orgId, ['Ada Lovelace', 'Grace Hopper'], 'Sales')
    for (const person of people) await reportCalls(it).submit(person)
    await releasedCompany(head)
    const reader = await newMember(it.host, it.now, few.orgId, 'employee')
    for (const code of others) {
      const told = await readIn(reader, code)
      expect(told.untranslated).toEqual([])
      expect(told.texts['overview.riskReason.text']).toBe(
        companyWordsOf(code).say('told.few', { threshold: 5 }),
      )
      expect(Object.values(told.texts).join(' ')).not.toMatch(/Ada|Grace/)
    }
  })

  test('a text that names somebody is told to be one', async () => {
    const { orgId, owner, people } = await newCompany()
    const { id } = await generateCompany(owner)
    const editable = CompanyReport.parse((await read(owner)).report)
    const plan = editable.forwardOperatingPlan.map((item) => ({
      ...item,
      details: `Ask ${first(people).name}.`,
    }))
    const edited = { ...editable, forwardOperatingPlan: plan }
    expect((await saveCompany(edited, owner)).status).toBe(200)
    const latest = (await read(owner)).report
    await release({ reportId: latest.id }, owner)
    expect(latest.id).not.toBe(id)
    const reader = await newMember(it.host, it.now, orgId, 'employee')
    const { texts } = await readIn(reader, 'es')
    expect(Object.values(texts)).toContain(companyWordsOf('es').say('told.namesSomebody'))
    expect(JSON.stringify(texts)).not.toContain(first(people).name)
  })
})
