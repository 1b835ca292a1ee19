import { expect, test } from 'vitest'
import { PermissionList } from '../shapes/permission-list.ts'
import { assignablePermissions, singlePermissions } from './permission-descriptions.ts'
import { can, permissions, rolePermissions, seesEveryReport } from './permissions.ts'
import { seesPay } from './pay-visibility.ts'

/** What each role holds (specification point 6), repeated here by hand and not taken from the list. */
const ofAdmin =
  'employee:view employee:invite employee:edit report:view report:generate submission:view org:view org:settings admin:view chat:use chat:history onboarding:edit onboarding:view'
const ofEmployee = 'employee:view report:view org:view chat:use onboarding:view'
const ofOwnersAlone = 'employee:delete report:delete submission:edit org:billing org:delete admin:manage'

test('each role holds what the specification gives it', () => {
  expect(rolePermissions.owner).toEqual(['all'])
  expect(rolePermissions.admin).toEqual(ofAdmin.split(' '))
  expect(rolePermissions.employee).toEqual(ofEmployee.split(' '))
})

test('there are no other permissions than those of admins and the six that they are not given', () => {
  expect(permissions.toSorted()).toEqual([...ofAdmin.split(' '), ...ofOwnersAlone.split(' ')].toSorted())
})

test('a check passes for the owner, for all, and for the permission itself', () => {
  for (const permission of permissions) {
    expect(can({ role: 'owner', permissions: [] }, permission)).toBe(true)
    expect(can({ role: 'employee', permissions: ['all'] }, permission)).toBe(true)
    expect(can({ role: 'employee', permissions: [permission] }, permission)).toBe(true)
    expect(can({ role: 'admin', permissions: [] }, permission)).toBe(false)
    expect(can({ role: 'admin', permissions: null }, permission)).toBe(
      ofAdmin.split(' ').includes(permission),
    )
  }
})

test('a list takes each of the 19 permissions and all', () => {
  expect(permissions).toHaveLength(19)
  expect(PermissionList.parse([...permissions])).toEqual(permissions)
  expect(PermissionList.parse(['all', 'all'])).toEqual(['all'])
  expect(singlePermissions(['all']).toSorted()).toEqual(permissions.toSorted())
  expect(assignablePermissions(['admin:manage', 'chat:use'])).toEqual(['admin:manage', 'chat:use'])
  expect(assignablePermissions(['all', 'admin:manage'])).toEqual(['all'])
})

test('every report is seen by owners, admins and whoever makes or deletes reports; pay by no employee', () => {
  const opening = permissions.filter((permission) =>
    seesEveryReport({ role: 'employee', permissions: [permission] }),
  )
  expect(opening).toEqual(['report:generate', 'report:delete'])
  expect(seesEveryReport({ role: 'employee', permissions: null })).toBe(false)
  for (const holder of [
    { role: 'owner' as const, permissions: null },
    { role: 'admin' as const, permissions: ['report:view'] },
    { role: 'employee' as const, permissions: ['all'] },
  ]) {
    expect(seesEveryReport(holder)).toBe(true)
    expect(seesPay(holder)).toBe(holder.role !== 'employee')
  }
})
