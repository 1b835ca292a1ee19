import { accounts } from './accounts.ts'
import { actionPlan } from './action-plan.ts'
import { apiKeys } from './api-keys.ts'
import { auditLog } from './audit.ts'
import { billing } from './billing.ts'
import { chats } from './chat.ts'
import { dataProtection } from './data-protection.ts'
import { cycles } from './cycles.ts'
import { departments } from './departments.ts'
import { deletedReports } from './deleted-reports.ts'
import { exports } from './exports.ts'
import { help } from './help.ts'
import { images } from './images.ts'
import { members } from './members.ts'
import { moving } from './moving.ts'
import { organizations } from './organizations.ts'
import { people } from './people.ts'
import { questionnaires } from './questionnaires.ts'
import { release } from './release.ts'
import { reminders } from './reminders.ts'
import { removals } from './removals.ts'
import { reports } from './reports.ts'
import { retention } from './retention.ts'
import { runs } from './runs.ts'
import { trend } from './trend.ts'
import { users } from './users.ts'
import { verify } from './verify.ts'
import { webhooks } from './webhooks.ts'

/** Every call there is: the wire, the OpenAPI document and the stranger's table are made from this. */
export const contract = {
  ...accounts,
  ...users,
  ...organizations,
  ...members,
  ...moving,
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
