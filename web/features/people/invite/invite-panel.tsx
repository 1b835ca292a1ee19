import { SegmentedControl, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { allEmployeesQuery } from '../../../core/organization/fetch-all-employees.ts'
import { useMay, useMembership } from '../../../core/organization/membership.tsx'
import { useSession } from '../../../core/session/session.ts'
import { peopleCount } from '../../../core/i18n/labels.ts'
import { PlanRequired } from './plan-required.tsx'
import { storeSkippedLines } from '../invite-list/skipped-lines.ts'
import { InviteMany } from '../invite-list/invite-many.tsx'
import { emptyInvite, InviteOne } from './invite-one.tsx'
import { hasTypedPerson as isPersonTyped, storeInvites, readStoredInvites } from './stored-invites.ts'
import { allInvitationsQuery } from '../people-queries.ts'
import { MailingJobPanel } from '../mailing/mailing-job-panel.tsx'
import { describeUnsaved, type UnsavedInvites } from './unsaved-invites.ts'
import './invite.css'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/submissions.json' with { type: 'json' }

/**
 * Invites people within another page, one by one, or many from lines or a CSV file. `onUnsent` reports who would not be
 * invited. Typed input is restored when the page is opened again. Until something is typed, the primary action of the page
 * is to continue.
 */
export default function InvitePanel({
  onUnsent,
}: {
  onUnsent: (unsent: UnsavedInvites | undefined) => void
}) {
  const { organization } = useMembership()
  const { data: employees = [] } = useQuery(allEmployeesQuery(organization.orgId))
  const { data: invitations = [] } = useQuery(allInvitationsQuery(organization.orgId))
  const invited = invitations.filter(({ state }) => state === 'pending' || state === 'accepted').length
  const known = useMemo(() => new Set(employees.map(({ email }) => email)), [employees])
  const of = { userId: useSession()?.user.uid ?? '', orgId: organization.orgId }
  const [kept] = useState(() => readStoredInvites(of))
  const [lines, setLines] = useState(kept.lines)
  const [person, setPerson] = useState(kept.person)
  const isTyped = isPersonTyped(person)
  const [way, setWay] = useState(isTyped && lines === '' ? 'one' : 'many')
  const keepLines = (text: string) => {
    setLines(text)
    storeInvites(of, { lines: text })
  }
  const keepPerson = (typed: typeof emptyInvite) => {
    setPerson(typed)
    storeInvites(of, { person: typed })
  }
  /** Each round starts with an empty form. */
  const [round, setRound] = useState(0)
  const [run, setRun] = useState<string>()
  const mayInviteAdmins = organization.role === 'owner'
  const [unread, setUnread] = useState<string>()
  const listed = useDeferredValue(lines)
  // A new object for each change, even if the words stay the same: a confirmation applied to the earlier input.
  const unsent = useMemo(
    () => describeUnsaved({ text: listed, unread, person }, { mayInviteAdmins }),
    [listed, unread, person, mayInviteAdmins],
  )
  useEffect(() => onUnsent(unsent), [onUnsent, unsent])
  const again = () => setRound(round + 1)
  const mayInvite = useMay('employee:invite')
  return (
    <Stack>
      <PlanRequired />
      {invited > 0 && (
        <Text component="output">
          {t(texts, 'inviteHere.invitedAlready', { count: invited, people: peopleCount(invited) })}
        </Text>
      )}
      {mayInvite && <MailingJobPanel shown={run} onShow={setRun} />}
      <SegmentedControl
        fullWidth
        aria-label={t(texts, 'inviteHere.howMany')}
        value={way}
        onChange={setWay}
        data={[
          { value: 'many', label: t(texts, 'inviteHere.manyPeople') },
          { value: 'one', label: t(texts, 'inviteHere.onePerson') },
        ]}
      />
      {way === 'many' ? (
        <InviteMany
          key={round}
          text={lines}
          onText={keepLines}
          onDiscard={lines === '' ? undefined : () => keepLines('')}
          onClose={undefined}
          onAgain={again}
          onUnread={setUnread}
          onInvited={() => undefined}
          onRun={({ id }, leftOut) => {
            storeSkippedLines(id, leftOut)
            setRun(id)
            again()
          }}
          mayInviteAdmins={mayInviteAdmins}
          known={known}
          isQuiet={unsent === undefined}
        />
      ) : (
        <InviteOne
          key={round}
          draft={person}
          onDraft={keepPerson}
          isTyped={isTyped}
          onDiscard={
            isTyped
              ? () => {
                  keepPerson(emptyInvite)
                  again()
                }
              : undefined
          }
          onClose={undefined}
          onInvited={() => undefined}
          mayInviteAdmins={mayInviteAdmins}
          isQuiet={unsent === undefined}
        />
      )}
    </Stack>
  )
}
