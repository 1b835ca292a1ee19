import { Anchor, Button, Group, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { KeyRound, Plus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { apiKeys, keyLimits, type ApiKey } from '../../../../contract/api-keys.ts'
import { canMakeKeys } from '../../../../contract/api-scopes.ts'
import { ask, useCommand } from '../../../core/ask.ts'
import { callAddress } from '../../../core/call.ts'
import { useMembership } from '../../../core/membership.tsx'
import { AskFirst } from '../../../ui/ask-first.tsx'
import { Asked, Empty, Loading } from '../../../ui/states.tsx'
import { KeyRow } from './key-row.tsx'
import { MakeKeyDialog } from './make-key-dialog.tsx'
import './api-keys.css'

const isEnded = ({ state }: ApiKey): boolean => state === 'expired' || state === 'revoked'

/** The keys with which other software makes calls: which there are, a new one, and the end of one. */
export default function ApiKeysSection() {
  const asked = useQuery(ask(apiKeys.listApiKeys, {}))
  const mayMake = canMakeKeys(useMembership().organization)
  const [isMaking, { open, close }] = useDisclosure(false)
  const [leaving, setLeaving] = useState<ApiKey>()
  const makeButton = mayMake && (
    <Button leftSection={<Plus size={16} aria-hidden />} onClick={open} className="api-keys__make">
      Make a key
    </Button>
  )
  return (
    <>
      <Asked
        of={asked}
        failed="The API keys could not be loaded"
        loading={<Loading lines={2} height={140} />}
      >
        {({ apiKeys: keys }) =>
          keys.length === 0 ? (
            <Empty title="No API keys yet" icon={<KeyRound size={24} />} action={makeButton}>
              With a key, other software reads or invites people here without anybody signing in: a staff
              list, a wiki, a dashboard.
            </Empty>
          ) : (
            <Keys keys={keys} makeButton={makeButton} onRevoke={mayMake ? setLeaving : undefined} />
          )
        }
      </Asked>
      <Text size="sm" c="dimmed">
        A key works as the person who made it, never beyond what it was made for, and stops when that person
        may no longer make keys. Owners, and admins who may change the settings, make and revoke them. What
        can be called is described{' '}
        <Anchor href={callAddress('docs')} target="_blank" inherit>
          on the page of the calls
        </Anchor>
        .
      </Text>
      {isMaking && <MakeKeyDialog onClose={close} />}
      {leaving !== undefined && <Revoke apiKey={leaving} onClose={() => setLeaving(undefined)} />}
    </>
  )
}

type KeysProps = {
  keys: readonly ApiKey[]
  makeButton: ReactNode
  onRevoke: ((apiKey: ApiKey) => void) | undefined
}

const Keys = ({ keys, makeButton, onRevoke }: KeysProps) => {
  const open = keys.filter((key) => !isEnded(key))
  const ended = keys.filter(isEnded)
  return (
    <>
      <Group justify="space-between" gap="xs">
        <Text size="sm" c="dimmed">
          {open.length === 0 ? 'No key is in force.' : `${open.length} of at most ${keyLimits.keysMax} keys.`}
        </Text>
        {makeButton}
      </Group>
      {open.length > 0 && (
        <ul className="api-keys" aria-label="API keys">
          {open.map((apiKey) => (
            <KeyRow key={apiKey.id} apiKey={apiKey} onRevoke={onRevoke} />
          ))}
        </ul>
      )}
      {ended.length > 0 && (
        <details className="api-keys__ended">
          <summary>
            {ended.length === 1 ? '1 key that has ended' : `${ended.length} keys that have ended`}
          </summary>
          <ul className="api-keys" aria-label="Keys that have ended">
            {ended.map((apiKey) => (
              <KeyRow key={apiKey.id} apiKey={apiKey} onRevoke={undefined} />
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

const Revoke = ({ apiKey: { id, name }, onClose }: { apiKey: ApiKey; onClose: () => void }) => {
  const command = useCommand(apiKeys.revokeApiKey)
  return (
    <AskFirst
      title={`Revoke ${name}?`}
      act="Revoke the key"
      isGrave
      command={command}
      input={{ id }}
      done={`${name} was revoked.`}
      unchanged="The key was not revoked."
      onClose={onClose}
    >
      Whatever uses this key is refused from its next call on, and what it has begun and not finished stops.
      This cannot be undone; a new key can be made.
    </AskFirst>
  )
}
