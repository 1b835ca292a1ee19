import { describe, expect, it } from 'vitest'
import { contract } from '../contract/index.ts'
import { testApp } from '../server/testing/app.ts'
import { people as personsOf } from '../server/testing/people.ts'
import { fillWorkspace } from './fill-workspace.ts'
import { organization, owner, people } from './sample.ts'

const day = 24 * 60 * 60 * 1000

describe('the demo workspace', () => {
  const app = testApp()
  const { signIn } = personsOf(app)

  it('holds four people with reports, and two company reports 30 days apart', async () => {
    await fillWorkspace(app.app, app.host, { passAMonth: () => app.pass(30 * day) })

    app.pass(60_000)
    const { token } = await signIn(owner.email)
    const { organizations } = await app.ok(contract.getUserOrganizations, {}, { token })
    expect(organizations).toMatchObject([
      { name: organization.name, role: 'owner', onboardingCompleted: true },
    ])
    const caller = { token, orgId: organizations[0]?.orgId ?? '' }
    const { employees } = await app.ok(contract.getEmployees, {}, caller)
    expect(employees.map(({ name, status }) => [name, status])).toEqual(
      ['Amara Okafor', 'Jonas Albrecht', 'Priya Raman', 'Teodor Lindqvist'].map((name) => [name, 'active']),
    )
    const { reports } = await app.ok(contract.getReports, {}, caller)
    expect(Object.keys(reports)).toHaveLength(4)
    const { versions } = await app.ok(contract.listCompanyReports, {}, caller)
    expect(versions.map(({ answered, employees: all }) => [answered, all])).toEqual([
      [4, 4],
      [3, 4],
    ])
    const [latest, first] = versions.map(({ createdAt }) => Date.parse(createdAt))
    expect((latest ?? 0) - (first ?? 0)).toBe(30 * day)
  })

  it('shows a report in each state: released and contested, released, reviewed, and a draft', async () => {
    app.pass(60_000)
    const { token } = await signIn(owner.email)
    const { organizations } = await app.ok(contract.getUserOrganizations, {}, { token })
    const caller = { token, orgId: organizations[0]?.orgId ?? '' }
    const { reports } = await app.ok(contract.listReports, {}, caller)
    const inState = new Map(reports.map(({ state, releasedVersion }) => [state, releasedVersion]))
    expect(inState).toEqual(
      new Map([
        ['contested', 2],
        ['released', 2],
        ['reviewed', 1],
        ['draft', null],
      ]),
    )
    const { versions } = await app.ok(contract.listCompanyReports, {}, caller)
    expect(versions.map(({ state }) => state)).toEqual(['released', 'released'])
  })

  it('lets its employee read their own report', async () => {
    app.pass(60_000)
    const [person] = people
    const { token } = await signIn(person?.email ?? '')
    const { organizations } = await app.ok(contract.getUserOrganizations, {}, { token })
    const { reports } = await app.ok(contract.getReports, {}, { token, orgId: organizations[0]?.orgId ?? '' })
    expect(Object.values(reports).map(({ gradingOverview }) => gradingOverview.employeeName)).toEqual([
      person?.name,
    ])
  })
})
