/**
 * What became of the mail of an invitation that was just made: `emailSent` of its result. `hasLink`: whether the reader
 * is shown a link to hand over instead.
 */
export const messageOf = (emailSent: boolean, hasLink = true): string => {
  if (emailSent) return 'Mail is on its way'
  return hasLink
    ? 'This server sends no mail: copy the link and send it yourself'
    : 'This server sends no mail. They can go on where they began'
}
