import { Badge, Button, Group, Text } from '@mantine/core'
import { keyPrefix, type ApiKey } from '../../../../contract/api-keys.ts'
import { scopeWords } from '../../../../contract/api-scopes.ts'
import { RelativeTime } from '../../../ui/relative-time.tsx'

const states: Record<ApiKey['state'], { word: string; color: string } | undefined> = {
  live: undefined,
  stopped: { word: 'Stopped', color: 'yellow' },
  expired: { word: 'Expired', color: 'gray' },
  revoked: { word: 'Revoked', color: 'gray' },
}

const dayOf = (at: string): string => new Date(at).toLocaleDateString(undefined, { dateStyle: 'medium' })

/** How long it goes on, or since when it does not. */
const endOf = ({ state, expiresAt, revokedAt }: ApiKey): string => {
  if (state === 'revoked' && revokedAt !== null) return `Revoked on ${dayOf(revokedAt)}`
  if (expiresAt === null) return 'Ends when somebody revokes it'
  return `${state === 'expired' ? 'Ended' : 'Ends'} on ${dayOf(expiresAt)}`
}

type RowProps = {
  apiKey: ApiKey
  /** Undefined where nothing is to be revoked. */
  onRevoke: ((apiKey: ApiKey) => void) | undefined
}

/** One key: whose it is, what it may do, when it was used, and the way to end it. */
export const KeyRow = ({ apiKey, onRevoke }: RowProps) => {
  const { name, ending, scopes, state, madeBy, createdAt, lastUsedAt } = apiKey
  const told = states[state]
  return (
    <li className="api-keys__row">
      <div className="api-keys__about">
        <Group gap="xs">
          <Text fw={600} className="breakable">
            {name}
          </Text>
          {told !== undefined && (
            <Badge variant="light" color={told.color}>
              {told.word}
            </Badge>
          )}
        </Group>
        <Text size="sm" c="dimmed" className="breakable">
          <code>
            {keyPrefix}…{ending}
          </code>
          {' · '}made by {madeBy.name} <RelativeTime at={createdAt} />
        </Text>
        <Text size="sm" c="dimmed">
          {lastUsedAt === null ? (
            'Never used'
          ) : (
            <>
              Last used <RelativeTime at={lastUsedAt} />
            </>
          )}
          {' · '}
          {endOf(apiKey)}
        </Text>
        {state === 'stopped' && (
          <Text size="sm">
            It does nothing: since it was made, {madeBy.name} has left or may no longer make keys.
          </Text>
        )}
        <ul className="api-keys__scopes" aria-label={`What ${name} may do`}>
          {scopes.map((scope) => (
            <li key={scope}>{scopeWords[scope]}</li>
          ))}
        </ul>
      </div>
      {onRevoke !== undefined && (
        <Button variant="default" size="xs" onClick={() => onRevoke(apiKey)} aria-label={`Revoke ${name}`}>
          Revoke
        </Button>
      )}
    </li>
  )
}
