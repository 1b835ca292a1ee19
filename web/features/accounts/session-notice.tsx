import { Alert, Button, Stack, Text } from '@mantine/core'
import { useEffect, useReducer } from 'react'
import { failureTexts } from '../../core/failure-texts.ts'
import { useLeftSession } from '../../core/left-sessions.ts'
import { organizationLeft, sessionEnding, storedSession } from '../../core/session.ts'
import { keys } from '../../core/storage.ts'

/** Says why someone who was signed in is asked to sign in again. */
export const SessionNotice = () => {
  const ending = sessionEnding()
  const left = useLeftSession()
  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0)
  // Another tab may sign somebody in while this one shows the notice.
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === keys.session) lookAgain()
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [])
  if (ending === 'refused') return <Alert color="yellow">{failureTexts.authenticationFailed}</Alert>
  if (ending === 'not-a-member') return <NoMember of={organizationLeft()} />
  if (ending === 'signed-out' && left === 'waiting') {
    return (
      <Alert color="yellow" title="Signed out in this browser only">
        <output>
          Muster cannot be reached at the moment, so your session is not ended on the server yet. This browser
          ends it at its next connection: leave this page open, or open it again later. You can also end it
          from another device, in the settings under Sessions.
        </output>
      </Alert>
    )
  }
  if (ending === 'signed-out' && left === 'ended') {
    return (
      <Alert>
        <output>Your session is ended on the server, too.</output>
      </Alert>
    )
  }
  if (ending === 'deleted') return <Alert>Your account was deleted, and you are signed out everywhere.</Alert>
  if (ending !== 'elsewhere') return null
  const other = storedSession()
  return (
    <Alert color="yellow">
      <Stack gap="xs" align="flex-start">
        <Text size="sm">
          The sign-in of this browser was changed in another tab, so this tab was signed out.
        </Text>
        {other !== null && (
          <Button size="xs" variant="default" onClick={() => location.reload()}>
            Go on as {other.user.email}
          </Button>
        )}
      </Stack>
    </Alert>
  )
}

/**
 * For whoever was removed, left on another device, or was in an organization that is deleted. The browser cannot tell which,
 * and the server tells nobody who is no member that there is or was one.
 */
const NoMember = ({ of: name }: { of: string | undefined }) => (
  <Alert color="yellow" title={failureTexts.authenticationFailed}>
    You are not a member of {name ?? 'the organization that was open here'} any more. Either your membership
    was ended, or {name ?? 'it'} was deleted for everybody. Your account and your other organizations stay as
    they are: sign in to go on there. If {name ?? 'it'} is still there and you think that this is a mistake,
    ask an owner or admin to let you in again. What was deleted cannot be brought back.
  </Alert>
)
