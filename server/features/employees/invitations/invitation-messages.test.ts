import { expect, it } from 'vitest'
import login from '../../../../languages/en/aroundLogin.json' with { type: 'json' }
import { invitationSentences } from './invitation.ts'

it('the login page knows the sentences of invitations, to say them in other languages', () => {
  const { noLongerValid, expired, expiredAfterJoining, used, forSomeoneElse } = invitationSentences
  expect(login.failure).toMatchObject({
    invitationNoLongerValid: noLongerValid,
    invitationExpired: expired,
    invitationExpiredAfterJoining: expiredAfterJoining,
    invitationUsed: used,
    invitationForSomeoneElse: forSomeoneElse('{{email, name}}'),
  })
})
