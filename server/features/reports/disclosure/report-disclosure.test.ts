import { describe, expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { asSystem } from '../../../core/database/transaction.ts'
import { testApp } from '../../../testing/app.ts'
import { first } from '../../../testing/first.ts'
import { newMember, newPeople } from '../../../testing/new-organization.ts'
import { purgeRemovedReports } from '../deletion/purge-deleted-reports.ts'
import { reportCalls } from '../../../testing/reports/report-calls.ts'
import { variedAnswers, variedCompany } from '../../../testing/reports/varied-company.ts'

const it = testApp()
const { submit, released, release, releasedCompany, latestCompany, show } = reportCalls(it)
const newCompany = variedCompany(it)
/** Some of those who miss tools name no job, and neither they nor the others are few. */
const newCompanyWithNeed = variedCompany(it, (index) => ({
  missing_tools: ['Some workflow automation', 'A second screen', 'None'][index % 3] ?? 'None',
}))
const employeeOf = ({ orgId }: { orgId: string }, email?: string) =>
  newMember(it.host, it.now, orgId, 'employee', email === undefined ? {} : { email })

const departmentNotTold =
  'What they said is shown only to owners, admins and others with that right: fewer than 5 people answered, or their answers would give away those of fewer.'

describe('what a company report tells who may not open each report', () => {
  test('numbers of groups from which those of fewer than 5 people do not follow', async () => {
    const company = await newCompanyWithNeed()
    const reader = await employeeOf(company)
    const full = await releasedCompany(company.owner)
    const seen = await latestCompany(reader)
    expect([full.isAnonymous, full.groupThreshold, seen.isAnonymous, seen.groupThreshold]).toEqual([
      false,
      null,
      true,
      5,
    ])
    expect(seen.overview.averagePerformanceScore).toBe(full.overview.averagePerformanceScore)
    expect(seen.overview.riskLevel).toBe(full.overview.riskLevel)
    // Of Finance three answered; were Support told, the mean of those three would follow from that of all.
    const shown = seen.gradingBreakdown.map(({ departmentName, answered, departmentGrade, gradePoints }) => [
      departmentName,
      answered,
      departmentGrade !== null,
      gradePoints !== null,
    ])
    expect(shown).toEqual([
      ['Finance', 3, false, false],
      ['Sales', 9, true, true],
      ['Support', 7, false, false],
    ])
    expect(full.gradingBreakdown.every(({ departmentGrade }) => departmentGrade !== null)).toBe(true)
    const [finance, sales, support] = seen.gradingBreakdown
    expect([finance, support].map((one) => one?.executiveSummary.map(({ text }) => text))).toEqual([
      [departmentNotTold],
      [departmentNotTold],
    ])
    expect(sales?.executiveSummary.map(({ text }) => text)).toEqual([
      full.gradingBreakdown[1]?.executiveSummary[0]?.text,
    ])
    expect(
      seen.gradingBreakdown.flatMap(({ lead, support: second, teamScores }) => [lead, second, ...teamScores]),
    ).toEqual([null, null, null, null, null, null])
    // Counts of few, and of all but few, are not told; means are.
    for (const measure of seen.measures) {
      const whole = full.measures.find(({ topic }) => topic === measure.topic)
      expect(whole).toMatchObject({ mean: measure.mean, meanOfAnswered: measure.meanOfAnswered })
      for (const count of [measure.strong, measure.low]) {
        expect(count === null || count === 0 || (count >= 5 && count <= 19 - 5)).toBe(true)
      }
    }
    expect(seen.measures.length).toBeGreaterThan(5)
    expect(seen.personnelChanges).toMatchObject({
      promotions: [],
      departures: [],
      totals: { newHires: null },
    })
    expect(JSON.stringify(seen.personnelChanges.newHires)).not.toMatch(/Finance|Support/)
    // Where somebody wrote what is not told either.
    expect(first([...full.immediateHiringNeeds]).reasoning).toMatch(/(Sales|Support|Finance)/)
    expect(seen.immediateHiringNeeds.map(({ department }) => department)).toEqual(['Department not shown'])
    expect(JSON.stringify([seen.immediateHiringNeeds, seen.forwardOperatingPlan])).not.toMatch(
      /Sales|Support|Finance/,
    )
    expect(seen.organizationalImpactSummary.flatMap(({ employees }) => employees)).toEqual([])
    expect(seen.coverage).toEqual({ ...full.coverage, notAnsweredEmployees: [] })
  })

  test('nothing where fewer than 5 have answered', async () => {
    const company = await newCompany()
    const few = await it.ok(contract.createOrganization, { name: 'Few' }, company.owner)
    const owner = { ...company.owner, orgId: few.orgId }
    const { people } = await peopleOf(few.orgId, 4)
    const reader = await employeeOf(few)
    await releasedCompany(owner)
    const seen = await latestCompany(reader)
    const why =
      'Fewer than 5 people have answered, so what they said together is shown only to owners, admins and others with that right.'
    expect(seen.executiveSummary.map(({ text }) => text)).toEqual([why])
    expect(seen).toMatchObject({
      overview: { averagePerformanceScore: null, riskLevel: null, riskReason: { text: why } },
      measures: [],
      weaknesses: [],
      strengths: [],
      immediateHiringNeeds: [],
      forwardOperatingPlan: [],
      limits: [],
      personnelChanges: { totals: { newHires: null, promotions: null, departures: null } },
    })
    expect(seen.gradingBreakdown.map(({ departmentGrade }) => departmentGrade)).toEqual([null, null])
    // One more is enough.
    await submit(first(people), variedAnswers(4))
    await releasedCompany(owner)
    expect((await latestCompany(reader)).overview.riskLevel).not.toBeNull()
  })

  test('a later report tells nothing from which follows what the few said who came to it', async () => {
    const company = await newCompany()
    const reader = await employeeOf(company)
    await releasedCompany(company.owner)
    const before = await latestCompany(reader)
    expect(before.measures.length).toBeGreaterThan(0)
    const came = await company.hired('Sales', ['Zoë One', 'Zoë Two', 'Zoë Three', 'Zoë Four', 'Zoë Five'])
    const why =
      'Since an earlier report, the answers of fewer than 5 people changed, and comparing both reports would reveal them. Only owners, admins and others with that right see these numbers.'
    await submit(first(came), variedAnswers(20))
    await releasedCompany(company.owner)
    expect((await latestCompany(reader)).overview).toMatchObject({
      averagePerformanceScore: null,
      riskLevel: null,
      riskReason: { text: why },
    })
    for (const [index, person] of came.slice(1).entries()) await submit(person, variedAnswers(21 + index))
    await releasedCompany(company.owner)
    expect((await latestCompany(reader)).overview.averagePerformanceScore).not.toBeNull()
    // The one that is out already is told as it was, and so is the same once more.
    const { reports } = await it.ok(contract.getCompanyReports, {}, reader)
    expect(reports.map(({ overview }) => overview.riskLevel !== null)).toEqual([true, false, true])
    expect(reports.at(-1)).toEqual(before)
    await releasedCompany(company.owner)
    const again = await latestCompany(reader)
    expect(again.measures).toEqual(reports[0]?.measures)
    expect(again.gradingBreakdown).toEqual(reports[0]?.gradingBreakdown)
  })

  test('what was shown and taken back is remembered', async () => {
    const company = await newCompany()
    const reader = await employeeOf(company)
    const { id } = await releasedCompany(company.owner)
    await it.ok(contract.withdrawReport, { reportId: id, reason: 'It was a mistake' }, company.owner)
    const [one] = await company.hired('Sales', ['Zoë One'])
    if (one) await submit(one, variedAnswers(20))
    await releasedCompany(company.owner)
    expect((await latestCompany(reader)).overview.riskLevel).toBeNull()
    // Let out again, it tells what it told.
    await release({ reportId: id }, company.owner)
    const { report } = await it.ok(contract.getCompanyReport, { id }, reader)
    expect(report.overview.averagePerformanceScore).not.toBeNull()
  })

  test('all but pay where each report is open to them; until all are, nothing from which those follow that are not', async () => {
    const company = await newCompany()
    const reader = await employeeOf(company, first(company.sales).email)
    await releasedCompany(company.owner)
    await show(company.orgId, 'organization')
    const all = await latestCompany(reader)
    expect([all.isAnonymous, all.overview.averagePerformanceScore !== null]).toEqual([true, true])
    const left = company.people.slice(-4)
    for (const person of company.people.slice(0, -4)) await released(person, company.owner)
    const few = await latestCompany(reader)
    expect([few.isAnonymous, few.overview.averagePerformanceScore]).toEqual([true, null])
    expect(few.overview.riskReason.text).toBe(
      'Fewer than 5 people in this report have a report of their own that is not released. What they said could be worked out from the others, so its numbers are shown to you once theirs are released.',
    )
    for (const { name } of left) expect(JSON.stringify(few)).not.toContain(name)
    for (const person of left) await released(person, company.owner)
    // Open reports quote less than the themes do: these stay with those who see every report.
    const { writtenThemes, ...full } = await latestCompany(company.owner)
    expect(writtenThemes?.length).toBeGreaterThan(0)
    const seen = await latestCompany(reader)
    expect(JSON.stringify(full)).toContain('suggestedPay')
    const withoutPay = full.organizationalImpactSummary.map((tier) => ({
      ...tier,
      employees: tier.employees.map((entry) => {
        const { suggestedPay: _, ...others } = entry
        return others
      }),
    }))
    expect(seen).toEqual({ ...full, organizationalImpactSummary: withoutPay })
    // Whose report is taken back is protected again.
    const { report } = await it.ok(contract.getReport, { employeeId: first(left).id }, company.owner)
    await it.ok(
      contract.withdrawReport,
      { employeeId: first(left).id, version: report.version, reason: 'It was a mistake' },
      company.owner,
    )
    expect((await latestCompany(reader)).isAnonymous).toBe(true)
  })

  test('what is known of an edited report by its first version is kept with it; where it is not, the next tells nothing', async () => {
    const company = await newCompany()
    const reader = await employeeOf(company)
    const { report: draft } = await it.ok(contract.generateCompanyReport, {}, company.owner)
    const { isAnonymous: _, groupThreshold: __, ...full } = await latestCompany(company.owner)
    await it.call(contract.saveCompanyReport, { report: full, reason: 'Clearer' }, company.owner)
    const edited = await latestCompany(company.owner)
    expect(edited.version).toBe(draft.version + 1)
    await release({ reportId: edited.id }, company.owner)
    expect((await latestCompany(reader)).overview.riskLevel).not.toBeNull()
    await it.ok(contract.deleteReport, { reportId: draft.id }, company.owner)
    await it.passSignedIn(31 * 86_400_000)
    await asSystem(it.host.database.db, (tx) => purgeRemovedReports.work(tx, it.host))
    // Which of its texts a person wrote is not known any more, and all of it is read as before.
    for (const by of [company.owner, reader]) {
      const kept = await latestCompany(by)
      expect([kept.id, kept.origin, kept.editedTexts]).toEqual([edited.id, 'edited', undefined])
    }
    await releasedCompany(company.owner)
    expect((await latestCompany(reader)).overview.riskLevel).not.toBeNull()
    // What a release showed is kept with it; of one from before that was so, it is read from what it was made from.
    await it.host.database.sql`delete from company_report_inputs where report_id = ${draft.id}`
    await releasedCompany(company.owner)
    expect((await latestCompany(reader)).overview.riskLevel).not.toBeNull()
    await it.host.database.sql`update told_company_reports set sums = null where org_id = ${company.orgId}`
    await releasedCompany(company.owner)
    expect((await latestCompany(reader)).overview.riskReason.text).toMatch(/^Since an earlier report/)
  })

  test('a report of a person that was made from other answers of the same scores opens nothing', async () => {
    const company = await newCompany()
    const reader = await employeeOf(company, first(company.sales).email)
    await releasedCompany(company.owner)
    await show(company.orgId, 'organization')
    for (const person of company.people) await released(person, company.owner)
    expect((await latestCompany(reader)).gradingBreakdown[0]?.teamScores).not.toEqual([])
    await it.host.database.sql`
      update reports set inputs = jsonb_set(inputs, '{answersHash}', '"others"')
      where org_id = ${company.orgId} and employee_id = ${first(company.people).id}`
    expect((await latestCompany(reader)).gradingBreakdown[0]?.teamScores).toEqual([])
  })
})

const peopleOf = async (orgId: string, count: number) => {
  const names = Array.from({ length: count + 1 }, (_, index) => `Few ${index}`)
  const people = await newPeople(it.host, it.now, orgId, names)
  for (const [index, person] of people.slice(1).entries()) await submit(person, variedAnswers(index))
  return { people }
}
