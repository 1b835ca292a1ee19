import '../theme/mantine-lazy.css'
import { Button, Modal, Text } from '@mantine/core'
import { cancelSignOut } from '../../core/session/sign-out-confirmation.ts'
import { signOut } from '../../core/session/sign-out.ts'
import { DialogBody } from './dialog-body.tsx'
import { useRestoreFocus } from '../focus/focus.ts'
import { say } from '../t.ts'

/** Asks before a sign-out forgets people who are typed and not invited. */
export default function SignOutDialog() {
  useRestoreFocus()
  return (
    <Modal opened onClose={cancelSignOut} title={say('leavingQuestion.logOutWithoutInvitingThem')}>
      <DialogBody
        actions={
          <>
            <Button variant="default" onClick={() => void signOut()}>
              {say('leavingQuestion.logOutAndForgetThem')}
            </Button>
            <Button onClick={cancelSignOut} data-autofocus>
              {say('leavingQuestion.stayHere')}
            </Button>
          </>
        }
      >
        <Text>{say('leavingQuestion.youTypedPeopleIntoThe')}</Text>
      </DialogBody>
    </Modal>
  )
}
