import type { AuditEntry } from '../../../../../contract/calls/audit-log.ts'

/** An entry of the audit log. */
export const entry = (id: string, action: string, more: Partial<AuditEntry> = {}): AuditEntry => ({
  id,
  at: '2026-01-01T00:00:00.000Z',
  actor: { userId: 'user-1', name: 'Grace Hopper', email: 'grace@northwind.example' },
  byKey: null,
  action,
  entity: action.split('.')[0] ?? '',
  entityId: 'x',
  subject: null,
  details: {},
  ...more,
})
