import { people as calls } from '../../../contract/people.ts'
import { departments } from '../../../contract/departments.ts'
import { reminders } from '../../../contract/reminders.ts'
import { refused } from '../../core/failures.ts'
import { serveMember, servePublic, serveSignedIn, type Served } from '../../core/serve.ts'
import { requireStillSignedIn } from '../accounts/still-signed-in.ts'
import { takeInvitedName } from '../accounts/users.ts'
import { hasBegun } from '../questionnaires/of-employee.ts'
import { startRun } from '../runs/start-run.ts'
import { checkInvitations } from './check-invitations.ts'
import { askForInvitation } from './ask-for-invitation.ts'
import { acceptInvitation, consumeInvitation } from './consume.ts'
import { departmentsIn } from './department-spelling.ts'
import { employeeAnswer, visibleCode } from './employee.ts'
import { invitationRows } from './invitation-run.ts'
import { invitationFailure } from './invitation-result.ts'
import { invitationStatus } from './invitation-status.ts'
import { asHeld } from '../organizations/locked-members.ts'
import { invitePeopleAsHeld } from './invite.ts'
import { listEmployees, listLatestInvitations } from './list-people.ts'
import { pendingInvitations } from './own-invitations.ts'
import { recordsOfOwnAddress } from './own-records.ts'
import { chooseReminders, reminderChoice } from './reminder-choice.ts'
import { startReminders } from './reminders.ts'
import { latestInvitation, resendInvitation, revokeInvitation } from './resend.ts'
import { renameDepartment } from './rename-department.ts'
import { upsertEmployee } from './upsert-employee.ts'

/** The same order on every server. */
const byName = new Intl.Collator('en', { numeric: true })

/** It reads thousands of people and stores nothing; a list that is typed is checked again at each pause. */
const checkLimit = { perAddress: { max: 60, perMinutes: 1 } }

/** The codes cannot be guessed; this bounds what a mistaken or hostile page may ask. */
const statusLimit = { perAddress: { max: 120, perMinutes: 1 } }
const takesCode = { takesCode: true } as const

export const peopleCalls: readonly Served[] = [
  serveMember(calls.getEmployees, (input, context) => listEmployees(context, input)),

  serveMember(calls.upsertEmployee, async ({ employeeData }, context) => {
    const employee = await upsertEmployee(context, employeeData)
    const latest = await latestInvitation(context, employee.id)
    const code = visibleCode(context, latest ?? null, await hasBegun(context, employee.id))
    return { employee: employeeAnswer(employee, code) }
  }),

  serveMember(departments.listDepartments, async (_input, context) => ({
    departments: (await departmentsIn(context)).toSorted((a, b) => byName.compare(a.name, b.name)),
  })),

  serveMember(departments.renameDepartment, (input, context) => renameDepartment(context, input)),

  serveMember(calls.createInvitation, async (invite, context) => {
    const [result] = await invitePeopleAsHeld(context, [invite])
    if (!result?.success) throw invitationFailure(result)
    return { result }
  }),

  serveMember(calls.sendEmployeeInvites, async ({ invites }, context) => ({
    results: await invitePeopleAsHeld(context, invites),
  })),

  serveMember(calls.startInvitations, async ({ invites }, context) => {
    const held = await asHeld(context, calls.startInvitations.may)
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
      if (userId !== context.user.id) throw refused('An invitation can be accepted only for yourself.')
      await requireStillSignedIn(context)
      const { employee } = await consumeInvitation(context, { plainCode: code, user: context.user })
      await takeInvitedName(context, context.user, employee.name)
      return { employee: employeeAnswer(employee, null) }
    },
    takesCode,
  ),

  serveSignedIn(calls.getMyInvitations, async (_input, context) => ({
    invitations: await pendingInvitations(context),
    records: await recordsOfOwnAddress(context),
  })),

  serveSignedIn(
    calls.askForInvitation,
    async ({ orgId }, context) => {
      await requireStillSignedIn(context)
      return { record: await askForInvitation(context, orgId) }
    },
    { perAddress: { max: 60, perMinutes: 10 } },
  ),

  serveSignedIn(calls.acceptInvitation, async ({ invitationId }, context) => {
    await requireStillSignedIn(context)
    const { user } = context
    const { orgId, employee } = await acceptInvitation(context, { invitationId, user })
    await takeInvitedName(context, user, employee.name)
    return { orgId }
  }),

  serveMember(calls.listInvitations, (input, context) => listLatestInvitations(context, input)),

  serveMember(
    calls.checkInvitations,
    async ({ invites }, context) => ({ rows: await checkInvitations(context, invites) }),
    checkLimit,
  ),

  serveMember(reminders.remindEmployees, async ({ employeeIds }, context) => ({
    run: await startReminders(await asHeld(context, reminders.remindEmployees.may), employeeIds),
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
    async (input, context) => ({ choice: await chooseReminders(context, input) }),
    statusLimit,
  ),

  serveMember(calls.resendInvitation, async ({ employeeId }, context) => ({
    result: await resendInvitation(await asHeld(context, calls.resendInvitation.may), employeeId),
  })),

  serveMember(calls.revokeInvitation, async ({ employeeId }, context) => {
    await revokeInvitation(await asHeld(context, calls.revokeInvitation.may), employeeId)
    return {}
  }),
]
