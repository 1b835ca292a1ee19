/** Signing in, and one's own account. */

export const accounts = {
  userExists: 'User already exists',
  codeMissing: 'No code was sent to this e-mail address. Ask for one first.',
  codeUsed: 'This code was already used. Ask for a new one.',
  codeExpired: 'This code has expired. Ask for a new one.',
  codeTriedTooOften: 'This code was entered wrongly too often. Ask for a new one.',
  codeWrong: (triesLeft: number) =>
    `That code isn’t right. Check the newest mail and try again; ${triesLeft === 1 ? '1 try is' : `${triesLeft} tries are`} left.`,
  codeJustSent: (seconds: number) =>
    `A code was sent a moment ago. You can ask for a new one in ${seconds === 1 ? '1 second' : `${seconds} seconds`}.`,
  codeHasDigits: (digits: number) =>
    `The code has ${digits} digits. Check the newest mail and enter all of them.`,
  codesExhausted: (minutes: number) =>
    `We’ve sent several codes to this e-mail address. Use the one in the newest mail, or ask for a new one in ${minutes === 1 ? '1 minute' : `${minutes} minutes`}.`,
  socialSignInNotConfigured:
    'Google sign-in is not configured for this environment. Please use email sign-in.',
  idTokenRefused: 'We couldn’t confirm this sign-in. Please sign in again.',
  emailNotConfirmed:
    'This e-mail address isn’t confirmed yet. Open the link in the mail we sent to it, then sign in again.',
  providerAway:
    'Muster can’t reach the sign-in provider right now. Try again shortly, or sign in with an e-mail code.',
  ownsOrganizations: 'Cannot delete user who is owner of organizations. Transfer ownership first.',
  ownEmailDiffers: 'Nothing was deleted. To delete your account, type its e-mail address.',
} as const
