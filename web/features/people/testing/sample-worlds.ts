import { sampleInvitation, samplePerson, sampleSubmission } from './sample-people.ts'

/** Four people at four stages, for tests of this page. */

export const ada = samplePerson('e1', 'Ada Lovelace')
export const ben = samplePerson('e2', 'Ben Okafor', { department: 'Sales' })
export const chloe = samplePerson('e3', 'Chloé Kim', { department: 'Sales' })
const everyone = [ada, ben, chloe, samplePerson('e4', 'Dmitri Novak')]

/** A draft of the second person. */
export const draftSubmission = sampleSubmission('e2', {
  status: 'in_progress',
  submittedAt: null,
  answers: [],
  rawAnswers: {},
})

/** Answered, started, a mail that failed, revoked. */
export const mixedStages = {
  employees: everyone,
  submissions: [sampleSubmission('e1'), draftSubmission],
  invitations: [
    sampleInvitation('e1', { state: 'accepted' }),
    // Begun: there is no link any more to be handed over.
    sampleInvitation('e2', { code: null, inviteLink: null }),
    sampleInvitation('e3', { mail: { state: 'failed', at: null, error: '550 no such mailbox' } }),
    sampleInvitation('e4', { state: 'revoked' }),
  ],
}

/** Answered, pending, expired, revoked. */
export const invitationStages = {
  employees: everyone,
  submissions: [sampleSubmission('e1')],
  invitations: [
    sampleInvitation('e1', { state: 'accepted' }),
    sampleInvitation('e2'),
    sampleInvitation('e3', { state: 'expired' }),
    sampleInvitation('e4', { state: 'revoked' }),
  ],
}
