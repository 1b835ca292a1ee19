/** Signing in, and one's own account. */

export const accounts = {
  userExists: 'User already exists',
  codeMissing: 'No code was sent to this e-mail address. Ask for one first.',
  codeUsed: 'This code has already been used. Ask for a new one.',
  codeExpired: 'This code has expired. Ask for a new one.',
  codeTriedTooOften: 'There were too many wrong tries with this code. Ask for a new one.',
  codeWrong: (triesLeft: number) =>
    `This is not the right code. Please look at the newest mail and try again; ${triesLeft === 1 ? '1 try is' : `${triesLeft} tries are`} left.`,
  codeJustSent: (seconds: number) =>
    `A code was sent a moment ago. You can ask for a new one in ${seconds === 1 ? '1 second' : `${seconds} seconds`}.`,
  codeHasDigits: (digits: number) =>
    `The newest code has ${digits} digits. Please look at the newest mail and enter all of them.`,
  codesExhausted: (minutes: number) =>
    `We have sent enough codes to this e-mail address for now. Use the one in the newest mail, or ask for a new one in ${minutes === 1 ? '1 minute' : `${minutes} minutes`}.`,
  socialSignInNotConfigured:
    'Google sign-in is not configured for this environment. Please use email sign-in.',
  idTokenRefused: 'This sign-in could not be confirmed. Please sign in again.',
  emailNotConfirmed:
    'This e-mail address is not confirmed yet. Open the link in the mail that was sent to it, and sign in again.',
  providerAway:
    'Muster cannot reach the sign-in provider at the moment. Please try again shortly, or sign in with an e-mail code.',
  ownsOrganizations: 'Cannot delete user who is owner of organizations. Transfer ownership first.',
  ownEmailDiffers: 'Type the e-mail address of your account to delete it. Nothing was deleted.',
} as const
