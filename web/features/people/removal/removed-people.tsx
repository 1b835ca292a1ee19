import { Button, Drawer, Group, Stack, Text } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Eraser, Undo2, UserMinus } from 'lucide-react'
import { useState } from 'react'
import { removals, removedDays, type RemovedEmployee } from '../../../../contract/calls/employees/removals.ts'
import { englishLocale, englishNumber } from '../../../core/i18n/locale.ts'
import { useCommand } from '../../../core/api/queries.ts'
import { failureText, type CallError } from '../../../core/api/call-error.ts'
import { send } from '../../../core/api/call.ts'
import { pageInput } from '../../../core/api/fetch-all-pages.ts'
import { ConfirmByName } from '../../../ui/dialogs/confirm-by-name.tsx'
import { notifyDone } from '../../../ui/feedback/notify.ts'
import { dismissUndoToast } from '../../../ui/feedback/notify-undo.tsx'
import { RelativeTime } from '../../../ui/feedback/relative-time.tsx'
import { ShowMore } from '../../../ui/lists/show-more.tsx'
import { Empty, Failed, Loading } from '../../../ui/feedback/query-states.tsx'
import type { Restoring } from './use-removal.tsx'
import '../../../ui/print/print.css'
import './removed-people.css'
import { fill, t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/submissions.json' with { type: 'json' }

const peopleAtOnce = 50

type Page = { removed: RemovedEmployee[]; next: string | null }

/** Who was removed and can be brought back, the latest first, page by page. */
const useRemoved = (organizationId: string) =>
  useInfiniteQuery<Page, CallError, RemovedEmployee[], readonly unknown[], string | undefined>({
    queryKey: [removals.listRemovedEmployees.name, organizationId, 'pages'],
    initialPageParam: undefined,
    queryFn: ({ pageParam, signal }) =>
      send(removals.listRemovedEmployees, pageInput(pageParam, peopleAtOnce), { signal, organizationId }),
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }) => pages.flatMap(({ removed }) => removed),
  })

type Props = {
  isOpen: boolean
  orgId: string
  onClose: () => void
  back: Restoring
}

/** Where removed people are seen and brought back; its address can be shared, Escape closes it. */
export const RemovedPeople = ({ isOpen, orgId, onClose, back }: Props) => {
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
      title={t(texts, 'removedPeople.title')}
      classNames={{
        title: 'removed-people__title',
        inner: 'removed-people__inner',
        content: 'removed-people__content',
        overlay: 'removed-people__overlay',
        close: 'removed-people__close',
      }}
      closeButtonProps={{ 'aria-label': t(texts, 'removedPeople.close'), id: closeId }}
    >
      <Removed orgId={orgId} back={back} onErase={setErasing} />
    </Drawer>
  )
}

const closeId = 'close-removed-people'
const backIdOf = (id: string): string => `bring-back-${id}`

/** The button that brings the next one back, or else the one that closes the drawer. */
const backOf = (person: RemovedEmployee | undefined) => () =>
  person === undefined ? null : document.getElementById(backIdOf(person.id))
const closing = () => document.getElementById(closeId)

type RemovedProps = Pick<Props, 'orgId' | 'back'> & { onErase: (person: RemovedEmployee) => void }

const Removed = ({ orgId, back, onErase }: RemovedProps) => {
  const asked = useRemoved(orgId)
  const { data, error, refetch } = asked
  if (data === undefined) {
    if (error === null) return <Loading lines={3} height={120} />
    return (
      <Failed title={t(texts, 'removedPeople.couldNotBeLoaded')} error={error} retry={() => void refetch()} />
    )
  }
  if (data.length === 0) {
    return (
      <Empty title={t(texts, 'removedPeople.nobody')} icon={<UserMinus size={24} aria-hidden />}>
        {t(texts, 'removedPeople.keptHere', { days: removedDays })}
      </Empty>
    )
  }
  return (
    <Stack>
      <Text c="dimmed">{t(texts, 'removedPeople.inNoList', { days: removedDays })}</Text>
      <ul className="removed-people" aria-label={t(texts, 'removedPeople.title')}>
        {data.map((person, place) => (
          <li key={person.id} className="removed-people__person">
            <Person person={person} />
            <Group gap="xs" className="screen-only">
              <Button
                size="xs"
                variant="default"
                leftSection={<Undo2 size={14} aria-hidden />}
                aria-label={t(texts, 'removedPeople.bringBackPerson', { name: person.name })}
                loading={back.coming.has(person.id)}
                id={backIdOf(person.id)}
                onClick={() => {
                  const next = data[place + 1] ?? data[place - 1]
                  void back.bringBack(person, [backOf(next), closing])
                }}
              >
                {t(texts, 'removedPeople.bringBack')}
              </Button>
              <Button
                size="xs"
                variant="subtle"
                color="red"
                leftSection={<Eraser size={14} aria-hidden />}
                aria-label={t(texts, 'removedPeople.erasePersonNow', { name: person.name })}
                onClick={() => onErase(person)}
              >
                {t(texts, 'removedPeople.eraseNow')}
              </Button>
            </Group>
          </li>
        ))}
      </ul>
      <ShowMore
        of={asked}
        act={t(texts, 'removedPeople.showMore')}
        failed={failureText}
        className="screen-only"
      />
    </Stack>
  )
}

const day = (at: string): string => new Date(at).toLocaleDateString(englishLocale(), { dateStyle: 'long' })

const restoredPartsText = (person: RemovedEmployee): string => {
  const { hasAnswered, wasOpenedAgain, reports, wasMember } = person
  if (wasOpenedAgain) {
    if (reports === 0)
      return wasMember ? t(texts, 'removedPeople.reopenedMember') : t(texts, 'removedPeople.reopened')
    const made = { count: reports, reports: englishNumber(reports) }
    return t(texts, wasMember ? 'removedPeople.reopenedReportsMember' : 'removedPeople.reopenedReports', made)
  }
  if (!hasAnswered) {
    return wasMember ? t(texts, 'removedPeople.notAnsweredMember') : t(texts, 'removedPeople.notAnswered')
  }
  if (reports === 0)
    return wasMember ? t(texts, 'removedPeople.answeredMember') : t(texts, 'removedPeople.answered')
  const made = { count: reports, reports: englishNumber(reports) }
  return wasMember ? t(texts, 'removedPeople.reportsMember', made) : t(texts, 'removedPeople.reports', made)
}

const Person = ({ person }: { person: RemovedEmployee }) => {
  const { name, email, role, department, removedAt, removedBy, erasedAt } = person
  return (
    <div>
      <Text fw={600}>{name}</Text>
      <Text size="sm" c="dimmed">
        {email} · {role} · {department}
      </Text>
      <Text size="sm">{restoredPartsText(person)}</Text>
      <Text size="sm" c="dimmed">
        {fill(
          texts,
          removedBy === null ? 'removedPeople.removed' : 'removedPeople.removedBy',
          { ago: <RelativeTime at={removedAt} /> },
          { who: removedBy ?? '', date: day(erasedAt) },
        )}
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
      title={t(texts, 'removedPeople.eraseTitle', { name })}
      name={name}
      act={t(texts, 'removedPeople.eraseForGood')}
      isActing={erase.isPending}
      error={erase.error}
      onConfirm={() =>
        erase.mutate(
          { employeeId: id, name },
          {
            onSuccess: () => {
              dismissUndoToast(id)
              notifyDone(t(texts, 'removedPeople.erased', { name }))
              onClose()
            },
          },
        )
      }
    >
      {t(texts, 'removedPeople.whatIsErased')}
    </ConfirmByName>
  )
}
