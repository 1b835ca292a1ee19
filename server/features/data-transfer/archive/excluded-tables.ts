import type { PgTable } from 'drizzle-orm/pg-core'
import { changes, mails } from '../../../core/database/tables.ts'
import { apiKeys } from '../../../schema/api-keys.ts'
import { billingAccounts } from '../../../schema/billing.ts'
import { chatCounts, chatErasures, chats, chatTurns } from '../../../schema/chat.ts'
import { supportMessages } from '../../../schema/support.ts'
import { images } from '../../../schema/images.ts'
import { deletedOrganizations } from '../../../schema/organizations.ts'
import { removedEmployees } from '../../../schema/removed-employees.ts'
import { runRows, runs } from '../../../schema/batch-jobs.ts'
import { webhookDeliveries, webhooks } from '../../../schema/webhooks.ts'

/** What belongs to an organization and is not in its file. */
export type ExcludedTables = {
  tables: readonly PgTable[]
  what: string
  why: string
}

/** Every table of an organization that is no file of the archive, with the reason, as the file itself says it. */
export const excludedTables: readonly ExcludedTables[] = [
  {
    tables: [chats, chatTurns, chatCounts, chatErasures],
    what: 'Conversations in the chat',
    why: 'They are each person’s own, whoever owns the organization. Everybody finds theirs in the data of their account.',
  },
  {
    tables: [removedEmployees],
    what: 'People who were removed from the list and not erased yet, with their answers and reports',
    why: 'They are to be erased. Bring back first whoever is to come along.',
  },
  {
    tables: [apiKeys],
    what: 'API keys',
    why: 'They open this server alone. What they are called is told where the audit log names them.',
  },
  {
    tables: [webhooks, webhookDeliveries],
    what: 'Webhooks, their secrets and what was sent to them',
    why: 'Other software would take another server for this one.',
  },
  {
    tables: [billingAccounts],
    what: 'The subscription',
    why: 'It is an agreement about this server.',
  },
  {
    tables: [images],
    what: 'Photos of people, and the addresses of pictures',
    why: 'A photo belongs to an account. The logo comes along.',
  },
  {
    tables: [mails],
    what: 'To whom mails went',
    why: 'It is kept for a while to find out what became of a mail on this server.',
  },
  {
    tables: [supportMessages],
    what: 'Messages from the help centre',
    why: 'They are for whoever helps, and gone after a day.',
  },
  {
    tables: [runs, runRows],
    what: 'The progress of long work',
    why: 'What it did is in the other files.',
  },
  {
    tables: [changes],
    what: 'What tells open pages that something changed',
    why: 'It is of use for minutes, on this server.',
  },
  {
    tables: [deletedOrganizations],
    what: 'What deleted organizations were called',
    why: 'This one is not deleted.',
  },
]

/** Besides what tables hold. */
export const otherExclusions: readonly Pick<ExcludedTables, 'what' | 'why'>[] = [
  {
    what: 'What is in drafts',
    why: 'Until it is submitted it is its author’s alone.',
  },
  {
    what: 'Sessions, one-time codes and invite codes',
    why: 'Whoever holds one gets in with it.',
  },
]
