import { and, eq } from 'drizzle-orm'
import { removals as calls } from '../../../../contract/calls/employees/removals.ts'
import { notFound, orFail } from '../../../core/http/failures.ts'
import { serveMember, type Endpoint } from '../../../core/http/serve.ts'
import { serializeEmployee } from '../../employees/roster/employee.ts'
import { employees } from '../../../schema/employees.ts'
import { restoreEmployee } from '../../employees/roster/restore-employee.ts'
import { eraseEmployee } from '../erasure/erase-people.ts'
import { removeEmployee } from './remove-employee.ts'
import { listRemovedEmployees, readRemovedEmployee } from '../../employees/roster/removed-employees.ts'

export const removalCalls: readonly Endpoint[] = [
  serveMember(calls.deleteEmployee, ({ employeeId }, context) => removeEmployee(context, employeeId)),

  serveMember(calls.listRemovedEmployees, (input, context) => listRemovedEmployees(context, input)),

  serveMember(calls.restoreEmployee, async ({ employeeId }, context) => {
    const removed = await readRemovedEmployee(context, employeeId)
    if (removed) await restoreEmployee(context, removed)
    const { tx, org } = context
    const [row] = await tx
      .select()
      .from(employees)
      .where(and(eq(employees.orgId, org.id), eq(employees.id, employeeId)))
    return { employee: serializeEmployee(orFail(row, notFound('Employee', employeeId)), null) }
  }),

  serveMember(calls.eraseEmployee, async (input, context) => {
    await eraseEmployee(context, input)
    return {}
  }),
]
