import { and, desc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { limits } from '../../../../contract/shapes/limits.ts'
import { removedDays, type RemovedEmployee } from '../../../../contract/calls/employees/removals.ts'
import type { Db, Tx } from '../../../core/database/database.ts'
import { dayMs } from '../../../core/time/durations.ts'
import { enterOrganization } from '../../../core/database/enter-organization.ts'
import { isAnyOf } from '../../../core/database/any-of-condition.ts'
import { sha256 } from '../../../core/auth/secrets.ts'
import type { MemberContext } from '../../../core/http/serve.ts'
import { users } from '../../../schema/accounts.ts'
import { removedEmployees } from '../../../schema/removed-employees.ts'
import { paginate, formatTimeCursor, parseTimeCursor } from '../../../core/http/paginate.ts'

/** Who was removed and can be brought back. */

type Reading = Pick<MemberContext, 'tx' | 'org'>

/** When somebody who was removed at this moment is erased for good. */
const erasedAt = (removedAt: Date): Date => new Date(removedAt.getTime() + removedDays * dayMs)

const { id, name, email, role, department, removedAt, hasAnswered, reports, memberUserId } = removedEmployees

const select = ({ tx }: Reading) =>
  tx
    .select({
      removed: { id, name, email, role, department, hasAnswered, reports },
      removedAt,
      memberUserId,
      wasOpenedAgain: sql<boolean>`not ${hasAnswered} and jsonb_array_length(coalesce(${removedEmployees.kept} -> 'submission_versions', '[]')) > 0`,
      removedBy: users.displayName,
    })
    .from(removedEmployees)
    .leftJoin(users, eq(users.id, removedEmployees.removedBy))

type Found = Awaited<ReturnType<typeof select>>[number]

const answered = ({ removed, removedAt: at, memberUserId: member, ...more }: Found): RemovedEmployee => ({
  ...removed,
  ...more,
  wasMember: member !== null,
  removedAt: at.toISOString(),
  erasedAt: erasedAt(at).toISOString(),
})

/** Somebody who was removed; undefined where nobody was. */
export const readRemovedEmployee = async (
  context: Reading,
  employeeId: string,
): Promise<RemovedEmployee | undefined> => {
  const [row] = await select(context).where(
    and(eq(removedEmployees.orgId, context.org.id), eq(id, employeeId)),
  )
  return row && answered(row)
}

/** Who was removed, the latest first. Being removed again is another removal, with a place of its own. */
export const listRemovedEmployees = async (
  context: Reading,
  { limit = limits.pageMax, after }: { limit?: number | undefined; after?: string | undefined },
): Promise<{ removed: RemovedEmployee[]; next: string | null }> => {
  const start = after === undefined ? undefined : parseTimeCursor(after)
  const rows = await select(context)
    .where(
      and(
        eq(removedEmployees.orgId, context.org.id),
        start && sql`(${removedAt}, ${id}) < (${start.at.toISOString()}::timestamptz, ${start.id})`,
      ),
    )
    .orderBy(desc(removedAt), desc(id))
    .limit(limit + 1)
  const { page, next } = paginate(rows, limit, ({ removed, removedAt: at }) =>
    formatTimeCursor({ at, id: removed.id }),
  )
  return { removed: page.map(answered), next }
}

/** The membership that ended when somebody was removed; undefined where none did. */
export const membershipOfRemoved = async (
  { tx, org }: Reading,
  employeeId: string,
): Promise<{ userId: string; joinedAt: Date } | undefined> => {
  const [row] = await tx
    .select({ userId: memberUserId, joinedAt: removedEmployees.memberSince })
    .from(removedEmployees)
    .where(and(eq(removedEmployees.orgId, org.id), eq(id, employeeId)))
  const { userId, joinedAt } = row ?? {}
  return userId && joinedAt ? { userId, joinedAt } : undefined
}

/** Whose report this is a version of, by their name, where they were removed. */
export const removedWithReport = async (
  { tx, org }: Reading,
  reportId: string,
): Promise<string | undefined> => {
  const those = JSON.stringify({ reports: [{ id: reportId }] })
  const [row] = await tx
    .select({ name })
    .from(removedEmployees)
    .where(and(eq(removedEmployees.orgId, org.id), sql`${removedEmployees.kept} @> ${those}::jsonb`))
    .limit(1)
  return row?.name
}

/** Who of these addresses was removed, the latest first, with whether they had answered. */
export const removedWithEmails = (
  { tx, org }: Reading,
  emails: readonly string[],
): Promise<{ id: string; name: string; email: string; hasAnswered: boolean }[]> =>
  tx
    .select({ id, name, email, hasAnswered })
    .from(removedEmployees)
    .where(and(eq(removedEmployees.orgId, org.id), isAnyOf(email, emails)))
    .orderBy(email, desc(removedAt), desc(id))

const hexHash = (plainCode: string): string => Buffer.from(sha256(plainCode)).toString('hex')

/** Whether this was an invite code of somebody who was removed. For the look-ups before anybody is known. */
export const isRemovedCode = async (db: Db, plainCode: string): Promise<boolean> => {
  const found = await db
    .select({ id })
    .from(removedEmployees)
    .where(hasCodeHash(hexHash(plainCode)))
    .limit(1)
  return found.length > 0
}

const hasCodeHash = (hash: string) => sql`${removedEmployees.codeHashes} @> array[decode(${hash}, 'hex')]`

const FoundOrg = z.object({ org: z.string().nullable() })

export type RemovedPerson = Pick<typeof removedEmployees.$inferSelect, 'orgId' | 'removedAt'>

/** Whose invite code this was before they were removed; enters their organization where it was somebody's. */
export const removedByCode = async (tx: Tx, plainCode: string): Promise<RemovedPerson | undefined> => {
  const hash = hexHash(plainCode)
  const [row] = await tx.execute(sql`select org_of_removed_code(decode(${hash}, 'hex')) as org`)
  const { org } = FoundOrg.parse(row)
  if (org === null) return undefined
  await enterOrganization(tx, org)
  const [removed] = await tx
    .select({ orgId: removedEmployees.orgId, removedAt })
    .from(removedEmployees)
    .where(hasCodeHash(hash))
  return removed
}
