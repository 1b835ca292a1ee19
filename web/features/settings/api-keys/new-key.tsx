import { Button, Code, Text } from '@mantine/core'
import { callAddress } from '../../../core/call.ts'
import { DialogBody } from '../../../ui/dialog-body.tsx'
import { ShownOnce } from '../shown-once.tsx'
import { fill, say } from '../say.ts'

const exampleOf = (): string =>
  `curl -H "Authorization: Bearer $MUSTER_KEY" ${new URL(callAddress('getEmployees'), location.href).href}`

/** A key that was just made: the one time that it is shown. */
export const NewKey = ({ value, onClose }: { value: string; onClose: () => void }) => (
  <DialogBody
    actions={
      <Button variant="default" onClick={onClose}>
        {say('newKey.done')}
      </Button>
    }
  >
    <ShownOnce label={say('newKey.theNewKey')} value={value} copy={say('newKey.copyTheKey')}>
      {say('newKey.youWillNotSeeIt')}
    </ShownOnce>
    <Text size="sm">
      {fill('newKey.itGoesIntoTheHeader', {
        header: <code>Authorization</code>,
        word: <code>Bearer</code>,
        scope: <code>people:read</code>,
      })}
    </Text>
    <Code block className="api-keys__example">
      {exampleOf()}
    </Code>
  </DialogBody>
)
