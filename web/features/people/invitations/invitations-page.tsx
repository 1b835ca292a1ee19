import { useQuery } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { Invitation } from '../../../../contract/calls/employees/employees.ts'
import { byText, findPeople } from '../../../core/organization/filter-people.ts'
import { listPollingInterval } from '../../../core/api/polling.ts'
import { useMembership } from '../../../core/organization/membership.tsx'
import { useStableOrder } from '../../../ui/lists/stable-order.ts'
import { useViewState } from '../../../core/navigation/url-state.ts'
import { Page } from '../../../ui/page/page.tsx'
import { Empty, QueryState } from '../../../ui/feedback/query-states.tsx'
import { InvitationsTable } from './invitations-table.tsx'
import { InviteButton, InviteDialogs } from '../invite/invite-dialogs.tsx'
import { allInvitationsQuery } from '../people-queries.ts'
import { MailingJobPanel } from '../mailing/mailing-job-panel.tsx'
import { useIsRunGoing } from '../mailing/mailing-job.ts'
import { LoadingPeople, InvitingInProgress } from '../page-states.tsx'
import type { PersonRow } from '../list/person-rows.ts'
import { useRowActions } from '../row-actions.ts'
import { View } from '../people-url-state.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/submissions.json' with { type: 'json' }

const none: readonly Invitation[] = []

/** This reader sees only the invitation; progress requires the right to read answers. */
const rowOf = (invitation: Invitation): PersonRow => ({
  id: invitation.employeeId,
  name: invitation.name,
  email: invitation.email,
  role: '',
  department: '',
  progress: 'waiting',
  at: null,
  isMember: invitation.isMember,
  invitation,
})

const nothing = () => undefined

/** The invitations alone, for users who may invite people but not see who has answered. */
export const InvitationsPage = () => {
  const { organization } = useMembership()
  const [view, setView] = useViewState(View)
  const asked = useQuery({
    ...allInvitationsQuery(organization.orgId),
    // A queued mail may be sent at any moment, so poll more often.
    refetchInterval: (query) =>
      query.state.data?.some(({ mail }) => mail.state === 'queued') === true
        ? 10_000
        : listPollingInterval(query),
  })
  const { data: invitations = none } = asked
  const rows = useMemo(
    () => invitations.map(rowOf).toSorted((one, other) => byText(one.name, other.name)),
    [invitations],
  )
  const { q, order } = view
  const fresh = useMemo(() => {
    const found = findPeople(rows, { text: q, department: '', state: '' }, () => '')
    return order === 'desc' ? found.toReversed() : found
  }, [rows, q, order])
  const list = useStableOrder(fresh, fresh, JSON.stringify([q, order]))
  const [revoking, setRevoking] = useState<PersonRow>()
  const [sharing, setSharing] = useState<PersonRow>()
  const actions = useRowActions(
    { mayInvite: true, mayEdit: false, mayRemove: false, mayReopen: false },
    { revoke: setRevoking, share: setSharing, edit: nothing, remove: nothing, reopen: nothing },
  )
  const isRunGoing = useIsRunGoing(view.run)
  const invite = <InviteButton setView={setView} />
  return (
    <Page
      title={t(texts, 'invitationsPage.title')}
      intro={t(texts, 'invitationsPage.intro')}
      action={rows.length > 0 && invite}
    >
      <MailingJobPanel shown={view.run} onShow={(run) => setView({ run })} onFinished={list.settle} />
      <QueryState
        of={asked}
        failed={t(texts, 'invitationsPage.couldNotBeLoaded')}
        loading={<LoadingPeople />}
      >
        {() =>
          rows.length === 0 && isRunGoing ? (
            <InvitingInProgress />
          ) : rows.length === 0 ? (
            <Empty
              title={t(texts, 'invitationsPage.nobodyYet')}
              icon={<UserPlus size={24} aria-hidden />}
              action={invite}
            >
              {t(texts, 'invitationsPage.everyoneAppearsHere')}
            </Empty>
          ) : (
            <InvitationsTable
              rows={list.rows}
              total={rows.length}
              news={{ ...list, onShow: list.settle }}
              view={view}
              setView={setView}
              actions={actions}
            />
          )
        }
      </QueryState>
      <InviteDialogs
        view={view}
        setView={setView}
        rows={rows}
        onInvited={list.admit}
        sharing={{ row: sharing, onClose: () => setSharing(undefined) }}
        revoking={{ row: revoking, onClose: () => setRevoking(undefined) }}
      />
    </Page>
  )
}
