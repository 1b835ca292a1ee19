import { invitationOf, personOf, submissionOf } from './sample-people.ts'

/** Four people at four stages, for tests of this page. */

export const ada = personOf('e1', 'Ada Lovelace')
export const ben = personOf('e2', 'Ben Okafor', { department: 'Sales' })
export const chloe = personOf('e3', 'Chloé Kim', { department: 'Sales' })
const everyone = [ada, ben, chloe, personOf('e4', 'Dmitri Novak')]

/** A draft of the second person. */
export const drafted = submissionOf('e2', {
  status: 'in_progress',
  submittedAt: null,
  answers: [],
  rawAnswers: {},
})

/** Answered, started, a mail that failed, revoked. */
export const onTheWay = {
  employees: everyone,
  submissions: [submissionOf('e1'), drafted],
  invitations: [
    invitationOf('e1', { state: 'accepted' }),
    // Begun: there is no link any more to be handed over.
    invitationOf('e2', { code: null, inviteLink: null }),
    invitationOf('e3', { mail: { state: 'failed', at: null, error: '550 no such mailbox' } }),
    invitationOf('e4', { state: 'revoked' }),
  ],
}

/** Answered, pending, expired, revoked. */
export const invited = {
  employees: everyone,
  submissions: [submissionOf('e1')],
  invitations: [
    invitationOf('e1', { state: 'accepted' }),
    invitationOf('e2'),
    invitationOf('e3', { state: 'expired' }),
    invitationOf('e4', { state: 'revoked' }),
  ],
}
