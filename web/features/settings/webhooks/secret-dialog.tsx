import { Anchor, Button, Modal, Text } from '@mantine/core'
import { DialogBody } from '../../../ui/dialogs/dialog-body.tsx'
import { useRestoreFocus } from '../../../ui/focus/focus.ts'
import { OneTimeSecret } from '../one-time-secret.tsx'
import { fill, t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/settings.json' with { type: 'json' }

/** A secret that was just made: the one time that it is shown. */
export const SecretDialog = ({ secret, onClose }: { secret: string; onClose: () => void }) => {
  useRestoreFocus()
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(texts, 'secretDialog.theSecretOfTheWebhook')}
      size="lg"
      // A slip of the finger must not take away what is shown once.
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      <DialogBody
        actions={
          <Button variant="default" onClick={onClose}>
            {t(texts, 'secretDialog.done')}
          </Button>
        }
      >
        <OneTimeSecret
          label={t(texts, 'secretDialog.theSecret')}
          value={secret}
          copy={t(texts, 'secretDialog.copyTheSecret')}
        >
          {t(texts, 'secretDialog.youWillNotSeeIt')}
        </OneTimeSecret>
        <Text size="sm">
          {fill(texts, 'secretDialog.checkTheSignatureOfEach', {
            link: (
              <Anchor href="https://www.standardwebhooks.com" target="_blank" rel="noreferrer" inherit>
                {t(texts, 'secretDialog.standardwebhooksCom')}
              </Anchor>
            ),
          })}
        </Text>
      </DialogBody>
    </Modal>
  )
}
