import { Badge, Button, Group, Modal, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { Laptop, Smartphone } from 'lucide-react'
import { accounts, type Session } from '../../../../contract/calls/accounts.ts'
import { limits } from '../../../../contract/shapes/limits.ts'
import { callQuery, useCommand } from '../../../core/api/queries.ts'
import { requestSignOut } from '../../../core/session/sign-out-confirmation.ts'
import { DialogBody } from '../../../ui/dialogs/dialog-body.tsx'
import { useNotifyCommandFailure } from '../../../ui/feedback/notify-failure.ts'
import { notifyDone } from '../../../ui/feedback/notify.ts'
import { RelativeTime } from '../../../ui/feedback/relative-time.tsx'
import { QueryState, Loading } from '../../../ui/feedback/query-states.tsx'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/settings.json' with { type: 'json' }
import './sessions.css'

/** Where the signed-in person is signed in, and the ways to end that (specification points 3 and 4). */
export default function SessionsSection() {
  const sessions = useQuery(callQuery(accounts.listSessions, {}))
  return (
    <QueryState
      of={sessions}
      failed={t(texts, 'sessionsSection.yourSessionsCouldNotBe')}
      loading={<Loading lines={3} height={84} />}
    >
      {({ sessions: list, next }) => (
        <>
          <ul className="sessions" aria-label={t(texts, 'sessionsSection.sessions')}>
            {list.map((session) => (
              <Row key={session.id} session={session} />
            ))}
          </ul>
          {next !== null && (
            <Text size="sm" c="dimmed">
              {t(texts, 'sessionsSection.olderSessionsAreNotListed')}
            </Text>
          )}
          {list.length > 1 ? (
            <RevokeOthers count={next === null ? list.length - 1 : undefined} />
          ) : (
            <Text size="sm" c="dimmed">
              {t(texts, 'sessionsSection.youAreSignedInOn')}
            </Text>
          )}
          <Text size="sm" c="dimmed">
            {t(texts, 'sessionsSection.aSessionLastsDaysAt', { sessionHours: limits.sessionHours / 24 })}
          </Text>
        </>
      )}
    </QueryState>
  )
}

const unknownDevice = t(texts, 'sessionsSection.unknownDevice')
const isHandheld = (device: string | null): boolean => /\b(?:iPhone|iPad|Android)\b/.test(device ?? '')

const Row = ({ session }: { session: Session }) => {
  const { id, deviceInfo, ipAddress, lastAccessedAt, createdAt, isCurrent } = session
  const device = deviceInfo ?? unknownDevice
  const revoke = useCommand(accounts.revokeSession)
  const notifyNotDone = useNotifyCommandFailure()
  const end = () =>
    revoke.mutate(
      { sessionId: id },
      {
        onSuccess: () => notifyDone(t(texts, 'sessionsSection.wasSignedOut', { device })),
        onError: (error) => notifyNotDone(t(texts, 'sessionsSection.wasNotSignedOut', { device }), error),
      },
    )
  const Icon = isHandheld(deviceInfo) ? Smartphone : Laptop
  return (
    <li className="sessions__row">
      <Icon size={22} aria-hidden />
      <div className="sessions__about">
        <Group gap="xs">
          <Text fw={600}>{device}</Text>
          {isCurrent && <Badge variant="light">{t(texts, 'sessionsSection.thisDevice')}</Badge>}
        </Group>
        <Text size="sm" c="dimmed">
          {isCurrent ? (
            t(texts, 'sessionsSection.inUseNow')
          ) : (
            <>
              {t(texts, 'sessionsSection.lastUsed')} <RelativeTime at={lastAccessedAt} />
            </>
          )}{' '}
          {t(texts, 'sessionsSection.signedIn')} <RelativeTime at={createdAt} />
        </Text>
        <Text size="sm" c="dimmed" className="breakable">
          {t(texts, 'sessionsSection.address', {
            ipAddress: ipAddress ?? t(texts, 'sessionsSection.notKnown'),
          })}
        </Text>
      </div>
      {isCurrent ? (
        <Button variant="default" size="xs" onClick={requestSignOut}>
          {t(texts, 'sessionsSection.signOut')}
        </Button>
      ) : (
        <Button
          variant="default"
          size="xs"
          loading={revoke.isPending}
          onClick={end}
          aria-label={t(texts, 'sessionsSection.signOutAddress', {
            device,
            ipAddress: ipAddress ?? t(texts, 'sessionsSection.notKnown'),
          })}
        >
          {t(texts, 'sessionsSection.signOut')}
        </Button>
      )}
    </li>
  )
}

const RevokeOthers = ({ count }: { count: number | undefined }) => {
  const [isOpen, { open, close }] = useDisclosure(false)
  const revoke = useCommand(accounts.revokeOtherSessions)
  const notifyNotDone = useNotifyCommandFailure()
  const end = () =>
    revoke.mutate(
      {},
      {
        onSuccess: ({ revoked }) => {
          close()
          notifyDone(t(texts, 'sessionsSection.otherSessionsWereEnded', { count: revoked }))
        },
        onError: (error) => notifyNotDone(t(texts, 'sessionsSection.theOtherSessionsWereNot'), error),
      },
    )
  const others =
    count === undefined
      ? t(texts, 'sessionsSection.allOtherSessions')
      : t(texts, 'sessionsSection.otherSessions', { count })
  return (
    <>
      <Button variant="default" onClick={open} style={{ justifySelf: 'start' }}>
        {t(texts, 'sessionsSection.signOutEverywhereElse')}
      </Button>
      <Modal opened={isOpen} onClose={close} title={t(texts, 'sessionsSection.signOutEverywhereTitle')}>
        <DialogBody
          actions={
            <>
              <Button variant="default" onClick={close}>
                {t(texts, 'sessionsSection.cancel')}
              </Button>
              <Button color="red" loading={revoke.isPending} onClick={end} data-autofocus>
                {t(texts, 'sessionsSection.signOutEverywhereElse')}
              </Button>
            </>
          }
        >
          <Text>{t(texts, 'sessionsSection.willBeEndedAtOnce', { others })}</Text>
        </DialogBody>
      </Modal>
    </>
  )
}
