import './mantine-rest.css'
import { Button, Modal, Text } from '@mantine/core'
import { stay } from '../core/leaving.ts'
import { signOut } from '../core/sign-out.ts'
import { DialogBody } from './dialog-body.tsx'
import { useFocusBack } from './focus.ts'

/** Asks before a sign-out forgets people who are typed and not invited. */
export default function LeavingQuestion() {
  useFocusBack()
  return (
    <Modal opened onClose={stay} title="Log out without inviting them?">
      <DialogBody
        actions={
          <>
            <Button variant="default" onClick={() => void signOut()}>
              Log out and forget them
            </Button>
            <Button onClick={stay} data-autofocus>
              Stay here
            </Button>
          </>
        }
      >
        <Text>
          You typed people into the setup who are not invited yet. They are kept on this device only, and are
          forgotten when you log out.
        </Text>
      </DialogBody>
    </Modal>
  )
}
