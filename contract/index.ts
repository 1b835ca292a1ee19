import { accounts } from './calls/accounts.ts'
import { actionPlan } from './calls/action-plan.ts'
import { apiKeys } from './calls/api-keys.ts'
import { auditLog } from './calls/audit-log.ts'
import { billing } from './calls/billing.ts'
import { chats } from './calls/chat.ts'
import { dataProtection } from './calls/data-protection.ts'
import { cycles } from './calls/cycles.ts'
import { departments } from './calls/employees/departments.ts'
import { deletedReports } from './calls/reports/deleted-reports.ts'
import { exports } from './calls/exports.ts'
import { help } from './calls/support.ts'
import { images } from './calls/images.ts'
import { members } from './calls/members.ts'
import { dataTransfer } from './calls/data-transfer.ts'
import { organizations } from './calls/organizations.ts'
import { people } from './calls/employees/employees.ts'
import { questionnaires } from './calls/submissions.ts'
import { release } from './calls/reports/release-report.ts'
import { reminders } from './calls/employees/reminders.ts'
import { removals } from './calls/employees/removals.ts'
import { reports } from './calls/reports/reports.ts'
import { retention } from './calls/retention.ts'
import { runs } from './calls/batch-jobs.ts'
import { trend } from './calls/reports/report-trend.ts'
import { users } from './calls/users.ts'
import { verify } from './calls/reports/verify-report.ts'
import { webhooks } from './calls/webhooks.ts'

/** Every call there is: the wire, the OpenAPI document and the stranger's table are made from this. */
export const contract = {
  ...accounts,
  ...users,
  ...organizations,
  ...members,
  ...dataTransfer,
  ...auditLog,
  ...apiKeys,
  ...webhooks,
  ...people,
  ...departments,
  ...questionnaires,
  ...removals,
  ...reminders,
  ...reports,
  ...deletedReports,
  ...release,
  ...runs,
  ...billing,
  ...images,
  ...chats,
  ...exports,
  ...verify,
  ...trend,
  ...cycles,
  ...actionPlan,
  ...dataProtection,
  ...retention,
  ...help,
}

export type CallName = keyof typeof contract
