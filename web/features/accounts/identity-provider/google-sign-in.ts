import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { accounts, type SignInResult } from '../../../../contract/calls/accounts.ts'
import { callQuery } from '../../../core/api/queries.ts'
import { loadProvider, type Provider } from './identity-provider.ts'
import {
  exchangeToken,
  googleNotConfigured,
  googleSignInError,
  type ProviderError,
} from './provider-errors.ts'
import type { LoginWords } from '../language/login-texts.ts'

/** Why it returned to the start; a function, because the language can change while it is shown. */
type Told = (words: LoginWords) => ProviderError

/** The state of a sign-in with Google: not started, its window open, or its result being exchanged. */
export type GoogleState = { at: 'start'; trouble?: Told } | { at: 'window' } | { at: 'session' }

type Given = {
  inviteCode: string | undefined
  hint: string | undefined
  onSignedIn: (answer: SignInResult) => void
}

/**
 * Signing in with Google: popup, exchange, and ending the provider's own session whatever the outcome. The provider
 * reports a closed window only seconds later, so the wait can be cancelled; a result after that is discarded.
 */
export const useGoogleSignIn = ({ inviteCode, hint, onSignedIn }: Given) => {
  const client = useQueryClient()
  const [state, setState] = useState<GoogleState>({ at: 'start' })
  const attempt = useRef(0)
  useEffect(
    () => () => {
      attempt.current += 1
    },
    [],
  )

  const begin = async () => {
    attempt.current += 1
    const mine = attempt.current
    const isGivenUp = () => mine !== attempt.current
    let provider: Provider | undefined
    setState({ at: 'window' })
    try {
      const { socialSignIn } = await client.fetchQuery(callQuery(accounts.getServerInfo, {}))
      if (isGivenUp()) return
      if (socialSignIn === null) {
        setState({ at: 'start', trouble: googleNotConfigured })
        return
      }
      provider = await loadProvider(socialSignIn)
      if (isGivenUp()) return
      const idToken = await provider.signInWithGoogle(hint)
      if (isGivenUp()) return
      setState({ at: 'session' })
      const answer = await exchangeToken(idToken, inviteCode)
      if (!isGivenUp()) onSignedIn(answer)
    } catch (error) {
      if (!isGivenUp()) setState({ at: 'start', trouble: (words) => googleSignInError(error, words) })
    } finally {
      await provider?.forget()
    }
  }
  const cancel = () => {
    attempt.current += 1
    setState({
      at: 'start',
      trouble: ({ say }) => ({ text: say('googleSignIn.cancelledIfTheGoogleWindow'), isOwnChoice: true }),
    })
  }
  return { state, begin, cancel }
}
