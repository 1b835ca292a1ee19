import type { SocialSignIn } from '../../../../contract/calls/accounts.ts'

/** What this product asks of the identity provider. Every failure is the provider's own, with its code. */
export type Provider = {
  /**
   * Opens the provider's window with its account chooser; a window of an earlier call is closed.
   * @param hint the address that the person is expected to choose
   * @returns an ID token
   */
  signInWithGoogle(hint?: string): Promise<string>
  /** @returns an ID token, or null where the provider has not seen the e-mail confirmed yet. */
  signInWithPassword(email: string, password: string): Promise<string | null>
  /** Signs up; the e-mail has to be confirmed, see `sendConfirmation`. */
  signUpWithPassword(email: string, password: string): Promise<string | null>
  /** Has the provider mail a link that confirms the e-mail of the account that just signed in or up. */
  sendConfirmation(): Promise<void>
  /** @returns an ID token once the e-mail is confirmed, null until then. */
  confirmed(): Promise<string | null>
  /** Has the provider mail a link that sets a new password. */
  sendPasswordReset(email: string): Promise<void>
  /** Ends the provider's own session: the only one that lasts is the server's. */
  forget(): Promise<void>
}

let loading: Promise<Provider> | undefined

/** The provider. Its script, which is large, is loaded with its first use. */
export const loadProvider = (settings: SocialSignIn): Promise<Provider> => {
  const asked = (loading ??= import('./firebase.ts').then(({ openFirebase }) => openFirebase(settings)))
  asked.catch(() => {
    // This caller gets the error; the next call tries again.
    loading = undefined
  })
  return asked
}

/** Ends the provider's own session, where there can be one. */
export const endProviderSession = async (): Promise<void> => {
  const provider = await loading?.catch(() => undefined)
  await provider?.forget()
}
