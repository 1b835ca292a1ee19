import { Anchor, Button, Modal, Text } from '@mantine/core'
import { DialogBody } from '../../../ui/dialog-body.tsx'
import { useFocusBack } from '../../../ui/focus.ts'
import { ShownOnce } from '../shown-once.tsx'

/** A secret that was just made: the one time that it is shown. */
export const SecretDialog = ({ secret, onClose }: { secret: string; onClose: () => void }) => {
  useFocusBack()
  return (
    <Modal
      opened
      onClose={onClose}
      title="The secret of the webhook"
      size="lg"
      // A slip of the finger must not take away what is shown once.
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      <DialogBody
        actions={
          <Button variant="default" onClick={onClose}>
            Done
          </Button>
        }
      >
        <ShownOnce label="The secret" value={secret} copy="Copy the secret">
          You will not see it again. Copy it now to the software that listens, and nowhere else: whoever has
          it can send calls that look like Muster’s.
        </ShownOnce>
        <Text size="sm">
          Check the signature of each call before you believe it. There are libraries for most languages on{' '}
          <Anchor href="https://www.standardwebhooks.com" target="_blank" rel="noreferrer" inherit>
            standardwebhooks.com
          </Anchor>
          .
        </Text>
      </DialogBody>
    </Modal>
  )
}
