import { createCipheriv } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { messages } from '../../../../contract/http/failures.ts'
import type { ReminderChoice } from '../../../../contract/calls/employees/reminders.ts'
import { audit } from '../../../core/events/audit-entries.ts'
import type { Tx } from '../../../core/database/database.ts'
import { enterOrganization } from '../../../core/database/enter-organization.ts'
import { Failure } from '../../../core/http/failures.ts'
import type { Host } from '../../../core/host.ts'
import { processInChunks } from '../../../core/processes/process-in-chunks.ts'
import { isAnyOf } from '../../../core/database/any-of-condition.ts'
import { hexHash, equalsInConstantTime, sha256 } from '../../../core/auth/secrets.ts'
import type { Context } from '../../../core/http/serve.ts'
import { organizations } from '../../../schema/organizations.ts'
import { languageOfReader } from '../../accounts/mail-language.ts'
import { employees, reminderOptOuts } from '../../../schema/employees.ts'

/**
 * Opting out of mails that ask for answers. It needs no sign-in, only the link in the person's mail, and applies to
 * their address in that organization, also if they are removed and invited again.
 */

type Addressee = { orgId: string; email: string }

/** The purpose of older links, which contain the address unencrypted and stay valid. */
const plainPurpose = 'reminder choice'
const sealedPurpose = 'sealed reminder choice'

/** Encrypts plain bytes, or decrypts encrypted ones; the signature of the plain bytes is the initialization vector. */
const sealed = (secrets: Host['secrets'], bytes: Uint8Array, signature: string): Buffer => {
  const key = sha256(secrets.signature('key of sealed reminder choice', ''))
  const start = Buffer.from(signature, 'base64url').subarray(0, 16)
  const cipher = createCipheriv('aes-256-ctr', key, start)
  return Buffer.concat([cipher.update(bytes), cipher.final()])
}

/**
 * An encrypted token for an address in an organization, which only this server can read: links end up in proxy logs and
 * browser histories. It needs no row, so it also works for people who were removed or erased.
 */
const tokenOf = (secrets: Host['secrets'], { orgId, email }: Addressee): string => {
  const about = JSON.stringify([orgId, email])
  const signature = secrets.signature(sealedPurpose, about)
  return `${sealed(secrets, Buffer.from(about), signature).toString('base64url')}.${signature}`
}

type LinkHost = Pick<Host, 'secrets' | 'environment'>

/** The link to the page on which a recipient chooses whether they want such mail. */
export const reminderChoiceLink = ({ secrets, environment }: LinkHost, to: Addressee): string =>
  reminderChoicePage(environment, tokenOf(secrets, to))

export const reminderChoicePage = ({ publicUrl }: Host['environment'], token: string): string =>
  `${publicUrl}/#/reminders/${token}`

/** The link that a mail program posts to when its reader unsubscribes. */
export const unsubscribeLink = ({ secrets, environment }: LinkHost, to: Addressee): string =>
  `${environment.publicUrl}${unsubscribePath}?token=${tokenOf(secrets, to)}`

export const unsubscribePath = '/api/unsubscribe'

/**
 * A hash of an erased person's address: it can be recognised but not read, so they are not mailed again. Here as the
 * database computes it for an employee's address ...
 */
const hashOfEmployee = sql`'sha256:' || encode(sha256(convert_to(${employees.orgId} || ' ' || ${employees.email}, 'UTF8')), 'hex')`
/** ... and here for a given address. */
const hashedAddress = (orgId: string, email: string): string => `sha256:${hexHash(`${orgId} ${email}`)}`

/** The opt-out of an address, in plain text or, after erasure, hashed. */
const optOutOfAddress = (orgId: string, email: string) =>
  and(eq(reminderOptOuts.orgId, orgId), inArray(reminderOptOuts.email, [email, hashedAddress(orgId, email)]))

const linkUnknown = () => new Failure('NOT_FOUND', messages.reminderLinkUnknown)

const addresseeOf = ({ secrets }: Pick<Host, 'secrets'>, token: string): Addressee => {
  const [id = '', signature = ''] = token.split('.')
  const isSigned = (purpose: string, text: string) =>
    equalsInConstantTime(Buffer.from(signature), Buffer.from(secrets.signature(purpose, text)))
  const bytes = Buffer.from(id, 'base64url')
  const isPlain = isSigned(plainPurpose, id)
  if (!isPlain && Buffer.from(signature, 'base64url').length < 16) throw linkUnknown()
  const about = (isPlain ? bytes : sealed(secrets, bytes, signature)).toString()
  if (!isPlain && !isSigned(sealedPurpose, about)) throw linkUnknown()
  const [orgId, email]: unknown[] = JSON.parse(about)
  return { orgId: String(orgId), email: String(email) }
}

