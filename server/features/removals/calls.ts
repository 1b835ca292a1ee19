import { and, eq } from 'drizzle-orm'
import { removals as calls } from '../../../contract/removals.ts'
import { notFound, orFail } from '../../core/failures.ts'
import { serveMember, type Served } from '../../core/serve.ts'
import { employeeAnswer } from '../people/employee.ts'
import { employees } from '../people/tables.ts'
import { bringBack } from './bring-back.ts'
import { eraseEmployee } from './erase.ts'
import { removeEmployee } from './remove-employee.ts'
import { listRemoved, readRemoved } from './removed-employees.ts'

export const removalCalls: readonly Served[] = [
  serveMember(calls.deleteEmployee, ({ employeeId }, context) => removeEmployee(context, employeeId)),

  serveMember(calls.listRemovedEmployees, (input, context) => listRemoved(context, input)),

  serveMember(calls.restoreEmployee, async ({ employeeId }, context) => {
    const removed = await readRemoved(context, employeeId)
    if (removed) await bringBack(context, removed)
    const { tx, org } = context
    const [row] = await tx
      .select()
      .from(employees)
      .where(and(eq(employees.orgId, org.id), eq(employees.id, employeeId)))
    return { employee: employeeAnswer(orFail(row, notFound('Employee', employeeId)), null) }
  }),

  serveMember(calls.eraseEmployee, async (input, context) => {
    await eraseEmployee(context, input)
    return {}
  }),
]
