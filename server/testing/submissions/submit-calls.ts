import { expect } from 'vitest'
import { contract } from '../../../contract/index.ts'
import type { testApp } from '../app.ts'
import { fullAnswers } from './full-answers.ts'
import type { InvitedPerson } from '../new-organization.ts'

type Holder = Pick<InvitedPerson, 'id' | 'code'>

/** What tests of submitting do again and again, with a code and without an account. */
export const submitTestCalls = (it: ReturnType<typeof testApp>) => {
  const submit = ({ id, code }: Holder, answers: unknown = fullAnswers) =>
    it.call(contract.submitEmployeeAnswers, { employeeId: id, answers, inviteCode: code })

  /** What is stored where it succeeds. */
  const submitted = async (person: Holder, answers: unknown = fullAnswers) => {
    const answer = await submit(person, answers)
    expect(answer.body).toMatchObject({ success: true })
    return contract.submitEmployeeAnswers.out.parse(answer.body).submission
  }

  const rowsOf = async (employeeId: string) =>
    it.host.database.sql`select * from submissions where employee_id = ${employeeId}`

  return { submit, submitted, rowsOf }
}

/** The sentence for whoever submits other answers once theirs are stored. */
export const alreadySubmittedMessage =
  'This questionnaire was already submitted. To change something, ask an owner of the organization to reopen it.'
