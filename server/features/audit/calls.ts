import { auditLog as calls } from '../../../contract/audit.ts'
import { serveMember, type Served } from '../../core/serve.ts'
import { listAuditEntries } from './list-entries.ts'

export const auditCalls: readonly Served[] = [
  serveMember(calls.getAuditLog, (wanted, context) => listAuditEntries(context, wanted)),
]
