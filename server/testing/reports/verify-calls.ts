import { contract } from '../../../contract/index.ts'
import { verificationReasons } from '../../../contract/calls/reports/verify-report.ts'
import type { testApp } from '../app.ts'
import type { InvitedPerson } from '../new-organization.ts'
import type { Member } from '../organizations.ts'
import type { reportCalls } from './report-calls.ts'

/** What is said of a report that comes out the same. */
export const sameResult = {
  state: 'same',
  why: [verificationReasons.same],
  differences: [],
  differencesTotal: 0,
  edits: [],
  editsTotal: 0,
}

/** What tests of verifying do again and again. */
export const verifyTestCalls = (
  it: ReturnType<typeof testApp>,
  { submit }: Pick<ReturnType<typeof reportCalls>, 'submit'>,
) => ({
  verified: async (report: { id: string }, by: Member) =>
    (await it.ok(contract.verifyCompanyReport, { reportId: report.id }, by)).verification,
  verifiedOf: async ({ id }: { id: string }, by: Member, version?: number) =>
    (
      await it.ok(
        contract.verifyReport,
        { employeeId: id, ...(version !== undefined && { version: String(version) }) },
        by,
      )
    ).verification,
  /** Answers anew, as whoever was asked again by mail: their mailed code opens what was submitted. */
  submitMailed: async (person: InvitedPerson, answers: Record<string, string>) => {
    const user = await it.host.database
      .sql`select id from invitations where employee_id = ${person.id} and is_latest`
    const code = it.host.secrets.inviteCode(String(user[0]?.['id']))
    return submit({ ...person, code }, answers)
  },
})
