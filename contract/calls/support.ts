import { z } from 'zod'
import { plainText } from '../../insights/text/plain-text.ts'
import { call } from '../http/call.ts'
import { Id, Instant, normalizeWithin, singleLine } from '../shapes/fields.ts'

/** Messages from the help centre to the support or the owner. */

export const supportLimits = {
  subjectMax: 150,
  messageMax: 4_000,
  pageMax: 200,
  /** Messages of one person, in one organization within a day. */
  messagesPerDay: 5,
  /** Of everybody in one organization together. */
  mailsPerDay: 50,
} as const

/** What is said of messages that are not sent. */
export const supportMessages = {
  subjectMissing: 'Say in a few words what it is about',
  subjectLong: `What it is about can be at most ${supportLimits.subjectMax} characters long`,
  messageMissing: 'Write your message',
  messageLong: `A message can be at most ${supportLimits.messageMax.toLocaleString('en')} characters long`,
  nobody:
    'You are the owner of this organization, and this server names no address for support. Whoever runs the server can set one (SUPPORT_EMAIL).',
  often: `You have sent ${supportLimits.messagesPerDay} messages within a day. Write again tomorrow, or answer one of the mails that you got.`,
  oftenUnmailed: `You have written ${supportLimits.messagesPerDay} messages within a day. Write again tomorrow.`,
  oftenThere:
    'Many messages were sent from this organization within a day. Nothing was sent; please write again tomorrow.',
} as const

/**
 * The recipient: `support`, an address set by this server's operator; `owner`, the owner of the organization; `nobody`,
 * where no address is set and the sender is the owner.
 */
export const SupportContact = z.object({
  goesTo: z.enum(['support', 'owner', 'nobody']),
  /** The address that an answer goes to: that of the account. */
  replyTo: z.string(),
  /** Of the support, for who is in no organization: what is sent from here is kept by one, so they write themselves. */
  address: z.string().optional(),
})
export type SupportContact = z.output<typeof SupportContact>

/** What became of the mail: it waits, the mail server did not take it yet, has left, was kept for want of a mail server, or can never be delivered. */
export const SupportState = z.enum(['queued', 'delayed', 'sent', 'kept', 'failed'])
export type SupportState = z.output<typeof SupportState>

const Subject = z
  .string({ error: supportMessages.subjectMissing })
  .overwrite(normalizeWithin(singleLine, supportLimits.subjectMax))
  .min(1, supportMessages.subjectMissing)
  .max(supportLimits.subjectMax, supportMessages.subjectLong)

const Message = z
  .string({ error: supportMessages.messageMissing })
  .overwrite(normalizeWithin(plainText, supportLimits.messageMax))
  .min(1, supportMessages.messageMissing)
  .max(supportLimits.messageMax, supportMessages.messageLong)

/** What the form asks for. */
export const SupportMessage = z.object({ subject: Subject, message: Message })

export const help = {
  getSupportContact: call('getSupportContact', {
    method: 'GET',
    database: { get: 'orgId' },
    summary:
      'To whom a message from the help centre goes; without an organization, the address to write to oneself.',
    may: 'signed-in',
    scope: 'never',
    in: z.object({ orgId: Id.optional() }),
    out: z.object({ contact: SupportContact }),
  }),
  sendSupportMessage: call('sendSupportMessage', {
    method: 'POST',
    database: 'create',
    summary: 'Mails a message to the support of this server, or to the owner of the organization.',
    may: 'signed-in',
    scope: 'never',
    in: SupportMessage.extend({
      orgId: Id,
      /** Where in the product it was written from: an address without its host. */
      page: z
        .string()
        .max(supportLimits.pageMax)
        .overwrite(normalizeWithin(singleLine, supportLimits.pageMax))
        .optional(),
    }),
    out: z.object({ id: Id }),
  }),
  getSupportMessage: call('getSupportMessage', {
    method: 'GET',
    database: { get: 'id' },
    summary: 'What became of a message that the caller has sent within the last day.',
    may: 'signed-in',
    scope: 'never',
    in: z.object({ orgId: Id, id: Id }),
    out: z.object({ message: z.object({ state: SupportState, sentAt: Instant.nullable() }) }),
  }),
}
