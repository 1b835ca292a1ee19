import { Badge, Button, Group, Text } from '@mantine/core'
import { keyPrefix, type ApiKey } from '../../../../contract/calls/api-keys.ts'
import { scopeWords } from '../../../../contract/rights/api-scopes.ts'
import { englishLocale } from '../../../core/i18n/locale.ts'
import { RelativeTime } from '../../../ui/feedback/relative-time.tsx'
import { fill, t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/settings.json' with { type: 'json' }

const states: Record<ApiKey['state'], { word: string; color: string } | undefined> = {
  live: undefined,
  stopped: { word: t(texts, 'keyRow.stopped'), color: 'yellow' },
  expired: { word: t(texts, 'keyRow.expired'), color: 'gray' },
  revoked: { word: t(texts, 'keyRow.revoked'), color: 'gray' },
}

const dayOf = (at: string): string =>
  new Date(at).toLocaleDateString(englishLocale(), { dateStyle: 'medium' })

/** How long it goes on, or since when it does not. */
const endOf = ({ state, expiresAt, revokedAt }: ApiKey): string => {
  if (state === 'revoked' && revokedAt !== null)
    return t(texts, 'keyRow.revokedOn', { revokedAt: dayOf(revokedAt) })
  if (expiresAt === null) return t(texts, 'keyRow.endsWhenSomebodyRevokesIt')
  return `${state === 'expired' ? t(texts, 'keyRow.ended') : t(texts, 'keyRow.ends')} on ${dayOf(expiresAt)}`
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
          {fill(
            texts,
            'keyRow.madeBy',
            {
              key: (
                <code>
                  {keyPrefix}…{ending}
                </code>
              ),
            },
            { name: madeBy.name },
          )}{' '}
          <RelativeTime at={createdAt} />
        </Text>
        <Text size="sm" c="dimmed">
          {lastUsedAt === null ? (
            t(texts, 'keyRow.neverUsed')
          ) : (
            <>
              {t(texts, 'keyRow.lastUsed')} <RelativeTime at={lastUsedAt} />
            </>
          )}
          {' · '}
          {endOf(apiKey)}
        </Text>
        {state === 'stopped' && (
          <Text size="sm">{t(texts, 'keyRow.itDoesNothingSinceIt', { name: madeBy.name })}</Text>
        )}
        <ul className="api-keys__scopes" aria-label={t(texts, 'keyRow.whatMayDo', { name })}>
          {scopes.map((scope) => (
            <li key={scope}>{scopeWords[scope]}</li>
          ))}
        </ul>
      </div>
      {onRevoke !== undefined && (
        <Button
          variant="default"
          size="xs"
          onClick={() => onRevoke(apiKey)}
          aria-label={t(texts, 'keyRow.revokeWhich', { name })}
        >
          {t(texts, 'keyRow.revoke')}
        </Button>
      )}
    </li>
  )
}
