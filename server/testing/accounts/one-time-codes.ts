import { eq } from 'drizzle-orm'
import { contract } from '../../../contract/index.ts'
import type { testApp } from '../app.ts'
import { people } from '../people.ts'
import { users } from '../../schema/accounts.ts'

/** What tests of one-time codes do again and again. */
export const codeCalls = (app: ReturnType<typeof testApp>) => {
  const { codeOf } = people(app)

  /** Asks for a code and looks into the mail. */
  const ask = async (email: string): Promise<string> => {
    await app.ok(contract.sendOTP, { email })
    return codeOf(email)
  }

  const userOf = async (email: string) => {
    const [row] = await app.host.database.db.select().from(users).where(eq(users.email, email))
    return row
  }

  /** Status, kind and sentence of a sign-in that is to fail. */
  const refusal = async (input: { email: string; otp: string; inviteCode?: string }) => {
    const { status, body } = await app.call(contract.verifyOTP, input)
    return [status, body['code'], body['error']]
  }

  return { ask, codeOf, userOf, refusal }
}

/** A code that is not the one given. */
export const wrongCodeFor = (otp: string) =>
  String((BigInt(otp) + 1n) % 10n ** BigInt(otp.length)).padStart(otp.length, '0')

/** The refusal of a wrong code while there are tries left. */
export const wrongCodeRefusal = (tries: string) => [
  400,
  'BUSINESS_LOGIC_ERROR',
  `That code isn’t right. Check the newest mail and try again; ${tries} left.`,
]
