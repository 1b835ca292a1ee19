import { and, eq, sql } from 'drizzle-orm'
import { contract } from '../../contract/index.ts'
import type { Invite } from '../../contract/calls/employees/employees.ts'
import { asSystem } from '../core/database/transaction.ts'
import { invitations } from '../schema/employees.ts'
import type { testApp } from './app.ts'
import { type Person, signUp } from './sign-up.ts'

type App = ReturnType<typeof testApp>
/** Somebody who calls within an organization. */
export type Member = Person & { orgId: string }

/** What tests of organizations and their people do again and again, through the product's own calls. */
export const organizationsOf = (app: App) => {
  const newOwner = async (name = 'Tide & Co'): Promise<Member> => {
    const owner = await signUp(app.host)
    const { orgId } = await app.ok(contract.createOrganization, { name }, owner)
    return { ...owner, orgId }
  }

  /** Invites one person; the result of a success. */
  const invite = async (by: Member, invitee: Partial<Invite> = {}) => {
    const { result } = await app.ok(
      contract.createInvitation,
      { name: 'Ada Lovelace', email: app.freshEmail(), ...invitee },
      by,
    )
    const { employee, code, inviteLink } = result
    if (!employee || code === null || inviteLink === null) throw new Error('A success holds all of it.')
    return { ...result, employee, code, inviteLink }
  }

  /** Invites somebody, who signs up and joins. */
  const join = async (
    by: Member,
    membershipRole: 'employee' | 'admin' = 'employee',
    invitee: Partial<Invite> = {},
  ): Promise<Member> => {
    const person = await signUp(app.host)
    const { code } = await invite(by, {
      ...invitee,
      email: person.email,
      ...(membershipRole === 'admin' && { membershipRole }),
    })
    await app.ok(contract.joinOrganization, { inviteCode: code }, person)
    return { ...person, orgId: by.orgId }
  }

  /** An organization with its owner, two admins and an employee. */
  const newStaff = async () => {
    const owner = await newOwner()
    return {
      owner,
      admin: await join(owner, 'admin'),
      other: await join(owner, 'admin'),
      employee: await join(owner),
    }
  }

  const suspend = (orgId: string, userId: string) =>
    asSystem(app.host.database.db, (tx) =>
      tx.execute(
        sql`update memberships set status = 'suspended' where org_id = ${orgId} and user_id = ${userId}`,
      ),
    )

  /** What the audit log of an organization holds, oldest first. */
  const auditOf = (orgId: string) =>
    asSystem(app.host.database.db, async (tx) => {
      const rows = await tx.execute(
        sql`select action, actor_user_id as actor, details from audit_entries where org_id = ${orgId} order by id`,
      )
      return [...rows]
    })

  /** The actions in it. */
  const audited = async (orgId: string) => (await auditOf(orgId)).map(({ action }) => action)

  /** The organizations in which the holder of a token is a member. */
  const organizationsOfUser = async (token: string) =>
    (await app.ok(contract.getUserOrganizations, {}, { token })).organizations

  const orgOf = async (caller: { token: string; orgId: string }) =>
    (await app.ok(contract.getOrgData, {}, caller)).org

  const completeQuestionnaire = (orgId: string, employeeId: string) =>
    asSystem(app.host.database.db, (tx) =>
      tx.execute(sql`
        insert into submissions (org_id, employee_id, status, submission_type, raw_answers, revision, questionnaire_version, started_at, saved_at, submitted_at)
        values (${orgId}, ${employeeId}, 'completed', 'standard', '{}', 1, '1', now(), now(), now())`),
    )

  /** How many rows an organization has of what inviting makes. */
  const counts = (orgId: string) =>
    asSystem(app.host.database.db, async (tx) => {
      const [row] = await tx.execute(sql`
        select (select count(*) from employees where org_id = ${orgId})::int as employees,
          (select count(*) from invitations where org_id = ${orgId})::int as invitations,
          (select count(*) from mails where org_id = ${orgId})::int as mails`)
      return row
    })

  /** The code of an employee's latest invitation as only their mail tells it. */
  const mailedCodeOf = (employeeId: string): Promise<string> =>
    asSystem(app.host.database.db, async (tx) => {
      const rows = await tx
        .select({ id: invitations.id })
        .from(invitations)
        .where(and(eq(invitations.employeeId, employeeId), eq(invitations.isLatest, true)))
      return app.host.secrets.inviteCode(rows[0]?.id ?? '')
    })

  const statusOf = async (code: string) => (await app.ok(contract.getInvitationStatus, { code }, {})).status

  return {
    counts,
    mailedCodeOf,
    statusOf,
    newOwner,
    invite,
    join,
    newStaff,
    suspend,
    auditOf,
    audited,
    organizationsOfUser,
    orgOf,
    completeQuestionnaire,
  }
}
