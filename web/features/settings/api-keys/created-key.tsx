import { Button, Code, Text } from '@mantine/core'
import type { ApiScope } from '../../../../contract/rights/api-scopes.ts'
import { scopeExamples } from '../../../../contract/rights/scope-examples.ts'
import { callAddress } from '../../../core/api/call.ts'
import { DialogBody } from '../../../ui/dialogs/dialog-body.tsx'
import { OneTimeSecret } from '../one-time-secret.tsx'
import { fill, t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/settings.json' with { type: 'json' }

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
          {t(texts, 'newKey.done')}
        </Button>
      }
    >
      <OneTimeSecret label={t(texts, 'newKey.theNewKey')} value={value} copy={t(texts, 'newKey.copyTheKey')}>
        {t(texts, 'newKey.youWillNotSeeIt')}
      </OneTimeSecret>
      <Text size="sm">
        {fill(texts, 'newKey.itGoesIntoTheHeader', {
          header: <code>Authorization</code>,
          word: <code>Bearer</code>,
        })}
        {example !== undefined && (
          <> {fill(texts, 'newKey.forExample', { scope: <code>{example.scope}</code> })}</>
        )}
      </Text>
      {example !== undefined && (
        <Code block className="api-keys__example">
          {`curl -H "Authorization: Bearer $MUSTER_KEY" ${example.address}`}
        </Code>
      )}
    </DialogBody>
  )
}
