import { expect, test } from 'vitest'
import { contract } from '../../../contract/index.ts'
import { testApp } from '../../testing/app.ts'
import { organizationsOf } from '../../testing/organizations.ts'

const app = testApp()
const { newOwner, join, invite, auditOf } = organizationsOf(app)

test('whatever is done to an organization and its people, the log holds no name, address or place of theirs', async () => {
  const owner = await newOwner('Zebra Works')
  const admin = await join(owner, 'admin')
  const member = await join(owner)
  const person = await invite(owner, { name: 'Zebra Person', role: 'Zebra keeper', department: 'Zebras' })
  await invite(owner, {
    email: person.email,
    name: 'Zebra Renamed',
    replaceName: true,
    membershipRole: 'admin',
  })
  const data = {
    name: 'Zebra Farm',
    companyName: 'Zebra Holding',
    settings: { location: { latitude: 12.34, longitude: 56.78 }, reportVisibility: 'organization' as const },
    onboardingData: { industry: 'Zebra trade', size: 'Zebra size', departments: ['Zebra stable'] },
  }
  await app.ok(contract.updateOrgData, { data }, owner)
  const payload = { departments: ['Zebra barn'] }
  await app.ok(contract.completeOnboarding, { payload }, owner)
  const employeeData = { id: person.employee.id, email: app.freshEmail(), initials: 'ZEB' }
  await app.ok(contract.upsertEmployee, { employeeData }, owner)
  await app.ok(contract.resendInvitation, { employeeId: person.employee.id }, owner)
  await app.ok(contract.revokeInvitation, { employeeId: person.employee.id }, owner)
  await app.ok(contract.changeMemberRole, { userId: member.userId, role: 'admin' }, owner)
  const permissions = ['org:view'] as const
  await app.ok(
    contract.changeMemberPermissions,
    { userId: member.userId, permissions: [...permissions] },
    owner,
  )
  await app.ok(contract.removeMember, { userId: member.userId }, owner)
  await app.ok(contract.transferOwnership, { userId: admin.userId }, owner)
  await app.ok(contract.deleteOrganization, { name: 'Zebra Farm' }, { ...admin, orgId: owner.orgId })
  const entries = await auditOf(owner.orgId)
  expect(new Set(entries.map(({ action }) => action)).size).toBeGreaterThanOrEqual(14)
  expect(JSON.stringify(entries)).not.toMatch(/zebra|ZEB|@|12\.34|56\.78|Lovelace|Hopper/i)
})
