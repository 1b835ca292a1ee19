/** What became of the mail of an invitation that was just made: `emailSent` of its result. */
export const messageOf = (emailSent: boolean): string =>
  emailSent ? 'Mail is on its way' : 'This server sends no mail: copy the link and send it yourself'
