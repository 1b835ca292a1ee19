import { contract } from '../../../contract/index.ts'
import type { testApp } from '../app.ts'
import { eventually } from '../eventually.ts'
import type { mailServer } from '../fakes/mail-server.ts'
import { organizationsOf, type Member } from '../organizations.ts'
import { signUp } from '../sign-up.ts'
import { fullAnswers } from '../submissions/full-answers.ts'

/** People whose mails about their report are read. */
export const mailRecipients = (
  app: ReturnType<typeof testApp>,
  smtp: Awaited<ReturnType<typeof mailServer>>,
) => {
  const { invite } = organizationsOf(app)
  const mailsTo = (email: string, subject: RegExp) =>
    smtp.to(email).filter((mail) => subject.test(mail.subject ?? ''))
  /** Somebody who was invited and has answered, without an account. */
  const answered = async (owner: Member) => {
    const { employee, code, email } = await invite(owner)
    await app.ok(contract.submitEmployeeAnswers, {
      employeeId: employee.id,
      answers: fullAnswers,
      inviteCode: code,
    })
    return { id: employee.id, email, code }
  }
  return {
    mailsTo,
    mailTo: (email: string, subject: RegExp) => eventually(() => mailsTo(email, subject)[0]),
    answered,
    joined: async (owner: Member) => {
      const person = await answered(owner)
      const account = await signUp(app.host, { email: person.email, name: 'Ada Lovelace' })
      await app.ok(contract.joinOrganization, { inviteCode: person.code }, account)
      return { person, member: { ...account, orgId: owner.orgId } }
    },
  }
}
