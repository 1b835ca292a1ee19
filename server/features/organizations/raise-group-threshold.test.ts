import { describe, expect, test } from 'vitest'
import { contract } from '../../../contract/index.ts'
import { testApp } from '../../testing/app.ts'
import { newMember, newPeople } from '../../testing/new-organization.ts'
import type { Member } from '../../testing/organizations.ts'
import { reportCalls } from '../../testing/reports/report-calls.ts'
import { variedAnswers, variedCompany } from '../../testing/reports/varied-company.ts'

const app = testApp()
const { submit, releasedCompany, generateCompany, release, review, latestCompany } = reportCalls(app)
const newCompany = variedCompany(app)

const setTo = (groupThreshold: unknown, by: Member) =>
  app.call(contract.updateOrgData, { data: { settings: { groupThreshold } } }, by)
const thresholdOf = async (by: Member) =>
  (await app.ok(contract.getOrgData, {}, by)).org.settings.groupThreshold

describe('the group threshold', () => {
  test('is 5, and raised by whoever may change settings, in whole numbers and never lowered', async () => {
    const { owner, orgId } = await newCompany()
    const admin = await newMember(app.host, app.now, orgId, 'admin', { permissions: ['org:view'] })
    const trusted = await newMember(app.host, app.now, orgId, 'employee', { permissions: ['org:settings'] })
    expect(await thresholdOf(owner)).toBe(5)
    expect((await setTo(6, admin)).body['error']).toMatch(
      /do not include “Change the organization’s settings”/,
    )
    for (const wrong of [4, 5.5, 101, '7', null]) {
      expect(await setTo(wrong, owner)).toMatchObject({
        status: 400,
        body: {
          details: [
            { path: 'data.settings.groupThreshold', message: 'Choose a whole number from 5 to 100.' },
          ],
        },
      })
    }
    expect((await setTo(7, trusted)).status).toBe(200)
    expect(await setTo(6, owner)).toMatchObject({
      status: 400,
      body: {
        error:
          'People answered on the promise that others see no score of fewer than 7 people. So you can only raise this number.',
      },
    })
    expect(await thresholdOf(owner)).toBe(7)
    // The same is no change, whoever sends it with something else.
    expect((await setTo(7, trusted)).status).toBe(200)
    const { entries } = await app.ok(contract.getAuditLog, {}, owner)
    expect(
      entries.filter(({ action }) => action === 'organization.updated').map(({ details }) => details),
    ).toEqual([{ changed: ['groupThreshold'], groupThreshold: { from: 5, to: 7 } }])
  })

  test('stays while a company report is out, and holds for the next one', async () => {
    const { owner, orgId } = await newCompany()
    const reader = await newMember(app.host, app.now, orgId, 'employee')
    const { id } = await releasedCompany(owner)
    expect(
      (await latestCompany(reader)).gradingBreakdown.map(({ departmentGrade }) => departmentGrade !== null),
    ).toEqual([false, true, false])
    expect(await setTo(10, owner)).toMatchObject({
      status: 400,
      body: {
        error:
          'A company report is released. Withdraw it first: people could compare what it shows now with what it would show then.',
      },
    })
    await app.ok(contract.withdrawReport, { reportId: id, reason: 'Another rule holds' }, owner)
    expect((await setTo(10, owner)).status).toBe(200)
    await release({ reportId: id }, owner)
    const seen = await latestCompany(reader)
    expect([seen.groupThreshold, seen.overview.riskLevel !== null]).toEqual([10, true])
    expect(seen.gradingBreakdown.map(({ departmentGrade }) => departmentGrade)).toEqual([null, null, null])
  })

  test('is raised or a report let out, whichever comes first', async () => {
    const { owner, orgId } = await newCompany()
    const reader = await newMember(app.host, app.now, orgId, 'employee')
    const { id } = await generateCompany(owner)
    await review({ reportId: id }, owner)
    const [raised] = await Promise.all([
      setTo(12, owner),
      app.call(contract.releaseReport, { reportId: id }, owner),
    ])
    const seen = await latestCompany(reader)
    expect(seen.groupThreshold).toBe(raised.status === 200 ? 12 : 5)
    expect(await thresholdOf(owner)).toBe(seen.groupThreshold)
  })

  test('of more than have answered, nothing is told', async () => {
    const { owner, orgId } = await newCompany()
    const reader = await newMember(app.host, app.now, orgId, 'employee')
    await setTo(20, owner)
    await releasedCompany(owner)
    expect((await latestCompany(reader)).executiveSummary.map(({ text }) => text)).toEqual([
      'Fewer than 20 people have answered, so what they said together is shown only to owners, admins and others with that right.',
    ])
    const [one] = await newPeople(app.host, app.now, orgId, ['Zoë One'], 'Sales')
    if (one) await submit(one, variedAnswers(20))
    await releasedCompany(owner)
    expect((await latestCompany(reader)).overview.riskLevel).not.toBeNull()
  })
})
