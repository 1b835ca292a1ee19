import { expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { testApp } from '../../../testing/app.ts'
import { listenTestCalls } from '../../../testing/submissions/event-listening.ts'
import { newMember } from '../../../testing/new-organization.ts'
import type { Member } from '../../../testing/organizations.ts'

const it = testApp()
const { organization, listenFromNow, newPerson, submit } = listenTestCalls(it)
const newAdmin = () => newMember(it.host, it.now, organization().orgId, 'admin')
const giveList = (member: Member, permissions: ('submission:view' | 'employee:invite' | 'org:view')[]) =>
  it.ok(contract.changeMemberPermissions, { userId: member.userId, permissions }, organization().owner)

test.each([
  [
    'role',
    ({ userId }: Member) =>
      it.ok(contract.changeMemberRole, { userId, role: 'employee' }, organization().owner),
  ],
  ['role as an admin', ({ userId }: Member) => it.ok(contract.removeAdmin, { userId }, organization().owner)],
  ['permission', (member: Member) => giveList(member, ['org:view'])],
  ['membership', ({ userId }: Member) => it.ok(contract.removeMember, { userId }, organization().owner)],
  ['own stay', (member: Member) => it.ok(contract.leaveOrganization, { orgId: member.orgId }, member)],
])('a stream ends when its reader loses their %s, whatever is submitted', async (_what, end) => {
  const admin = await newAdmin()
  const { reader } = await listenFromNow(admin)
  await end(admin)
  // Before anything is submitted.
  expect(await reader.ends()).toBe(true)
  await submit(await newPerson())
  await expect(reader.next(0)).rejects.toThrow('No event came')
})

test('a stream goes on with what its reader may see from now on', async () => {
  const admin = await newAdmin()
  const { reader } = await listenFromNow(admin)
  await submit(await newPerson())
  expect((await reader.next()).data).toMatchObject({ invite_code: expect.any(String) })
  await giveList(admin, ['submission:view'])
  await submit(await newPerson())
  expect((await reader.next()).data).toMatchObject({ invite_code: null })
  await giveList(admin, ['submission:view', 'employee:invite'])
  await submit(await newPerson())
  expect((await reader.next()).data).toMatchObject({ invite_code: expect.any(String) })
  await it.ok(
    contract.changeMemberPermissions,
    { userId: admin.userId, permissions: null },
    organization().owner,
  )
  await submit(await newPerson())
  expect((await reader.next()).data).toMatchObject({ status: 'completed' })
})

test('an owner who hands the organization over goes on listening as an admin', async () => {
  const admin = await newAdmin()
  const { owner } = organization()
  const { reader } = await listenFromNow(owner)
  await it.ok(contract.transferOwnership, { userId: admin.userId }, owner)
  await submit(await newPerson())
  expect((await reader.next()).data).toMatchObject({ status: 'completed' })
  await it.ok(contract.transferOwnership, { userId: owner.userId }, admin)
})
