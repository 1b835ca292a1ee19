/** Where the person of an invitation joins with an account, by the same code as at the link to the questionnaire. */
export const toJoinLink = (inviteLink: string): string => inviteLink.replace('/#/questionnaire/', '/#/login/')
