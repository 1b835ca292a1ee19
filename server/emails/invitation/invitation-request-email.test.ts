import { afterAll, expect, test } from 'vitest'
import { contract } from '../../../contract/index.ts'
import { testApp } from '../../testing/app.ts'
import { eventually } from '../../testing/eventually.ts'
import { mailServer } from '../../testing/fakes/mail-server.ts'
import { organizationsOf } from '../../testing/organizations.ts'
import { signUp } from '../../testing/sign-up.ts'

const smtp = await mailServer()
const app = testApp({ SMTP_URL: smtp.url })
const { newOwner, invite, join } = organizationsOf(app)
afterAll(() => smtp.stop())

test.each<[string, Parameters<typeof join>[1], string[] | null, 'own' | 'organization', boolean]>([
  ['an employee who may invite', 'employee', ['employee:invite', 'report:view'], 'own', false],
  [
    'an employee who is shown all reports of later answers',
    'employee',
    ['employee:invite', 'report:view'],
    'organization',
    false,
  ],
  ['an admin', 'admin', null, 'own', true],
  ['an admin without reports', 'admin', ['employee:invite'], 'organization', false],
])(
  'that a report is released is told to owners and admins who could look it up alone: %s',
  async (_who, role, held, shown, isTold) => {
    const owner = await newOwner()
    const inviter = await join(owner, role)
    const { email, employee } = await invite(owner)
    app.pass(15 * 24 * 3_600_000)
    const person = await signUp(app.host, { email })
    const { sql } = app.host.database
    await sql`update users set is_email_verified = true where id = ${person.userId}`
    await sql`update memberships set permissions = ${held} where user_id = ${inviter.userId}`
    await sql`update invitations set invited_by = ${inviter.userId} where employee_id = ${employee.id}`
    await sql`update organizations set settings = settings || ${sql.json({ reportVisibility: shown })} where id = ${owner.orgId}`
    await sql`insert into reports (org_id, id, employee_id, version, origin, generated_at, generated_by, submission_revision, state, content)
      values (${owner.orgId}, 'r', ${employee.id}, 1, 'generated', now(), ${owner.userId}, 1, 'released', '{"coverage": {"scoreInputsAnswered": 0}, "gradingOverview": {}}')`
    await app.ok(contract.askForInvitation, { orgId: owner.orgId }, person)
    const mail = await eventually(() =>
      smtp.to(inviter.email).find(({ subject }) => /asks for/.test(subject ?? '')),
    )
    // The same to whoever was invited before as to whoever never was.
    expect(mail.text).toContain('Send them an invitation there.')
    expect(mail.text).toContain('because you can invite people to')
    expect(mail.text?.includes('a report about them is released')).toBe(isTold)
  },
)
