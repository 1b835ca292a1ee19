import { Alert, Anchor, Button, Group, Modal, Text, Textarea } from '@mantine/core'
import { TriangleAlert } from 'lucide-react'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { DialogBody } from '../../../ui/dialog-body.tsx'
import { useFocusBack } from '../../../ui/focus.ts'

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
        <Alert color="yellow" icon={<TriangleAlert size={18} aria-hidden />}>
          You will not see it again. Copy it now to the software that listens, and nowhere else: whoever has
          it can send calls that look like Muster’s.
        </Alert>
        <Textarea
          label="The secret"
          className="webhooks__secret"
          data-autofocus
          readOnly
          rows={2}
          value={secret}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Group>
          <CopyButton value={secret} label="Copy the secret" size="sm" variant="filled" />
        </Group>
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
