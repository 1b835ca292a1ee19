import { Alert, Button, Stack, Text } from '@mantine/core'
import { useEffect, useReducer } from 'react'
import { failureTexts } from '../../core/api/failure-texts.ts'
import { usePendingSignOut } from '../../core/session/pending-sign-outs.ts'
import { lastLeftOrganization, sessionEnding, storedSession } from '../../core/session/session.ts'
import { keys } from '../../core/browser/storage.ts'
import { useLoginWords } from './language/login-texts.ts'

/** Says why somebody who was signed in has to sign in again. */
export const SignedOutNotice = () => {
  const { say, failure } = useLoginWords()
  const ending = sessionEnding()
  const left = usePendingSignOut()
  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0)
  // Another tab may sign somebody in while this one shows the notice.
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === keys.session) lookAgain()
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [])
  if (ending === 'refused') return <Alert color="yellow">{failure(failureTexts.authenticationFailed)}</Alert>
  if (ending === 'not-a-member') return <NoMember of={lastLeftOrganization()} />
  if (ending === 'signed-out' && left === 'waiting') {
    return (
      <Alert color="yellow" title={say('sessionNotice.signedOutInThisBrowser')}>
        <output>{say('sessionNotice.musterCannotBeReachedAt')}</output>
      </Alert>
    )
  }
  if (ending === 'signed-out' && left === 'ended') {
    return (
      <Alert>
        <output>{say('sessionNotice.yourSessionIsEndedOn')}</output>
      </Alert>
    )
  }
  if (ending === 'deleted') return <Alert>{say('sessionNotice.yourAccountWasDeletedAnd')}</Alert>
  if (ending !== 'elsewhere') return null
  const other = storedSession()
  return (
    <Alert color="yellow">
      <Stack gap="xs" align="flex-start">
        <Text size="sm">{say('sessionNotice.theSignInOfThis')}</Text>
        {other !== null && (
          <Button size="xs" variant="default" onClick={() => location.reload()}>
            {say('sessionNotice.goOnAs', { email: other.user.email })}
          </Button>
        )}
      </Stack>
    </Alert>
  )
}

/**
 * For people who were removed, left on another device, or were in an organization that is deleted. The browser cannot
 * tell which, and the server does not reveal to non-members whether an organization exists or existed.
 */
const NoMember = ({ of: name }: { of: string | undefined }) => {
  const { say, failure } = useLoginWords()
  return (
    <Alert color="yellow" title={failure(failureTexts.authenticationFailed)}>
      {name === undefined
        ? say('sessionNotice.youAreNoMember')
        : say('sessionNotice.youAreNoMemberOf', { organization: name })}
    </Alert>
  )
}
