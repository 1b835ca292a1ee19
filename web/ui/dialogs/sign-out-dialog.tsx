import '../theme/mantine-lazy.css'
import { Button, Modal, Text } from '@mantine/core'
import { cancelSignOut } from '../../core/session/sign-out-confirmation.ts'
import { signOut } from '../../core/session/sign-out.ts'
import { DialogBody } from './dialog-body.tsx'
import { useRestoreFocus } from '../focus/focus.ts'
import { t } from '../../core/i18n/t.ts'
import texts from '../../../languages/en/pieces.json' with { type: 'json' }

/** Asks before a sign-out forgets people who are typed and not invited. */
export default function SignOutDialog() {
  useRestoreFocus()
  return (
    <Modal opened onClose={cancelSignOut} title={t(texts, 'leavingQuestion.logOutWithoutInvitingThem')}>
      <DialogBody
        actions={
          <>
            <Button variant="default" onClick={() => void signOut()}>
              {t(texts, 'leavingQuestion.logOutAndForgetThem')}
            </Button>
            <Button onClick={cancelSignOut} data-autofocus>
              {t(texts, 'leavingQuestion.stayHere')}
            </Button>
          </>
        }
      >
        <Text>{t(texts, 'leavingQuestion.youTypedPeopleIntoThe')}</Text>
      </DialogBody>
    </Modal>
  )
}
