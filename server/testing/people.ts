import { eq } from 'drizzle-orm'
import { contract } from '../../contract/index.ts'
import { asSystem } from '../core/database/transaction.ts'
import { oneTimeCodes } from '../schema/accounts.ts'
import type { testApp } from './app.ts'
import type { Person } from './sign-up.ts'

/** An organization with an owner, an admin, an employee who has joined, and one who was only invited. */
export type Workspace = {
  orgId: string
  owner: Person
  admin: Person
  employee: Person
  /** Of the employee who has joined. */
  employeeId: string
  /** An invite code that nobody has used. */
  code: string
  /** Invites an address and joins with it. */
  join: (email: string, membershipRole?: 'employee' | 'admin') => Promise<Person & { employeeId: string }>
}

/** People who come in through the product's own door. */
export const people = (app: ReturnType<typeof testApp>) => {
  /** The one-time code that was sent to an e-mail last. */
  const codeOf = async (email: string): Promise<string> => {
    const [code] = await asSystem(app.host.database.db, (tx) =>
      tx
        .select({ id: oneTimeCodes.id, digits: oneTimeCodes.digits })
        .from(oneTimeCodes)
        .where(eq(oneTimeCodes.email, email)),
    )
    return app.host.secrets.oneTimeCode(code?.id ?? '', code?.digits ?? 6)
  }

  const signIn = async (email: string): Promise<Person> => {
    await app.ok(contract.sendOTP, { email })
    const { user, token } = await app.ok(contract.verifyOTP, { email, otp: await codeOf(email) })
    return { email, userId: user.uid, token }
  }

  const openWorkspace = async (): Promise<Workspace> => {
    const owner = await signIn(app.freshEmail())
    const { orgId } = await app.ok(contract.createOrganization, { name: 'Acme' }, { token: owner.token })
    const caller = { token: owner.token, orgId }
    const invite = async (email: string, membershipRole: 'employee' | 'admin') => {
      const { result } = await app.ok(
        contract.createInvitation,
        { name: 'Some Person', email, membershipRole },
        caller,
      )
      if (result.code === null || result.employee === null) throw new Error(String(result.error))
      return { code: result.code, employeeId: result.employee.id }
    }
    const join: Workspace['join'] = async (email, membershipRole = 'employee') => {
      const { code, employeeId } = await invite(email, membershipRole)
      const person = await signIn(email)
      await app.ok(contract.joinOrganization, { inviteCode: code }, { token: person.token })
      return { ...person, employeeId }
    }
    const employee = await join(app.freshEmail())
    return {
      orgId,
      owner,
      admin: await join(app.freshEmail(), 'admin'),
      employee,
      employeeId: employee.employeeId,
      code: (await invite(app.freshEmail(), 'employee')).code,
      join,
    }
  }

  return { codeOf, signIn, openWorkspace }
}
