import { Button, Group, Text } from '@mantine/core'
import { useEffect, useRef } from 'react'
import type { SignInResult } from '../../../../contract/calls/accounts.ts'
import { useGoogleSignIn } from './google-sign-in.ts'
import { ProviderErrorAlert } from './provider-error-alert.tsx'
import { useLoginWords } from '../language/login-texts.ts'

type GoogleButtonProps = {
  inviteCode: string | undefined
  /** The address that Google is to suggest. */
  hint: string | undefined
  onSignedIn: (answer: SignInResult) => void
}

/** Signs in with Google; where no environment has it configured it says so and names the way that works. */
export const GoogleButton = (props: GoogleButtonProps) => {
  const words = useLoginWords()
  const { state, begin, cancel } = useGoogleSignIn(props)
  const button = useRef<HTMLButtonElement>(null)
  const isBack = state.at === 'start' && state.trouble !== undefined
  // The button that was pressed is there again: a keyboard goes on from it.
  useEffect(() => {
    if (isBack) button.current?.focus()
  }, [isBack])

  if (state.at !== 'start') {
    return <Wait isWindowOpen={state.at === 'window'} onCancel={cancel} />
  }
  return (
    <>
      <Button
        ref={button}
        variant="default"
        size="md"
        fullWidth
        leftSection={<GoogleMark />}
        onClick={() => void begin()}
      >
        {words.say('googleButton.continueWithGoogle')}
      </Button>
      {state.trouble !== undefined && <ProviderErrorAlert trouble={state.trouble(words)} />}
    </>
  )
}

/** While the other window has the word. Once Google has answered there is nothing to cancel. */
const Wait = ({ isWindowOpen, onCancel }: { isWindowOpen: boolean; onCancel: () => void }) => {
  const { say } = useLoginWords()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <Group className="login__wait" justify="space-between" wrap="nowrap" gap="sm">
      <Text component="output" size="sm">
        {isWindowOpen ? say('googleButton.waitingForTheGoogleWindow') : say('googleButton.signingYouIn')}
      </Text>
      {isWindowOpen && (
        <Button
          ref={button}
          variant="default"
          size="sm"
          onClick={onCancel}
          onKeyDown={({ key }) => {
            if (key === 'Escape') onCancel()
          }}
        >
          {say('googleButton.cancel')}
        </Button>
      )}
    </Group>
  )
}

const GoogleMark = () => (
  <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden>
    <path
      fill="currentColor"
      d="M9 7.4v3.5h4.9c-.2 1.3-1.5 3.7-4.9 3.7a5.6 5.6 0 0 1 0-11.2c1.7 0 2.8.7 3.5 1.3l2.4-2.3A9 9 0 1 0 9 18c5.2 0 8.6-3.6 8.6-8.8 0-.6-.1-1.2-.2-1.8z"
    />
  </svg>
)
