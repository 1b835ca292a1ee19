import { Alert, Button, Code, Group, Text, Textarea } from '@mantine/core'
import { TriangleAlert } from 'lucide-react'
import { callAddress } from '../../../core/call.ts'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { DialogBody } from '../../../ui/dialog-body.tsx'
import { useFocusOnOpen } from '../../../ui/focus.ts'

const exampleOf = (): string =>
  `curl -H "Authorization: Bearer $MUSTER_KEY" ${new URL(callAddress('getEmployees'), location.href).href}`

/** A key that was just made: the one time that it is shown. */
export const NewKey = ({ value, onClose }: { value: string; onClose: () => void }) => {
  const shown = useFocusOnOpen<HTMLTextAreaElement>()
  return (
    <DialogBody
      actions={
        <Button variant="default" onClick={onClose}>
          Done
        </Button>
      }
    >
      <Alert color="yellow" icon={<TriangleAlert size={18} aria-hidden />}>
        You will not see it again. Copy it now to where it is used, and nowhere else: whoever has it can do
        what it may do.
      </Alert>
      <Textarea
        label="The new key"
        className="api-keys__new"
        ref={shown}
        readOnly
        rows={2}
        value={value}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Group>
        <CopyButton value={value} label="Copy the key" size="sm" variant="filled" />
      </Group>
      <Text size="sm">
        It goes into the header <code>Authorization</code>, after the word <code>Bearer</code>. With the scope{' '}
        <code>people:read</code>, for example:
      </Text>
      <Code block className="api-keys__example">
        {exampleOf()}
      </Code>
    </DialogBody>
  )
}
