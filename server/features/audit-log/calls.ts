import { auditLog as calls } from '../../../contract/calls/audit-log.ts'
import { serveMember, type Endpoint } from '../../core/http/serve.ts'
import { listAuditEntries } from './list-entries.ts'

export const auditCalls: readonly Endpoint[] = [
  serveMember(calls.getAuditLog, (wanted, context) => listAuditEntries(context, wanted)),
]
