import { and, desc, eq, gt, isNull, or } from 'drizzle-orm'
import { sourceLanguage, type LanguageCode } from '../../../languages/index.ts'
import type { Tx } from '../../core/database/database.ts'
import { mailWords, type MailWords } from '../../core/email-layout/email-texts.ts'
import { users } from '../../schema/accounts.ts'
import { organizations } from '../../schema/organizations.ts'
import { employees, invitations } from '../../schema/employees.ts'

type Reader = { orgId: string | null; toAddress: string }

/**
 * The words of a mail to somebody, in the language that is theirs as it is sent: what they chose in their profile; else
 * that of their invitation; else, where they were invited, the organization's for invitations; else English. A mail of no
 * organization goes by the newest invitation that still opens something.
 */
export const mailWordsFor = async (tx: Tx, reader: Reader, now: Date): Promise<MailWords> =>
  mailWords(await languageOfReader(tx, reader, now))

/** The language of such words, for what a mail leads to. */
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
