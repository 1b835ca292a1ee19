import { Button, Drawer, Group, Stack, Text } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Eraser, Undo2, UserMinus } from 'lucide-react'
import { useState } from 'react'
import { removals, removedDays, type RemovedEmployee } from '../../../contract/removals.ts'
import { useCommand } from '../../core/ask.ts'
import type { CallError } from '../../core/call-error.ts'
import { send } from '../../core/call.ts'
import { pageAfter } from '../../core/every-page.ts'
import { ConfirmByName } from '../../ui/confirm-by-name.tsx'
import { notifyDone } from '../../ui/notify.ts'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Empty, Failed, Loading } from '../../ui/states.tsx'
import { useBringBack } from './use-removal.tsx'
import './removed-people.css'

const peopleAtOnce = 50

type Page = { removed: RemovedEmployee[]; next: string | null }

/** Who was removed and can be brought back, the latest first, page by page. */
const useRemoved = (organizationId: string) =>
  useInfiniteQuery<Page, CallError, RemovedEmployee[], readonly unknown[], string | undefined>({
    queryKey: [removals.listRemovedEmployees.name, organizationId, 'pages'],
    initialPageParam: undefined,
    queryFn: ({ pageParam, signal }) =>
      send(removals.listRemovedEmployees, pageAfter(pageParam, peopleAtOnce), { signal, organizationId }),
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap(({ removed }) => removed),
  })

type Props = {
  isOpen: boolean
  orgId: string
  onClose: () => void
  /** Somebody is in the list again. */
  onBack: () => void
}

/** Where removed people are seen and brought back; its address can be shared, Escape closes it. */
export const RemovedPeople = ({ isOpen, orgId, onClose, onBack }: Props) => {
  const [erasing, setErasing] = useState<RemovedEmployee>()
  if (isOpen && erasing !== undefined) {
    return <Erase person={erasing} onClose={() => setErasing(undefined)} />
  }
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      position="right"
      size="lg"
      title="Removed people"
      classNames={{ title: 'removed-people__title', content: 'removed-people__drawer' }}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Removed orgId={orgId} onBack={onBack} onErase={setErasing} />
    </Drawer>
  )
}

const backIdOf = (id: string): string => `bring-back-${id}`

/** The button that brings the next one back, or else the one that closes the drawer. */
const backOf = (person: RemovedEmployee | undefined) => () =>
  person === undefined ? null : document.getElementById(backIdOf(person.id))
const closing = '.removed-people__drawer [aria-label="Close"]'

type RemovedProps = Pick<Props, 'orgId' | 'onBack'> & { onErase: (person: RemovedEmployee) => void }

const Removed = ({ orgId, onBack, onErase }: RemovedProps) => {
  const asked = useRemoved(orgId)
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = asked
  const { bringBack, bringing } = useBringBack(onBack)
  if (data === undefined) {
    if (error === null) return <Loading lines={3} height={120} />
    return (
      <Failed title="The removed people could not be loaded" error={error} retry={() => void refetch()} />
    )
  }
  if (data.length === 0) {
    return (
      <Empty title="Nobody is removed" icon={<UserMinus size={24} aria-hidden />}>
        Whoever is removed from the list is kept here for {removedDays} days and can be brought back.
      </Empty>
    )
  }
  return (
    <Stack>
      <Text c="dimmed">
        In no list and no count. They can be brought back with everything for {removedDays} days; then it is
        erased for good.
      </Text>
      <ul className="removed-people" aria-label="Removed people">
        {data.map((person, place) => (
          <li key={person.id} className="removed-people__person">
            <Person person={person} />
            <Group gap="xs">
              <Button
                size="xs"
                variant="default"
                leftSection={<Undo2 size={14} aria-hidden />}
                aria-label={`Bring ${person.name} back`}
                loading={bringing === person.id}
                id={backIdOf(person.id)}
                onClick={() => bringBack(person, [backOf(data[place + 1] ?? data[place - 1]), closing])}
              >
                Bring back
              </Button>
              <Button
                size="xs"
                variant="subtle"
                color="red"
                leftSection={<Eraser size={14} aria-hidden />}
                aria-label={`Erase ${person.name} now`}
                onClick={() => onErase(person)}
              >
                Erase now
              </Button>
            </Group>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
    </Stack>
  )
}

const day = (at: string): string => new Date(at).toLocaleDateString(undefined, { dateStyle: 'long' })

const whatComesBack = (person: RemovedEmployee): string =>
  person.wasMember ? `${whatTheyMade(person)}; a member again once back` : whatTheyMade(person)

const whatTheyMade = ({ hasAnswered, reports }: RemovedEmployee): string => {
  if (!hasAnswered) return 'Had not answered'
  if (reports === 0) return 'Had answered'
  return `Had answered, with ${reports.toLocaleString()} ${reports === 1 ? 'report' : 'reports'}`
}

const Person = ({ person }: { person: RemovedEmployee }) => {
  const { name, email, role, department, removedAt, removedBy, erasedAt } = person
  return (
    <div>
      <Text fw={600}>{name}</Text>
      <Text size="sm" c="dimmed">
        {email} · {role} · {department}
      </Text>
      <Text size="sm">{whatComesBack(person)}</Text>
      <Text size="sm" c="dimmed">
        Removed <RelativeTime at={removedAt} />
        {removedBy === null ? '' : ` by ${removedBy}`} · erased for good on {day(erasedAt)}
      </Text>
    </div>
  )
}

const Erase = ({ person: { id, name }, onClose }: { person: RemovedEmployee; onClose: () => void }) => {
  const erase = useCommand(removals.eraseEmployee)
  return (
    <ConfirmByName
      isOpen
      onClose={onClose}
      title={`Erase ${name} for good?`}
      name={name}
      act="Erase for good"
      isActing={erase.isPending}
      error={erase.error}
      onConfirm={() =>
        erase.mutate(
          { employeeId: id, name },
          {
            onSuccess: () => {
              notifyDone(`${name} is erased for good.`)
              onClose()
            },
          },
        )
      }
    >
      Everything that is kept of them goes now and cannot be brought back: details, answers, reports and the
      list of mails to them. In every company report that was made before, they become “Somebody who was
      removed”: their name, their words and edited texts that name them are taken out; figures stay.
    </ConfirmByName>
  )
}
