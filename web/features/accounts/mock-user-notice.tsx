import { Alert, Button, Stack } from '@mantine/core'
import { LoginFrame } from './login-frame.tsx'
import type { MockUser } from './mock-user.ts'

/** Says what a mock user is, and leads to the way that works. */
export const MockUserNotice = ({ user, onCode }: { user: MockUser; onCode: () => void }) => (
  <LoginFrame
    title="You are not signed in"
    intro="The sign-in provider of this server has passwords switched off."
  >
    <Stack gap="md">
      <Alert color="yellow" role="alert" title={`${user.displayName} is a mock user`}>
        A user was made up for {user.email} in this page alone. It has no session and opens no data and no
        screen; closing the page ends it.
      </Alert>
      <Button size="md" fullWidth onClick={onCode}>
        Sign in with an e-mail code
      </Button>
    </Stack>
  </LoginFrame>
)
