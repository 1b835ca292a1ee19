import { accounts } from '../../contract/accounts.ts'
import { actionPlan } from '../../contract/action-plan.ts'
import { apiKeys } from '../../contract/api-keys.ts'
import { auditLog } from '../../contract/audit.ts'
import { chats } from '../../contract/chat.ts'
import { cycles } from '../../contract/cycles.ts'
import { dataProtection } from '../../contract/data-protection.ts'
import { exports } from '../../contract/exports.ts'
import { members } from '../../contract/members.ts'
import { moving } from '../../contract/moving.ts'
import { organizations } from '../../contract/organizations.ts'
import { people } from '../../contract/people.ts'
import { questionnaires } from '../../contract/questionnaires.ts'
import { release } from '../../contract/release.ts'
import { reminders } from '../../contract/reminders.ts'
import { removals } from '../../contract/removals.ts'
import { reports } from '../../contract/reports.ts'
import { retention } from '../../contract/retention.ts'
import { trend } from '../../contract/trend.ts'
import { users } from '../../contract/users.ts'
import { verify } from '../../contract/verify.ts'
import { webhooks } from '../../contract/webhooks.ts'

/** Of what calls are: the groups that the OpenAPI document puts them in. */

const areas: Readonly<Record<string, object>> = {
  'Accounts and signing in': { ...accounts, ...users },
  Organizations: { ...organizations, ...members, ...moving },
  People: { ...people, ...reminders, ...removals },
  Questionnaires: { ...questionnaires, ...cycles },
  Reports: { ...reports, ...release, ...verify, ...trend, ...exports },
  'Action plan': actionPlan,
  Chat: chats,
  'API keys and webhooks': { ...apiKeys, ...webhooks },
  'Data protection': { ...auditLog, ...dataProtection, ...retention },
}
const others = 'Other'

/** The group of a call. */
export const areaOf = (callName: string): string =>
  Object.entries(areas).find(([, calls]) => Object.hasOwn(calls, callName))?.[0] ?? others

/** Every group, in the order in which they are read. */
export const areaNames: readonly string[] = [...Object.keys(areas), others]

/** What is said before the first call. */
export const introduction = `Each call is \`/api/<name>\`, with JSON in and out. An answer has \`success\`, and where it is \`false\` a sentence in \`error\` and its kind in \`code\`.

Send a session’s token, or an API key of your organization’s settings, as \`Authorization: Bearer …\`. With a session, calls about an organization need the header \`organization-id\`; a key belongs to one and needs none.`
