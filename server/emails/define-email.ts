import type { z } from 'zod'
import type { MailKind } from '../../contract/shapes/mail-kinds.ts'
import type { LanguageCode } from '../../languages/index.ts'
import type { MailContent } from '../core/email-layout/email-content.ts'
import type { MailWords } from '../core/email-layout/email-texts.ts'
import { renderMail } from '../core/email-layout/render-email.ts'
import type { WrittenMail } from '../core/mail/letter.ts'
import type { MailWriter } from '../core/mail/mail-queue.ts'
import { mailWordsFor } from '../features/accounts/mail-language.ts'

export type EmailOrder = Parameters<MailWriter>[0]
export type OrganizationEmailOrder = EmailOrder & { orgId: string }
export type EmailContext = Parameters<MailWriter>[1]

/**
 * A mail of one kind. A feature queues it for an address, with an id and perhaps details of what it is about; everything
 * else of it is here.
 */
type EmailDefinition<Facts, Order> = {
  kind: MailKind
  /** What it says at the time of sending; null where nothing is left to say, or the address is not its reader's any more. */
  read: (order: Order, context: EmailContext) => Promise<Facts | null>
  /** Its subject and body in one language. */
  compose: (words: MailWords, facts: Facts) => MailContent
  /** For what these decide, see mail-language.ts. */
  isForStaff?: boolean
  chosenLanguage?: (facts: Facts) => LanguageCode | null
  headers?: (facts: Facts) => Pick<WrittenMail, 'replyTo' | 'unsubscribeUrl'>
}

export type Email<Facts> = Pick<EmailDefinition<Facts, EmailOrder>, 'kind' | 'compose'> & {
  write: MailWriter
}

/** A mail about an account. */
export const defineEmail = <Facts>({
  kind,
  read,
  compose,
  isForStaff = false,
  chosenLanguage,
  headers,
}: EmailDefinition<Facts, EmailOrder>): Email<Facts> => ({
  kind,
  compose,
  write: async (order, context) => {
    const facts = await read(order, context)
    if (facts === null) return null
    const language = { isForStaff, chosen: chosenLanguage?.(facts) ?? null }
    const words = await mailWordsFor(context.tx, order, context.now, language)
    return { ...(await renderMail(compose(words, facts))), ...headers?.(facts) }
  },
})

/** A mail about an organization that also says what its order holds; not sent where it holds nothing. */
export const defineDetailedEmail = <Facts, Details>({
  details: schema,
  read,
  ...email
}: EmailDefinition<Facts, Omit<OrganizationEmailOrder, 'details'> & { details: Details }> & {
  details: z.ZodType<Details>
}): Email<Facts> =>
  defineOrganizationEmail({
    ...email,
    read: async ({ details = null, ...order }, context) =>
      details === null ? null : read({ ...order, details: schema.parse(details) }, context),
  })

/** A mail about an organization. */
export const defineOrganizationEmail = <Facts>({
  read,
  ...email
}: EmailDefinition<Facts, OrganizationEmailOrder>): Email<Facts> =>
  defineEmail({
    ...email,
    read: async ({ orgId, ...order }, context) =>
      orgId === null ? null : read({ ...order, orgId }, context),
  })
