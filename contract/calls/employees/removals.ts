import { z } from 'zod'
import { call } from '../../http/call.ts'
import { Id, Instant, NextCursor, PageByTime } from '../../shapes/fields.ts'
import { limits } from '../../shapes/limits.ts'
import { people as messages } from '../../messages/people.ts'
import { Employee } from './employees.ts'
import { companyReportTouches } from '../reports/release-report.ts'

/** Removing people from the list, and bringing them back while that is possible (docs/privacy.md). */

/** How long somebody who was removed can be brought back; then everything of theirs is erased for good. */
export const { removedDays } = limits

/** Somebody who was removed: seen by those alone who may remove people, and never with an answer. */
export const RemovedEmployee = Employee.pick({
  id: true,
  name: true,
  email: true,
  role: true,
  department: true,
}).extend({
  removedAt: Instant,
  /** Null where their account is no longer known here. */
  removedBy: z.string().nullable(),
  /** From then on they cannot be brought back. */
  erasedAt: Instant,
  /** Whether they had handed their questionnaire in. */
  hasAnswered: z.boolean(),
  /** Whether they had handed it in before, and it was open again for changes. */
  wasOpenedAgain: z.boolean(),
  /** How many versions of their report come back with them. */
  reports: z.number().int(),
  /** Whether they were a member until then, and are again when they come back. */
  wasMember: z.boolean(),
})
export type RemovedEmployee = z.infer<typeof RemovedEmployee>

/** What a list shows of a person changes with them. */
const touches = [
  'getEmployees',
  'listInvitations',
  'getSubmissions',
  'getReports',
  'listReports',
  'getReport',
  'listCompanyReports',
  'getOrgData',
  'listMembers',
  'listRemovedEmployees',
]

export const removals = {
  deleteEmployee: call('deleteEmployee', {
    method: 'POST',
    database: { delete: 'employeeId' },
    summary:
      'Removes a person with their answers, their reports and an employee’s membership; they can be brought back for 30 days. Twice it is one removal.',
    may: 'employee:delete',
    scope: 'never',
    in: z.object({ employeeId: Id }),
    out: z.object({
      removed: RemovedEmployee,
      /**
       * They stay a member until their membership is ended in the list of members: an admin, the owner, or anybody
       * removed by an employee.
       */
      staysMember: z.boolean(),
    }),
    touches,
  }),
  listRemovedEmployees: call('listRemovedEmployees', {
    method: 'GET',
    database: 'query',
    summary: 'Who was removed and can be brought back, the latest first.',
    may: 'employee:delete',
    scope: 'never',
    in: PageByTime,
    out: z.object({ removed: z.array(RemovedEmployee), next: NextCursor }),
  }),
  restoreEmployee: call('restoreEmployee', {
    method: 'POST',
    database: { update: 'employeeId' },
    summary:
      'Brings a removed person back with everything, an ended membership too; their old codes stay worthless.',
    may: 'employee:delete',
    scope: 'never',
    in: z.object({ employeeId: Id }),
    out: z.object({ employee: Employee }),
    touches,
  }),
  eraseEmployee: call('eraseEmployee', {
    method: 'POST',
    database: { delete: 'employeeId' },
    summary:
      'Erases for good what is kept of a removed person, and their name and words in company reports; their name has to be typed.',
    may: 'employee:delete',
    scope: 'never',
    in: z.object({ employeeId: Id, name: z.string({ error: messages.removedNameDiffers }) }),
    out: z.object({}),
    touches: ['listRemovedEmployees', ...companyReportTouches],
  }),
}
