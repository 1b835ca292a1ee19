import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { signOut } from '../core/sign-out.ts'
import { keys, local } from '../core/storage.ts'
import { LogoutButton, type LogoutButtonProps } from './logout-button.tsx'

/** Ends one's own session, and asks before where that forgets people who are typed and not invited. */
export const AskingLogout = (props: Omit<LogoutButtonProps, 'onPress'>) => {
  const [isAsked, setAsked] = useState(false)
  const stay = () => setAsked(false)
  const leave = () => (local.get(keys.toInvite) === null ? void signOut() : setAsked(true))
  return (
    <>
      <LogoutButton {...props} onPress={leave} />
      <Modal opened={isAsked} onClose={stay} title="Log out without inviting them?">
        <Stack>
          <Text>
            You typed people into the setup who are not invited yet. They are kept on this device only, and
            are forgotten when you log out.
          </Text>
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={() => void signOut()}>
              Log out and forget them
            </Button>
            <Button onClick={stay} data-autofocus>
              Stay here
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  )
}
