import { contract } from '../../../contract/index.ts'
import { asSystem } from '../../core/database/transaction.ts'
import type { testApp } from '../app.ts'
import { eventually } from '../eventually.ts'
import { newMember, type InvitedPerson } from '../new-organization.ts'
import type { Member } from '../organizations.ts'
import { applyRetention } from '../../features/privacy/retention/apply-retention.ts'

export const day = 86_400_000

/** What tests of rules about how long things are kept do again and again. */
export const retentionTestCalls = (it: ReturnType<typeof testApp>) => {
  const sql = () => it.host.database.sql
  const order = () => asSystem(it.host.database.db, (tx) => applyRetention.work(tx, it.host))
  const settled = (): Promise<boolean> =>
    eventually(async () => {
      const left = await sql()`
        select from pgboss.job where name = 'apply-retention' and state in ('created', 'retry', 'active')`
      return left.length === 0 ? true : undefined
    }, 60_000)

  return {
    order,
    settled,
    /** Has everything done that rules ask for by now, and waits until it is. */
    apply: async () => {
      await order()
      await settled()
    },
    /** Nobody has to sign in again while years go by. */
    pass: (ms: number) => it.passSignedIn(ms),
    passYears: (years: number) => it.passSignedIn(Math.ceil(years * 365.25) * day),
    change: (wanted: unknown, by: Member) => it.call(contract.changeRetention, wanted, by),
    set: async (wanted: Parameters<typeof setOf>[0], by: Member) =>
      (await it.ok(contract.changeRetention, setOf(wanted), by)).rules,
    rules: async (by: Member) => (await it.ok(contract.getRetention, {}, by)).rules,
    preview: async (wanted: Parameters<typeof setOf>[0], by: Member) => {
      const query = Object.fromEntries(Object.entries(wanted).map(([kind, years]) => [kind, String(years)]))
      return it.ok(contract.previewRetention, query, by)
    },
    /** Somebody in the list becomes a member with an account. */
    joined: (person: InvitedPerson, { orgId }: Member) =>
      newMember(it.host, it.now, orgId, 'employee', { email: person.email }),
    /** Their invitation has run out, as every one does. */
    expire: ({ id }: { id: string }) =>
      sql()`update invitations set expires_at = ${it.now.toISOString()} where employee_id = ${id}`,
    mailsTo: async ({ email }: { email: string }) =>
      (await sql()`select id from mails where to_address = ${email} and kind = 'retention'`).length,
    applied: async ({ orgId }: { orgId: string }) =>
      (
        await sql()`select details from audit_entries where org_id = ${orgId}
          and action = 'organization.retention_applied' order by id`
      ).map(({ details }) => details as unknown),
  }
}

type Years = 1 | 2 | 3 | 5
const setOf = (
  wanted: Partial<Record<'formerPeople' | 'drafts' | 'olderVersions' | 'auditEntries', Years | null>>,
) => wanted
