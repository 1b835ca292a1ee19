import { Anchor, Button, Group, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { KeyRound, Plus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { apiKeys, keyLimits, type ApiKey } from '../../../../contract/calls/api-keys.ts'
import { canMakeKeys } from '../../../../contract/rights/api-scopes.ts'
import { callQuery, useCommand } from '../../../core/api/queries.ts'
import { callAddress } from '../../../core/api/call.ts'
import { useMembership } from '../../../core/organization/membership.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { QueryState, Empty, Loading } from '../../../ui/feedback/query-states.tsx'
import { KeyRow } from './key-row.tsx'
import { CreateKeyDialog } from './create-key-dialog.tsx'
import './api-keys.css'
import { fill, t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/settings.json' with { type: 'json' }

const isEnded = ({ state }: ApiKey): boolean => state === 'expired' || state === 'revoked'

/** The keys with which other software makes calls: which there are, a new one, and the end of one. */
export default function ApiKeysSection() {
  const asked = useQuery(callQuery(apiKeys.listApiKeys, {}))
  const mayMake = canMakeKeys(useMembership().organization)
  const [isMaking, { open, close }] = useDisclosure(false)
  const [leaving, setLeaving] = useState<ApiKey>()
  const makeButton = mayMake && (
    <Button leftSection={<Plus size={16} aria-hidden />} onClick={open} className="api-keys__make">
      {t(texts, 'apiKeysSection.makeAKey')}
    </Button>
  )
  return (
    <>
      <QueryState
        of={asked}
        failed={t(texts, 'apiKeysSection.theApiKeysCouldNot')}
        loading={<Loading lines={2} height={140} />}
      >
        {({ apiKeys: keys }) =>
          keys.length === 0 ? (
            <Empty
              title={t(texts, 'apiKeysSection.noApiKeysYet')}
              icon={<KeyRound size={24} />}
              action={makeButton}
            >
              {t(texts, 'apiKeysSection.withAKeyOtherSoftware')}
            </Empty>
          ) : (
            <Keys keys={keys} makeButton={makeButton} onRevoke={mayMake ? setLeaving : undefined} />
          )
        }
      </QueryState>
      <Text size="sm" c="dimmed">
        {fill(texts, 'apiKeysSection.aKeyWorksAsThe', {
          link: (
            <Anchor href={callAddress('docs')} target="_blank" inherit>
              {t(texts, 'apiKeysSection.onThePageOfThe')}
            </Anchor>
          ),
        })}
      </Text>
      {isMaking && <CreateKeyDialog onClose={close} />}
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
          {open.length === 0
            ? t(texts, 'apiKeysSection.noKeyIsInForce')
            : t(texts, 'apiKeysSection.ofAtMostKeys', { number: open.length, keysMax: keyLimits.keysMax })}
        </Text>
        {makeButton}
      </Group>
      {open.length > 0 && (
        <ul className="api-keys" aria-label={t(texts, 'apiKeysSection.apiKeys')}>
          {open.map((apiKey) => (
            <KeyRow key={apiKey.id} apiKey={apiKey} onRevoke={onRevoke} />
          ))}
        </ul>
      )}
      {ended.length > 0 && (
        <details className="api-keys__ended">
          <summary>{t(texts, 'apiKeysSection.endedKeys', { count: ended.length })}</summary>
          <ul className="api-keys" aria-label={t(texts, 'apiKeysSection.keysThatHaveEnded')}>
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
    <ConfirmDialog
      title={t(texts, 'apiKeysSection.revoke', { name })}
      act={t(texts, 'apiKeysSection.revokeTheKey')}
      isGrave
      command={command}
      input={{ id }}
      done={t(texts, 'apiKeysSection.wasRevoked', { name })}
      unchanged={t(texts, 'apiKeysSection.theKeyWasNotRevoked')}
      onClose={onClose}
    >
      {t(texts, 'apiKeysSection.whateverUsesThisKeyIs')}
    </ConfirmDialog>
  )
}
