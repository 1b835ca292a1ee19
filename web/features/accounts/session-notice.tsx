import { Alert, Button, Stack, Text } from '@mantine/core'
import { useEffect, useReducer } from 'react'
import { failureTexts } from '../../core/failure-texts.ts'
import { sessionEnding, storedSession } from '../../core/session.ts'
import { keys } from '../../core/storage.ts'

/** Says why someone who was signed in is asked to sign in again. */
export const SessionNotice = () => {
  const ending = sessionEnding()
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
