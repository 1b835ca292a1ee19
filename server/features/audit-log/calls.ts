import { auditLog as calls } from '../../../contract/calls/audit-log.ts'
import { serveMember, type Served } from '../../core/http/serve.ts'
import { listAuditEntries } from './list-entries.ts'

export const auditCalls: readonly Served[] = [
  serveMember(calls.getAuditLog, (wanted, context) => listAuditEntries(context, wanted)),
]
