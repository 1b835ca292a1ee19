import { contract } from '../../../contract/index.ts'
import { asSystem } from '../../core/database/transaction.ts'
import type { testApp } from '../app.ts'
import { eventually } from '../eventually.ts'
import { redactErasedFromChats } from '../../features/privacy/erasure/redact-chats.ts'
import type { Member } from '../organizations.ts'
import { eraseRemoved } from '../../features/privacy/erasure/erase-expired.ts'

/** Tables that hold something of single people. */
const tables = [
  'employees',
  'invitations',
  'submissions',
  'submission_versions',
  'reports',
  'report_steps',
] as const

/** What tests of removing do again and again. */
export const removalTestCalls = (it: ReturnType<typeof testApp>) => {
  const { sql } = it.host.database
  return {
    remove: ({ id }: { id: string }, by: Member) => it.call(contract.deleteEmployee, { employeeId: id }, by),
    removed: async ({ id }: { id: string }, by: Member) =>
      (await it.ok(contract.deleteEmployee, { employeeId: id }, by)).removed,
    restore: ({ id }: { id: string }, by: Member) =>
      it.call(contract.restoreEmployee, { employeeId: id }, by),
    listed: async (by: Member) => (await it.ok(contract.listRemovedEmployees, {}, by)).removed,
    erase: ({ id }: { id: string }, name: string, by: Member) =>
      it.call(contract.eraseEmployee, { employeeId: id, name }, by),
    /** Has everybody erased whose time has come, and waits until they are. */
    eraseDue: async () => {
      await asSystem(it.host.database.db, (tx) => eraseRemoved.work(tx, it.host))
      await eventually(async () => {
        const left = await sql`
          select from pgboss.job where name = 'erase-people' and state in ('created', 'retry', 'active')`
        return left.length === 0 ? true : undefined
      }, 60_000)
    },
    /** Has those who were erased overwritten in conversations, and waits until they are. */
    takeOutOfChats: async () => {
      await asSystem(it.host.database.db, (tx) => redactErasedFromChats.work(tx, it.host))
      await eventually(async () => {
        const left = await sql`select from chat_erasures where not is_done`
        return left.length === 0 ? true : undefined
      }, 60_000)
    },
    /** Everything that the tables hold of a person, as it stands in them. */
    rowsOf: async ({ id }: { id: string }) => {
      const rows: Record<string, unknown[]> = {}
      for (const table of tables) {
        const key = table === 'employees' ? 'id' : 'employee_id'
        rows[table] = [...(await sql`select * from ${sql(table)} where ${sql(key)} = ${id} order by 1, 2, 3`)]
      }
      return rows
    },
    actionsOn: async (id: string) =>
      (await sql`select action from audit_entries where entity_id = ${id} order by at, id`).map(
        ({ action }) => String(action),
      ),
  }
}
