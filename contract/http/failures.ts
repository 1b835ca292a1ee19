import { accounts } from '../messages/accounts.ts'
import { billing } from '../messages/billing.ts'
import { chat } from '../messages/chat.ts'
import { files } from '../messages/files.ts'
import { organizations } from '../messages/organizations.ts'
import { durationInWords, people } from '../messages/people.ts'
import { questionnaires } from '../messages/questionnaires.ts'
import { reports } from '../messages/reports.ts'

/**
 * The sentences of failures, word for word (specification point 8; docs/api-and-webhooks.md): those of any call are
 * here, the others in files by topic, so that what pages load first imports only the topics that it needs.
 */
export const messages = {
  authenticationRequired: 'Authentication required',
  notAMember: 'You are not an active member of this organization',
  organizationIdRequired: 'Organization ID is required',
  invalidInput: 'Some of the data can’t be used. Nothing was changed.',
  payloadTooLarge: 'This is too large to send at once.',
  bodyTooSlow: 'This didn’t arrive in time. Nothing was changed; please check your connection and try again.',
  unavailable: 'Muster can’t reach its database right now. Nothing was lost; please try again shortly.',
  internal: 'Something went wrong on our side. Nothing was changed; please try again.',
  rateLimited: 'Too many requests. Please wait a moment and try again.',
  rateLimitedFor: (minutes: number) => `Too many requests. Please try again in ${durationInWords(minutes)}.`,
  addressNotUtf8:
    'A percent sign in the address doesn’t start a letter. Write letters beyond ASCII in UTF-8, such as %C3%BC for ü, and a percent sign as %25.',
  nestedTooDeep: 'Lists and objects are nested too deeply.',
  notFound: (entity: string, id: string) => `${entity} not found: ${id}`,
  ...accounts,
  ...organizations,
  ...billing,
  ...people,
  ...questionnaires,
  ...reports,
  ...files,
  ...chat,
} as const
