import { accounts } from '../../../contract/calls/accounts.ts'
import { actionPlan } from '../../../contract/calls/action-plan.ts'
import { apiKeys } from '../../../contract/calls/api-keys.ts'
import { auditLog } from '../../../contract/calls/audit-log.ts'
import { billing } from '../../../contract/calls/billing.ts'
import { chats } from '../../../contract/calls/chat.ts'
import { cycles } from '../../../contract/calls/cycles.ts'
import { dataProtection } from '../../../contract/calls/data-protection.ts'
import { departments } from '../../../contract/calls/employees/departments.ts'
import { deletedReports } from '../../../contract/calls/reports/deleted-reports.ts'
import { exports } from '../../../contract/calls/exports.ts'
import { help } from '../../../contract/calls/support.ts'
import { images } from '../../../contract/calls/images.ts'
import { members } from '../../../contract/calls/members.ts'
import { dataTransfer } from '../../../contract/calls/data-transfer.ts'
import { organizations } from '../../../contract/calls/organizations.ts'
import { people } from '../../../contract/calls/employees/employees.ts'
import { questionnaires } from '../../../contract/calls/submissions.ts'
import { release } from '../../../contract/calls/reports/release-report.ts'
import { reminders } from '../../../contract/calls/employees/reminders.ts'
import { removals } from '../../../contract/calls/employees/removals.ts'
import { reports } from '../../../contract/calls/reports/reports.ts'
import { retention } from '../../../contract/calls/retention.ts'
import { runs } from '../../../contract/calls/batch-jobs.ts'
import { trend } from '../../../contract/calls/reports/report-trend.ts'
import { users } from '../../../contract/calls/users.ts'
import { verify } from '../../../contract/calls/reports/verify-report.ts'
import { webhooks } from '../../../contract/calls/webhooks.ts'

/** Of what calls are: the groups that the OpenAPI document puts them in, in the order in which they are read. */

const areas: Readonly<Record<string, { text: string; calls: Readonly<Record<string, { name: string }>> }>> = {
  'Accounts and signing in': {
    text: 'Signing in and out, sessions, and what a person settles for themselves.',
    calls: { ...accounts, ...users },
  },
  Organizations: {
    text: 'Organizations with their settings and members, and taking one along to another server.',
    calls: { ...organizations, ...members, ...dataTransfer },
  },
  People: {
    text: 'Who is in an organization, and inviting, reminding and removing them.',
    calls: { ...people, ...departments, ...reminders, ...removals },
  },
  Runs: {
    text: 'What goes on by itself after it was asked for, such as inviting thousands: how far it is, and what became of each row.',
    calls: runs,
  },
  Questionnaires: {
    text: 'Answering, what was handed in, and the cycles in which people are asked again.',
    calls: { ...questionnaires, ...cycles },
  },
  Reports: {
    text: 'Reports of people and of the company: making, releasing, comparing, verifying and deleting them, and their files.',
    calls: { ...reports, ...deletedReports, ...release, ...verify, ...trend, ...exports },
  },
  'Action plan': {
    text: 'What an organization has decided to do, who sees to it, and what became of it.',
    calls: actionPlan,
  },
  Chat: { text: 'Questions about what one may see, and one’s own conversations.', calls: chats },
  'API keys and webhooks': {
    text: 'How other software is let in, and how it hears of what happens.',
    calls: { ...apiKeys, ...webhooks },
  },
  'Data protection': {
    text: 'What was done by whom, what is stored where, and for how long.',
    calls: { ...auditLog, ...dataProtection, ...retention },
  },
  Billing: { text: 'The subscription of an organization, where this server asks for one.', calls: billing },
  Pictures: { text: 'Photos of people, and logos of organizations.', calls: images },
  Help: { text: 'Messages from the help centre to whoever can help.', calls: help },
}

/** What is no call of the contract. */
export const monitoringTag = {
  name: 'Watching the server',
  text: 'Whether the server runs, and whether it can work: for what watches it.',
}

/** The group of a call. A noun of the contract that is in none has a group of this name, and a test fails. */
export const tagOfCall = (callName: string): string =>
  Object.entries(areas).find(([, { calls }]) =>
    Object.values(calls).some(({ name }) => name === callName),
  )?.[0] ?? 'Other'

/** Every group with what is said of it. */
export const areaTags: readonly { name: string; description: string }[] = [
  ...Object.entries(areas).map(([name, { text }]) => ({ name, description: text })),
  { name: monitoringTag.name, description: monitoringTag.text },
]

/** What is said before the first call. */
export const introduction = `## How a call is made

Each call is \`/api/<name>\`, with JSON in and out. An answer has \`success\`, and where it is \`false\` a sentence in \`error\` and its kind in \`code\`.

Send a session’s token, or an API key of your organization’s settings, as \`Authorization: Bearer …\`. With a session, calls about an organization need the header \`organization-id\`; a key belongs to one and needs none.

## How Muster calls

A webhook is told when something happens, instead of being asked for again and again. What is sent, and how a receiver verifies that Muster sent it, is said with \`createWebhook\`.`
