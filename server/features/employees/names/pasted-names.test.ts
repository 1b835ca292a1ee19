import { expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { testApp } from '../../../testing/app.ts'
import { organizationsOf } from '../../../testing/organizations.ts'

const app = testApp()
const { newOwner } = organizationsOf(app)

const plain = { name: 'Anna Bach', role: 'Cook', department: 'Kitchen' }

test.each([
  { name: '• Anna Bach', role: '• Cook', department: '– Kitchen' },
  { name: '1. Anna Bach', role: '(Cook)', department: '"Kitchen"' },
  { name: "'Anna Bach'", role: 'Cook,', department: '- Kitchen' },
  { name: '\u200F• „Anna Bach“;', role: 'Cook', department: '(Kitchen)' },
])('no call stores what %j was copied with', async (copied) => {
  const owner = await newOwner()
  const email = () => app.freshEmail()
  const added = await app.ok(contract.upsertEmployee, { employeeData: { ...copied, email: email() } }, owner)
  expect(added.employee).toMatchObject(plain)
  const one = await app.ok(contract.createInvitation, { ...copied, email: email() }, owner)
  expect(one.result.employee).toMatchObject(plain)
  const invites = [{ ...copied, email: email() }]
  const many = await app.ok(contract.sendEmployeeInvites, { invites }, owner)
  expect(many.results).toMatchObject([{ success: true, employee: plain }])
  await app.ok(contract.updateProfile, { displayName: copied.name }, owner)
  expect((await app.ok(contract.getProfile, {}, owner)).user.displayName).toBe(plain.name)
  await app.ok(
    contract.updateOrgData,
    { data: { onboardingData: { departments: [copied.department] } } },
    owner,
  )
  const { org } = await app.ok(contract.getOrgData, {}, owner)
  expect(org.onboardingData.departments).toEqual([plain.department])
})

test('no call that brings other people stores the entities of a page', async () => {
  const owner = await newOwner()
  const copied = { name: '12 • M&uuml;ller, Anna', role: 'Cook &amp; baker', department: 'K&#252;che' }
  const decoded = { name: 'Müller, Anna', role: 'Cook & baker', department: 'Küche' }
  const email = () => app.freshEmail()
  const added = await app.ok(contract.upsertEmployee, { employeeData: { ...copied, email: email() } }, owner)
  expect(added.employee).toMatchObject(decoded)
  const one = await app.ok(contract.createInvitation, { ...copied, email: email() }, owner)
  expect(one.result.employee).toMatchObject(decoded)
  const invites = [{ ...copied, email: email() }]
  const many = await app.ok(contract.sendEmployeeInvites, { invites }, owner)
  expect(many.results).toMatchObject([{ success: true, employee: decoded }])
})
