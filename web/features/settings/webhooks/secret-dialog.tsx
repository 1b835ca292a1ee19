import { Anchor, Button, Modal, Text } from '@mantine/core'
import { DialogBody } from '../../../ui/dialogs/dialog-body.tsx'
import { useRestoreFocus } from '../../../ui/focus/focus.ts'
import { OneTimeSecret } from '../one-time-secret.tsx'
import { fill, say } from '../t.ts'

/** A secret that was just made: the one time that it is shown. */
export const SecretDialog = ({ secret, onClose }: { secret: string; onClose: () => void }) => {
  useRestoreFocus()
  return (
    <Modal
      opened
      onClose={onClose}
      title={say('secretDialog.theSecretOfTheWebhook')}
      size="lg"
      // A slip of the finger must not take away what is shown once.
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      <DialogBody
        actions={
          <Button variant="default" onClick={onClose}>
            {say('secretDialog.done')}
          </Button>
        }
      >
        <OneTimeSecret
          label={say('secretDialog.theSecret')}
          value={secret}
          copy={say('secretDialog.copyTheSecret')}
        >
          {say('secretDialog.youWillNotSeeIt')}
        </OneTimeSecret>
        <Text size="sm">
          {fill('secretDialog.checkTheSignatureOfEach', {
            link: (
              <Anchor href="https://www.standardwebhooks.com" target="_blank" rel="noreferrer" inherit>
                {say('secretDialog.standardwebhooksCom')}
              </Anchor>
            ),
          })}
        </Text>
      </DialogBody>
    </Modal>
  )
}
