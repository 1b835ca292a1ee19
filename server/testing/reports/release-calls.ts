import { beforeAll } from 'vitest'
import { contract } from '../../../contract/index.ts'
import { messages } from '../../../contract/http/failures.ts'
import type { testApp } from '../app.ts'
import { newMember } from '../new-organization.ts'
import type { Member } from '../organizations.ts'
import { reportCalls } from './report-calls.ts'

type Report = { employeeId: string } | { reportId: string }

/** What tests of releasing reports do again and again, in an organization that shows each person their own report. */
export const releaseCalls = (it: ReturnType<typeof testApp>) => {
  const reports = reportCalls(it)
  const { here, admin, answeredPerson } = reports.organizationWithAdmin()
  const owner = () => here().owner
  beforeAll(() => reports.show(here().orgId, 'own'))

  const answer = (which: object, by: Member, more: object = { answer: 'acknowledged' }) =>
    it.call(contract.answerReport, { ...which, ...more }, by)
  const stepsOf = async (input: Report, by: Member) => (await it.ok(contract.getReportSteps, input, by)).steps

  return {
    ...reports,
    here,
    admin,
    answeredPerson,
    owner,
    answer,
    stepsOf,
    refusal: (error: unknown) => ({ status: 400, body: { code: 'BUSINESS_LOGIC_ERROR', error } }),
    missing: { status: 404, body: { code: 'NOT_FOUND', error: messages.reportNotFound } },
    /** Somebody who has answered, with an account and a first report that is a draft. */
    somebody: async () => {
      const person = await answeredPerson()
      const member = await newMember(it.host, it.now, here().orgId, 'employee', { email: person.email })
      const { version } = await reports.generate(person, admin())
      return { person, member, which: { employeeId: person.id, version } }
    },
    withdraw: (which: object, by = owner()) =>
      it.call(contract.withdrawReport, { ...which, reason: 'The answers were another’s' }, by),
    contest: (which: object, by: Member, comment = 'It was a quiet month') =>
      answer(which, by, { answer: 'contested', comment }),
    /** The kinds of the steps with their versions, newest first. */
    kinds: async (input: Report, by: Member) =>
      (await stepsOf(input, by)).map(({ kind, version }) => `${version} ${kind}`),
  }
}
