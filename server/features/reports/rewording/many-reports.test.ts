import { afterAll, expect, test, vi } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { testApp } from '../../../testing/app.ts'
import { eventually } from '../../../testing/eventually.ts'
import { fakeModel } from '../../../testing/fakes/fake-model.ts'
import { newPeople } from '../../../testing/new-organization.ts'
import { reportCalls } from '../../../testing/reports/report-calls.ts'

/** What it costs to have many reports worded, and what is known meanwhile of who is in the list. */

/** Whom a model speaks to; a name may be made of the same words. */
const said = 'Du schreibst'
const endpoint = await fakeModel(({ material }) => {
  const given: { places: { place: number; sources: { text: string }[] }[] } = JSON.parse(material)
  return {
    places: given.places.map(({ place, sources }) => {
      const written = sources[1]?.text ?? ''
      return { place, sentences: [{ text: `${said}: ${written}.`, cites: [1] }] }
    }),
  }
})
const it = testApp({
  MODEL_PROVIDER: 'openai-compatible',
  MODEL_URL: endpoint.url,
  MODEL_NAME: 'little-writer',
})
const { newCompany } = reportCalls(it)
type Company = Awaited<ReturnType<typeof newCompany>>
afterAll(() => endpoint.close())

/** Has everybody's report made and worded; the statements that it took, and what became of each. */
const wordedReports = async ({ owner, orgId }: Company) => {
  const statements = vi.spyOn(it.host.database.db.connections, 'isWorthPreparing')
  const { run } = await it.ok(contract.startEmployeeReports, {}, owner)
  const outcomes = await eventually(async () => {
    const { state: progress } = (await it.ok(contract.getRun, { id: run.id }, owner)).run
    if (progress !== 'finished') return undefined
    const rows = await it.host.database.sql<{ state: string; texts: number }[]>`
      select prose->>'state' as state, (prose->>'textsWritten')::int as texts from reports r
      where org_id = ${orgId} and origin = 'generated'
        and version = (select max(version) from reports n where n.org_id = r.org_id and n.employee_id = r.employee_id and n.origin = 'generated')`
    return rows.every(({ state }) => state !== 'waiting') ? rows : undefined
  })
  const texts = statements.mock.calls.map(([text]) => text)
  statements.mockRestore()
  return { texts, outcomes }
}

test('the list of people is read once for many reports, and a name of it stands in none', async () => {
  const company = await newCompany()
  const { texts, outcomes } = await wordedReports(company)
  expect(outcomes).toHaveLength(8)
  expect(outcomes.every((one) => one.state === 'written' && one.texts > 0)).toBe(true)
  // Two are worded at once, and either may be the first.
  const ofList = texts.filter((text) => text.startsWith('select "name", "email" from "employees"'))
  expect(ofList.length).toBeGreaterThan(0)
  expect(ofList.length).toBeLessThanOrEqual(2)

  await newPeople(it.host, it.now, company.orgId, ['Du Schreibst'])
  it.pass(60_000)
  const { outcomes: later } = await wordedReports(company)
  expect(later).toHaveLength(8)
  expect(later.every(({ state }) => state === 'kept')).toBe(true)
})
