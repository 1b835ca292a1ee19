import { Button, Code, Text } from '@mantine/core'
import type { ApiScope } from '../../../../contract/rights/api-scopes.ts'
import { scopeExamples } from '../../../../contract/rights/scope-examples.ts'
import { callAddress } from '../../../core/api/call.ts'
import { DialogBody } from '../../../ui/dialogs/dialog-body.tsx'
import { OneTimeSecret } from '../one-time-secret.tsx'
import { fill, say } from '../t.ts'

/** A call that the key can make: of its first scope that has one. */
const exampleOf = (scopes: readonly ApiScope[]) =>
  scopes.flatMap((scope) => {
    const name = scopeExamples[scope]
    return name === undefined ? [] : [{ scope, address: new URL(callAddress(name), location.href).href }]
  })[0]

type Props = { value: string; scopes: readonly ApiScope[]; onClose: () => void }

/** A key that was just made: the one time that it is shown. */
export const CreatedKey = ({ value, scopes, onClose }: Props) => {
  const example = exampleOf(scopes)
  return (
    <DialogBody
      actions={
        <Button variant="default" onClick={onClose}>
          {say('newKey.done')}
        </Button>
      }
    >
      <OneTimeSecret label={say('newKey.theNewKey')} value={value} copy={say('newKey.copyTheKey')}>
        {say('newKey.youWillNotSeeIt')}
      </OneTimeSecret>
      <Text size="sm">
        {fill('newKey.itGoesIntoTheHeader', {
          header: <code>Authorization</code>,
          word: <code>Bearer</code>,
        })}
        {example !== undefined && <> {fill('newKey.forExample', { scope: <code>{example.scope}</code> })}</>}
      </Text>
      {example !== undefined && (
        <Code block className="api-keys__example">
          {`curl -H "Authorization: Bearer $MUSTER_KEY" ${example.address}`}
        </Code>
      )}
    </DialogBody>
  )
}
