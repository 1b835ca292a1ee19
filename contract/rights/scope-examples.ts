import type { ApiScope } from './api-scopes.ts'
import type { CallName } from '../index.ts'

/** A call to try a key with: it reads, and asks for nothing. None where a scope opens only what changes something. */
export const scopeExamples: Readonly<Record<ApiScope, CallName | undefined>> = {
  'organization:read': 'getOrgData',
  'people:read': 'getEmployees',
  'people:edit': undefined,
  'people:invite': 'listInvitations',
  'answers:read': 'getSubmissions',
  'reports:read': 'listReports',
  'reports:generate': 'getRuns',
  'plan:read': 'listPlanItems',
  'plan:edit': 'listPlanItems',
  'audit:read': 'getAuditLog',
}
