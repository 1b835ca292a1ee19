import { Alert, Button, Stack } from '@mantine/core'
import { LoginFrame } from '../login-frame.tsx'
import type { MockUser } from './mock-user.ts'
import { usePasswordWords } from '../language/password-texts.ts'

/** Says what a mock user is, and leads to the way that works. */
export const MockUserNotice = ({ user, onCode }: { user: MockUser; onCode: () => void }) => {
  const { say } = usePasswordWords()
  return (
    <LoginFrame
      title={say('mockUserNotice.youAreNotSignedIn')}
      intro={say('mockUserNotice.theSignInProviderOf')}
    >
      <Stack gap="md">
        <Alert
          color="yellow"
          role="alert"
          title={say('mockUserNotice.isAMockUser', { displayName: user.displayName })}
        >
          {say('mockUserNotice.aUserWasMadeUp', { email: user.email })}
        </Alert>
        <Button size="md" fullWidth onClick={onCode}>
          {say('mockUserNotice.signInWithAnE')}
        </Button>
      </Stack>
    </LoginFrame>
  )
}
