import { expect, test } from 'vitest'
import {
  assignablePermissions,
  defaultPermissions,
  permissionChange,
  permissionGroups,
  permissionLabel,
  singlePermissions,
} from './permission-descriptions.ts'
import { permissions, rolePermissions, rolesWithPermission } from './permissions.ts'

test('each permission is described once', () => {
  const described = permissionGroups.flatMap(({ words }) => Object.keys(words))
  expect(described.toSorted()).toEqual(permissions.toSorted())
  expect(permissionLabel('chat:use')).toBe('Use the chat')
})

test('a list is of single permissions in the order of their descriptions; all is every one', () => {
  expect(singlePermissions(['chat:use', 'employee:view', 'unknown'])).toEqual(['employee:view', 'chat:use'])
  expect(singlePermissions(['all']).toSorted()).toEqual(permissions.toSorted())
  expect(singlePermissions([])).toEqual([])
  expect(assignablePermissions(['chat:use', 'all'])).toEqual(['all'])
  expect(assignablePermissions(['chat:use', 'unknown'])).toEqual(['chat:use'])
  expect(defaultPermissions('employee').toSorted()).toEqual(rolePermissions.employee.toSorted())
})

test('a changed list adds and takes what it opens, with what that brings along', () => {
  expect(permissionChange('employee', { from: null, to: ['chat:use', 'report:generate'] })).toEqual({
    added: ['report:generate'],
    taken: ['employee:view', 'org:view', 'onboarding:view'],
  })
  expect(permissionChange('admin', { from: ['org:view'], to: ['org:view'] })).toEqual({
    added: [],
    taken: [],
  })
  expect(permissionChange('owner', { from: null, to: [] })).toEqual({ added: [], taken: [] })
})

test('the roles that hold a permission by themselves', () => {
  expect(rolesWithPermission('org:delete')).toEqual(['owner'])
  expect(rolesWithPermission('org:settings')).toEqual(['owner', 'admin'])
  expect(rolesWithPermission('chat:use')).toEqual(['owner', 'admin', 'employee'])
})
