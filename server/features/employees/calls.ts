import { organizations } from '../../../contract/calls/organizations.ts'
import { people as calls } from '../../../contract/calls/employees/employees.ts'
import { departments } from '../../../contract/calls/employees/departments.ts'
import { reminders } from '../../../contract/calls/employees/reminders.ts'
import { ruleViolation } from '../../core/http/failures.ts'
import { serveMember, servePublic, serveSignedIn, type Endpoint } from '../../core/http/serve.ts'
import { requireActiveSession } from '../accounts/sessions/require-active-session.ts'
import { adoptInvitedName } from '../accounts/users.ts'
import { hasStarted } from './roster/submission-joins.ts'
import { startRun } from '../batch-jobs/start-batch-job.ts'
import { checkInvitations } from './invitations/check-invitations.ts'
import { requestInvitation } from './invitations/request-invitation.ts'
import { acceptInvitation, consumeInvitation } from './invitations/accept-invitation.ts'
import { departmentsInUse } from '../organizations/department-spelling.ts'
import { serializeEmployee, visibleCode } from './roster/employee.ts'
import { invitationRows } from './invitations/invitation-batch-job.ts'
import { invitationFailure } from './invitations/invitation-result.ts'
import { invitationStatus } from './invitations/invitation-status.ts'
import { withLockedMember } from '../organizations/members/locked-members.ts'
import { invitePeopleWithLockedMember } from './invitations/invite-employees.ts'
import { listEmployees, listLatestInvitations } from './roster/list-employees.ts'
import { pendingInvitations } from './invitations/account-invitations.ts'
import { listOwnRecords } from './invitations/records-by-address.ts'
import { setReminderChoice, reminderChoice } from './reminders/reminder-preferences.ts'
import { startReminders } from './reminders/reminders.ts'
import { latestInvitation, resendInvitation, revokeInvitation } from './invitations/resend-invitation.ts'
import { renameDepartment } from './roster/rename-department.ts'
import { upsertEmployee } from './roster/upsert-employee.ts'

/** The same order on every server. */
const byName = new Intl.Collator('en', { numeric: true })

/** It reads thousands of people and stores nothing; a list that is typed is checked again at each pause. */
const checkLimit = { perAddress: { max: 60, perMinutes: 1 } }

/** The codes cannot be guessed; this bounds what a mistaken or hostile page may ask. */
const statusLimit = { perAddress: { max: 120, perMinutes: 1 } }
const takesCode = { takesCode: true } as const

export const employeeCalls: readonly Endpoint[] = [
  serveMember(calls.getEmployees, (input, context) => listEmployees(context, input)),

  serveMember(calls.upsertEmployee, async ({ employeeData }, context) => {
    const employee = await upsertEmployee(context, employeeData)
    const latest = await latestInvitation(context, employee.id)
    const code = visibleCode(context, latest ?? null, await hasStarted(context, employee.id))
    return { employee: serializeEmployee(employee, code) }
  }),

  serveMember(departments.listDepartments, async (_input, context) => ({
    departments: (await departmentsInUse(context)).toSorted((a, b) => byName.compare(a.name, b.name)),
  })),

  serveMember(departments.renameDepartment, (input, context) => renameDepartment(context, input)),

  serveMember(calls.createInvitation, async (invite, context) => {
    const [result] = await invitePeopleWithLockedMember(context, [invite])
    if (!result?.success) throw invitationFailure(result)
    return { result }
  }),

  serveMember(calls.sendEmployeeInvites, async ({ invites }, context) => ({
    results: await invitePeopleWithLockedMember(context, invites),
  })),

  serveMember(calls.startInvitations, async ({ invites }, context) => {
    const held = await withLockedMember(context, calls.startInvitations.may)
    const rows = await invitationRows(held, invites)
    return { run: await startRun(held, { kind: 'invitations', rows }) }
  }),

  servePublic(
    calls.getInvitationStatus,
    async ({ code }, context) => ({ status: await invitationStatus(context, code) }),
    { ...statusLimit, ...takesCode },
  ),

  serveSignedIn(
    calls.consumeInvitation,
    async ({ code, userId }, context) => {
      if (userId !== context.user.id) throw ruleViolation('An invitation can be accepted only for yourself.')
      await requireActiveSession(context)
      const { employee } = await consumeInvitation(context, { plainCode: code, user: context.user })
      await adoptInvitedName(context, context.user, employee.name)
      return { employee: serializeEmployee(employee, null) }
    },
    takesCode,
  ),

  serveSignedIn(calls.getMyInvitations, async (_input, context) => ({
    invitations: await pendingInvitations(context),
    records: await listOwnRecords(context),
  })),

  serveSignedIn(
    calls.askForInvitation,
    async ({ orgId }, context) => {
      await requireActiveSession(context)
      return { record: await requestInvitation(context, orgId) }
    },
    { perAddress: { max: 60, perMinutes: 10 } },
  ),

  serveSignedIn(calls.acceptInvitation, async ({ invitationId }, context) => {
    await requireActiveSession(context)
    const { user } = context
    const { orgId, employee } = await acceptInvitation(context, { invitationId, user })
    await adoptInvitedName(context, user, employee.name)
    return { orgId }
  }),

  serveSignedIn(
    organizations.joinOrganization,
    async ({ inviteCode }, context) => {
      await requireActiveSession(context)
      const { user } = context
      const { orgId, employee } = await consumeInvitation(context, { plainCode: inviteCode, user })
      await adoptInvitedName(context, user, employee.name)
      return { orgId }
    },
    { takesCode: true },
  ),

  serveMember(calls.listInvitations, (input, context) => listLatestInvitations(context, input)),

  serveMember(
    calls.checkInvitations,
    async ({ invites }, context) => ({ rows: await checkInvitations(context, invites) }),
    checkLimit,
  ),

  serveMember(reminders.remindEmployees, async ({ employeeIds }, context) => ({
    run: await startReminders(await withLockedMember(context, reminders.remindEmployees.may), employeeIds),
  })),

  servePublic(
    reminders.getReminderChoice,
    async ({ token }, context) => {
      const { orgId: _, ...choice } = await reminderChoice(context, token)
      return { choice }
    },
    statusLimit,
  ),

  servePublic(
    reminders.setReminderChoice,
    async (input, context) => ({ choice: await setReminderChoice(context, input) }),
    statusLimit,
  ),

  serveMember(calls.resendInvitation, async ({ employeeId }, context) => ({
    result: await resendInvitation(await withLockedMember(context, calls.resendInvitation.may), employeeId),
  })),

  serveMember(calls.revokeInvitation, async ({ employeeId }, context) => {
    await revokeInvitation(await withLockedMember(context, calls.revokeInvitation.may), employeeId)
    return {}
  }),
]
