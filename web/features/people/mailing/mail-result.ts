import { say } from '../t.ts'

/**
 * What became of the mail of an invitation that was just made: `emailSent` of its result. `hasLink`: whether the reader
 * is shown a link to hand over instead.
 */
export const mailResultMessage = (emailSent: boolean, hasLink = true): string => {
  if (emailSent) return say('mailMessage.onItsWay')
  return hasLink ? say('mailMessage.noMailCopyLink') : say('mailMessage.noMailGoOn')
}
