import { Badge, Button, Group, Modal, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { Laptop, Smartphone } from 'lucide-react'
import { accounts, type Session } from '../../../contract/accounts.ts'
import { limits } from '../../../contract/fields.ts'
import { ask, useCommand } from '../../core/ask.ts'
import { leave } from '../../core/leaving.ts'
import { DialogBody } from '../../ui/dialog-body.tsx'
import { notifyDone, notifyFailed } from '../../ui/notify.ts'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Asked, Loading } from '../../ui/states.tsx'

/** Where the signed-in person is signed in, and the ways to end that (specification points 3 and 4). */
export default function SessionsSection() {
  const sessions = useQuery(ask(accounts.listSessions, {}))
  return (
    <Asked
      of={sessions}
      failed="Your sessions could not be loaded"
      loading={<Loading lines={3} height={84} />}
    >
      {({ sessions: list, next }) => (
        <>
          <ul className="sessions" aria-label="Sessions">
            {list.map((session) => (
              <Row key={session.id} session={session} />
            ))}
          </ul>
          {next !== null && (
            <Text size="sm" c="dimmed">
              Older sessions are not listed. “Sign out everywhere else” ends them too.
            </Text>
          )}
          {list.length > 1 ? (
            <RevokeOthers count={next === null ? list.length - 1 : undefined} />
          ) : (
            <Text size="sm" c="dimmed">
              You are signed in on this device only.
            </Text>
          )}
          <Text size="sm" c="dimmed">
            A session lasts {limits.sessionHours / 24} days at most. When a new device signs in as you, you
            get a mail.
          </Text>
        </>
      )}
    </Asked>
  )
}

const unknownDevice = 'Unknown device'
const isHandheld = (device: string | null): boolean => /\b(?:iPhone|iPad|Android)\b/.test(device ?? '')

const Row = ({ session }: { session: Session }) => {
  const { id, deviceInfo, ipAddress, lastAccessedAt, createdAt, isCurrent } = session
  const device = deviceInfo ?? unknownDevice
  const revoke = useCommand(accounts.revokeSession)
  const end = () =>
    revoke.mutate(
      { sessionId: id },
      {
        onSuccess: () => notifyDone(`${device} was signed out.`),
        onError: (error) => notifyFailed(`${device} was not signed out`, error),
      },
    )
  const Icon = isHandheld(deviceInfo) ? Smartphone : Laptop
  return (
    <li className="sessions__row">
      <Icon size={22} aria-hidden />
      <div className="sessions__about">
        <Group gap="xs">
          <Text fw={600}>{device}</Text>
          {isCurrent && <Badge variant="light">This device</Badge>}
        </Group>
        <Text size="sm" c="dimmed">
          {isCurrent ? (
            'In use now'
          ) : (
            <>
              Last used <RelativeTime at={lastAccessedAt} />
            </>
          )}
          {' · '}signed in <RelativeTime at={createdAt} />
        </Text>
        <Text size="sm" c="dimmed" className="breakable">
          Address {ipAddress ?? 'not known'}
        </Text>
      </div>
      {isCurrent ? (
        <Button variant="default" size="xs" onClick={leave}>
          Sign out
        </Button>
      ) : (
        <Button
          variant="default"
          size="xs"
          loading={revoke.isPending}
          onClick={end}
          aria-label={`Sign out ${device}, address ${ipAddress ?? 'not known'}`}
        >
          Sign out
        </Button>
      )}
    </li>
  )
}

const RevokeOthers = ({ count }: { count: number | undefined }) => {
  const [isOpen, { open, close }] = useDisclosure(false)
  const revoke = useCommand(accounts.revokeOtherSessions)
  const end = () =>
    revoke.mutate(
      {},
      {
        onSuccess: ({ revoked }) => {
          close()
          notifyDone(revoked === 1 ? '1 other session was ended.' : `${revoked} other sessions were ended.`)
        },
        onError: (error) => notifyFailed('The other sessions were not ended', error),
      },
    )
  const others =
    count === undefined ? 'All other sessions' : count === 1 ? '1 other session' : `${count} other sessions`
  return (
    <>
      <Button variant="default" onClick={open} style={{ justifySelf: 'start' }}>
        Sign out everywhere else
      </Button>
      <Modal opened={isOpen} onClose={close} title="Sign out everywhere else?">
        <DialogBody
          actions={
            <>
              <Button variant="default" onClick={close}>
                Cancel
              </Button>
              <Button color="red" loading={revoke.isPending} onClick={end} data-autofocus>
                Sign out everywhere else
              </Button>
            </>
          }
        >
          <Text>
            {others} will be ended at once; this one goes on. What somebody is typing there and has not saved
            is lost.
          </Text>
        </DialogBody>
      </Modal>
    </>
  )
}
