import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/submissions.json' with { type: 'json' }

/**
 * What became of the mail of an invitation that was just made: `emailSent` of its result. `hasLink`: whether the reader
 * is shown a link to hand over instead.
 */
export const mailResultMessage = (emailSent: boolean, hasLink = true): string => {
  if (emailSent) return t(texts, 'mailMessage.onItsWay')
  return hasLink ? t(texts, 'mailMessage.noMailCopyLink') : t(texts, 'mailMessage.noMailGoOn')
}
