import { beforeAll, expect, test } from 'vitest'
import { contract } from '../../../contract/index.ts'
import { testApp } from '../../testing/app.ts'
import { newMember, newOrganization } from '../../testing/new-organization.ts'
import type { Member } from '../../testing/organizations.ts'

/** Members who are nobody in the list of people see to actions too, such as the organization's owner. */

const it = testApp()

let owner: Member
beforeAll(async () => {
  ;({ owner } = await newOrganization(it.host, it.now))
})

const list = async (by: Member) => (await it.ok(contract.listPlanItems, {}, by)).items

test('an action can be the owner’s, and a member’s, who finds it', async () => {
  const own = await it.ok(contract.createPlanItem, { title: 'Decide', ownerEmployeeId: owner.userId }, owner)
  expect(own.item.owner).toEqual({ employeeId: owner.userId, name: 'The owner', isListed: false })
  const employee = await newMember(it.host, it.now, owner.orgId, 'employee')
  const { item } = await it.ok(
    contract.updatePlanItem,
    { id: own.item.id, basedOn: 1, ownerEmployeeId: employee.userId },
    owner,
  )
  expect((await list(employee)).map(({ id }) => id)).toEqual([item.id])
  const { reply } = await it.ok(contract.chat, { message: 'Which actions are open?' }, owner)
  expect(reply.text).toContain('Decide: The employee')
  const { chatId } = await it.ok(contract.chat, { message: 'Which actions are open?' }, owner)
  const { messages } = await it.ok(contract.getChat, { chatId }, owner)
  expect(messages[1]).toMatchObject({ isWithheld: false })
  await it.ok(contract.removeMember, { userId: employee.userId }, owner)
  expect((await list(owner)).map(({ owner: whose }) => whose)).toEqual([null])
})

test('nobody of another organization can be the one', async () => {
  const other = await newOrganization(it.host, it.now, ['Grace Hopper'])
  for (const ownerEmployeeId of [other.owner.userId, other.person.id]) {
    const answer = await it.call(contract.createPlanItem, { title: 'Decide', ownerEmployeeId }, owner)
    expect(answer).toMatchObject({ status: 404, body: { error: `Employee not found: ${ownerEmployeeId}` } })
  }
})
