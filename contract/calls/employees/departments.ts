import { z } from 'zod'
import { plainTitle } from '../../../insights/text/plain-name.ts'
import { call } from '../../http/call.ts'
import { Count, normalizeWithin, Nothing } from '../../shapes/fields.ts'
import { limits } from '../../shapes/limits.ts'

/** Departments: what people of an organization are grouped by. */

const tooLong = `Department is too long (max ${limits.departmentMax} characters)`

const DepartmentName = z
  .string({ error: 'Department is required' })
  .overwrite(normalizeWithin(plainTitle, limits.departmentMax))
  .min(1, 'Department is required')
  .max(limits.departmentMax, tooLong)

export const departments = {
  listDepartments: call('listDepartments', {
    method: 'GET',
    database: 'query',
    summary: 'The departments that people are in, by name, with how many are in each.',
    may: 'employee:view',
    scope: 'people:read',
    in: Nothing,
    out: z.object({ departments: z.array(z.object({ name: z.string(), people: Count })) }),
  }),
  renameDepartment: call('renameDepartment', {
    method: 'POST',
    database: 'batch',
    summary:
      'Gives a department that people are in another name; one that is there already only where both are to be merged.',
    may: 'employee:edit',
    scope: 'people:edit',
    in: z.object({
      from: z.string().min(1, 'Department is required').max(limits.departmentMax, tooLong),
      to: DepartmentName,
      /** `to` is there already, in any case, and both are to be one from now on. */
      merge: z.boolean().default(false),
    }),
    /** `name`: as it is spelled from now on. `people`: how many were moved. */
    out: z.object({ name: z.string(), people: Count }),
    touches: ['listDepartments', 'getEmployees', 'getOrgData', 'listRemovedEmployees'],
  }),
}