/** Those of these addresses that have opted out of such mail of the organization. */
export const findOptedOut = async (
  tx: Tx,
  orgId: string,
  emails: readonly string[],
): Promise<Set<string>> => {
  if (emails.length === 0) return new Set()
  const hashes = await processInChunks(emails, (email) => hashedAddress(orgId, email))
  const rows = await tx
    .select({ email: reminderOptOuts.email })
    .from(reminderOptOuts)
    .where(and(eq(reminderOptOuts.orgId, orgId), isAnyOf(reminderOptOuts.email, [...emails, ...hashes])))
  const found = new Set(rows.map(({ email }) => email))
  return new Set(emails.filter((email, index) => found.has(email) || found.has(hashes[index] ?? '')))
}

/** Replaces the address in an erased person's opt-out by its hash. */
export const anonymizeOptOut = async (tx: Tx, { orgId, email }: Addressee): Promise<void> => {
  const gone = await tx
    .delete(reminderOptOuts)
    .where(and(eq(reminderOptOuts.orgId, orgId), eq(reminderOptOuts.email, email)))
    .returning({ at: reminderOptOuts.at })
  for (const { at } of gone) {
    await tx
      .insert(reminderOptOuts)
      .values({ orgId, email: hashedAddress(orgId, email), at })
      .onConflictDoNothing()
  }
}

/** The choice of an address: by the link in a reminder, or in the settings of its account, also before it joins. */
export const optOutColumns = {
  optedOutAt: reminderOptOuts.at,
  isRefused: sql<boolean>`${employees.email} in (select address from addresses_refusing_reminders())`,
}
export const optOutOfEmployee = and(
  eq(reminderOptOuts.orgId, employees.orgId),
  sql`${reminderOptOuts.email} in (${employees.email}, ${hashOfEmployee})`,
)
export const hasOptedOut = (choice: { optedOutAt: Date | null; isRefused: boolean }): boolean =>
  choice.optedOutAt !== null || choice.isRefused

/** @throws Failure NOT_FOUND if the link is not signed by this server, or its organization is deleted. */
export const reminderChoice = async (
  { tx, host, now }: Pick<Context, 'tx' | 'host' | 'now'>,
  token: string,
): Promise<ReminderChoice & { orgId: string }> => {
  const { orgId, email } = addresseeOf(host, token)
  await enterOrganization(tx, orgId)
  const [organization] = await tx
    .select({ name: organizations.companyName })
    .from(organizations)
    .where(eq(organizations.id, orgId))
  if (!organization) throw linkUnknown()
  const isReminded = !(await findOptedOut(tx, orgId, [email])).has(email)
  const language = await languageOfReader(tx, { orgId, toAddress: email }, now)
  return { orgId, email, organizationName: organization.name, isReminded, language }
}

/** Stores the choice; idempotent. @throws Failure as `reminderChoice`. */
export const setReminderChoice = async (
  context: Pick<Context, 'tx' | 'host' | 'now'>,
  { token, isReminded }: { token: string; isReminded: boolean },
): Promise<ReminderChoice> => {
  const { tx, now } = context
  const { orgId, ...before } = await reminderChoice(context, token)
  const choice = { ...before, isReminded }
  if (before.isReminded === isReminded) return choice
  const { email } = before
  const changed = isReminded
    ? await tx
        .delete(reminderOptOuts)
        .where(optOutOfAddress(orgId, email))
        .returning({ email: reminderOptOuts.email })
    : await tx
        .insert(reminderOptOuts)
        .values({ orgId, email, at: now })
        .onConflictDoNothing()
        .returning({ email: reminderOptOuts.email })
  const [employee] = await tx
    .select({ id: employees.id })
    .from(employees)
    .where(and(eq(employees.orgId, orgId), eq(employees.email, email)))
  if (changed.length > 0 && employee) {
    await audit(
      { tx, now, orgId, actorUserId: null },
      {
        action: isReminded ? 'reminders.allowed' : 'reminders.stopped',
        entity: 'employee',
        entityId: employee.id,
      },
    )
  }
  return choice
}
