import { expect, test } from 'vitest'
import { PermissionList } from './permission-list.ts'
import { givablePermissions, listToGive } from './permission-words.ts'
import { can, permissions, rolePermissions } from './rights.ts'

/** The roles of specification point 6, written down here once more and not taken from the list. */
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

test('what makes admins is given in no list, and an earlier list with it can be given anew without it', () => {
  const ofEveryRole = permissions.filter((permission) => permission !== 'admin:manage')
  expect(PermissionList.parse([...ofEveryRole])).toEqual(ofEveryRole)
  expect(PermissionList.safeParse(['chat:use', 'admin:manage']).error?.issues[0]?.message).toBe(
    'The permission admin:manage cannot be given: only the owner makes recorded owners admins. Leave it out.',
  )
  expect(givablePermissions(['all']).toSorted()).toEqual(ofEveryRole.toSorted())
  expect(listToGive(['admin:manage', 'chat:use'])).toEqual(['chat:use'])
  expect(PermissionList.parse(listToGive(['all', 'admin:manage']))).toEqual(['all'])
})
