import { initializeApp } from '@firebase/app'
import {
  browserPopupRedirectResolver,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  getIdToken,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  type Auth,
  type User,
} from '@firebase/auth'
import type { SocialSignIn } from '../../../../contract/calls/accounts.ts'
import type { Provider } from './identity-provider.ts'

/** Firebase Authentication (specification points 1 and 7), which keeps nothing in the browser. */

const open = (settings: SocialSignIn): Auth => {
  const { projectId, apiKey, authDomain, emulatorUrl } = settings
  const app = initializeApp({ projectId, apiKey, authDomain })
  const auth = initializeAuth(app, { persistence: inMemoryPersistence })
  auth.useDeviceLanguage()
  if (emulatorUrl !== null) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true })
  return auth
}

const tokenIfConfirmed = async (user: User): Promise<string | null> =>
  // The token of before the confirmation does not say that it happened.
  user.emailVerified ? getIdToken(user, true) : null

/** Opens the provider as the server names it; once for a page. */
export const openFirebase = (settings: SocialSignIn): Provider => {
  const auth = open(settings)
  const { clientId } = settings
  return {
    async signInWithGoogle(hint) {
      const google = new GoogleAuthProvider()
      google.setCustomParameters({
        prompt: 'select_account',
        ...(hint === undefined ? {} : { login_hint: hint }),
        ...(clientId === null ? {} : { client_id: clientId }),
      })
      const { user } = await signInWithPopup(auth, google, browserPopupRedirectResolver)
      return getIdToken(user)
    },
    async signInWithPassword(email, password) {
      const { user } = await signInWithEmailAndPassword(auth, email, password)
      return tokenIfConfirmed(user)
    },
    async signUpWithPassword(email, password) {
      const { user } = await createUserWithEmailAndPassword(auth, email, password)
      return tokenIfConfirmed(user)
    },
    async sendConfirmation() {
      if (auth.currentUser !== null) await sendEmailVerification(auth.currentUser)
    },
    async confirmed() {
      const user = auth.currentUser
      if (user === null) return null
      await reload(user)
      return tokenIfConfirmed(user)
    },
    sendPasswordReset: (email) => sendPasswordResetEmail(auth, email),
    forget: () => signOut(auth),
  }
}
