import { and, desc, eq, gt, isNull, or } from 'drizzle-orm'
import { sourceLanguage, type LanguageCode } from '../../../languages/index.ts'
import type { Tx } from '../../core/database/database.ts'
import { mailWords, type MailWords } from '../../core/email-layout/email-texts.ts'
import { users } from '../../schema/accounts.ts'
import { organizations } from '../../schema/organizations.ts'
import { employees, invitations } from '../../schema/employees.ts'

type Reader = { orgId: string | null; toAddress: string }

/** What a kind of mail says about its language. */
export type MailLanguage = {
  /** To those who manage people or give support: English, as on all pages of owners and admins. */
  isForStaff: boolean
  /** The language that was chosen on the device that asked for the mail, which its reader holds. */
  chosen: LanguageCode | null
}

/** The words of a mail: English for staff; else in the language chosen for it; else in that of its reader. */
export const mailWordsFor = async (
  tx: Tx,
  reader: Reader,
  now: Date,
  { isForStaff, chosen }: MailLanguage,
): Promise<MailWords> =>
  mailWords(isForStaff ? sourceLanguage : (chosen ?? (await languageOfReader(tx, reader, now))))

/**
 * The language of somebody as a mail is sent: what they chose in their profile; else that of their invitation; else, where they
 * were invited, the organization's for invitations; else English. A mail of no organization uses the newest invitation that
 * can still be accepted.
 */
export const languageOfReader = async (
  tx: Tx,
  { orgId, toAddress }: Reader,
  now: Date,
): Promise<LanguageCode> => {
  const [user] = await tx
    .select({ id: users.id, language: users.language })
    .from(users)
    .where(eq(users.email, toAddress))
  if (user?.language) return user.language
  const isTheirs = user
    ? or(eq(employees.email, toAddress), eq(employees.userId, user.id))
    : eq(employees.email, toAddress)
  const isOfWhatItTells =
    orgId === null
      ? and(isNull(invitations.revokedAt), gt(invitations.expiresAt, now))
      : eq(invitations.orgId, orgId)
  const [invitation] = await tx
    .select({ language: invitations.language, settings: organizations.settings })
    .from(invitations)
    .innerJoin(
      employees,
      and(eq(employees.orgId, invitations.orgId), eq(employees.id, invitations.employeeId)),
    )
    .innerJoin(organizations, eq(organizations.id, invitations.orgId))
    .where(and(isTheirs, isOfWhatItTells))
    .orderBy(desc(invitations.createdAt), desc(invitations.id))
    .limit(1)
  return invitation?.language ?? invitation?.settings.invitationLanguage ?? sourceLanguage
}
