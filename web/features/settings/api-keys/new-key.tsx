import { Button, Code, Text } from '@mantine/core'
import { callAddress } from '../../../core/call.ts'
import { DialogBody } from '../../../ui/dialog-body.tsx'
import { ShownOnce } from '../shown-once.tsx'

const exampleOf = (): string =>
  `curl -H "Authorization: Bearer $MUSTER_KEY" ${new URL(callAddress('getEmployees'), location.href).href}`

/** A key that was just made: the one time that it is shown. */
export const NewKey = ({ value, onClose }: { value: string; onClose: () => void }) => (
  <DialogBody
    actions={
      <Button variant="default" onClick={onClose}>
        Done
      </Button>
    }
  >
    <ShownOnce label="The new key" value={value} copy="Copy the key">
      You will not see it again. Copy it now to where it is used, and nowhere else: whoever has it can do what
      it may do.
    </ShownOnce>
    <Text size="sm">
      It goes into the header <code>Authorization</code>, after the word <code>Bearer</code>. With the scope{' '}
      <code>people:read</code>, for example:
    </Text>
    <Code block className="api-keys__example">
      {exampleOf()}
    </Code>
  </DialogBody>
)
