import { Alert } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { failureText } from '../../core/api/call-error.ts'
import { useMay, useMembership } from '../../core/organization/membership.tsx'
import { useStableOrder } from '../../ui/lists/stable-order.ts'
import { useOverlay, useViewState } from '../../core/navigation/url-state.ts'
import { focusLater } from '../../ui/focus/focus.ts'
import { Page } from '../../ui/page/page.tsx'
import { QueryState, hasData } from '../../ui/feedback/query-states.tsx'
import { useNewSubmissions } from './new-submissions.ts'
import { EditDialog } from './person/edit-person-dialog.tsx'
import { PartialPeopleList } from './list/partial-people-list.tsx'
import { FiguresRow } from './list/figures-row.tsx'
import { InvitationsPage } from './invitations/invitations-page.tsx'
import { InviteButton, InviteDialogs } from './invite/invite-dialogs.tsx'
import { usePeopleRows } from './use-people-rows.ts'
import { useLiveSubmissions } from './live-submissions.ts'
import { MailingJobPanel } from './mailing/mailing-job-panel.tsx'
import { useIsRunGoing } from './mailing/mailing-job.ts'
import { PageActions } from './page-actions.tsx'
import { LoadingPeople, NobodyYet, InvitingInProgress } from './page-states.tsx'
import { PeopleList } from './list/people-list.tsx'
import { PersonDrawer, reopenButtonSelector } from './person/person-drawer.tsx'
import { computeFigures, filterRows, isLate, sortRows, type PersonRow } from './list/person-rows.ts'
import { RemoveDialog } from './removal/remove-dialog.tsx'
import { RemovedPeople } from './removal/removed-people.tsx'
import { canRemind } from './reminders/reminder-groups.ts'
import { RemindersDialog } from './reminders/reminders-dialog.tsx'
import { ReopenDialog } from './person/reopen-dialog.tsx'
import { menuSelector } from './row-menu.tsx'
import { useRowActions } from './row-actions.ts'
import { useRestoreEmployee, useRemoval } from './removal/use-removal.tsx'
import { isDefaultView, View } from './people-url-state.ts'
import './people.css'
import { t } from '../../core/i18n/t.ts'
import texts from '../../../languages/en/submissions.json' with { type: 'json' }

/** Everyone with their progress; only the invitations for users who may invite but not read answers. */
export default function SubmissionsPage() {
  return useMay('submission:view') ? <Submissions /> : <InvitationsPage />
}

/** Neither loaded nor failed once. */
const isAwaited = ({ isPending, failureCount }: UseQueryResult): boolean => isPending && failureCount === 0

/** Everyone in one list, kept up to date while the page is open. */
const Submissions = () => {
  const { organization } = useMembership()
  const { orgId } = organization
  const mayInvite = useMay('employee:invite')
  const mayEdit = useMay('employee:edit')
  const mayReopen = useMay('submission:edit')
  const mayRemove = useMay('employee:delete')
  const [view, setView] = useViewState(View)
  const person = useOverlay('person', view.person !== undefined, setView)
  const removedPeople = useOverlay('removed', view.removed !== undefined, setView)
  const { first, employees, submissions, invitations, rows } = usePeopleRows(orgId, mayInvite)
  const { q, department, state, sort, order } = view
  const fresh = useMemo(
    () =>
      sortRows(filterRows(rows, { text: q, department, state }), {
        by: sort,
        isDescending: order === 'desc',
      }),
    [rows, q, department, state, sort, order],
  )
  const list = useStableOrder(fresh, rows, JSON.stringify([q, department, state, sort, order]))
  const back = useRestoreEmployee(list.admit)
  const { arrivals, add, clear } = useNewSubmissions()
  const live = useLiveSubmissions({
    orgId,
    edition: submissions.data?.edition,
    onAnswered: (arrived) => {
      // Restored people arrive with their earlier answers, which are not new.
      const anew = arrived.filter(({ employeeId }) => !back.coming.has(employeeId))
      if (anew.length > 0) add(anew, employees.data ?? [])
    },
  })
  const settle = () => {
    list.settle()
    clear()
  }
  const [revoking, setRevoking] = useState<PersonRow>()
  const [editing, setEditing] = useState<PersonRow>()
  const [reopening, setReopening] = useState<PersonRow>()
  const [reminding, setReminding] = useState<readonly PersonRow[]>()
  const [sharing, setSharing] = useState<PersonRow>()
  const removal = useRemoval(list.rows, back.bringBack)
  const actions = useRowActions(
    { mayInvite, mayEdit, mayRemove, mayReopen },
    { revoke: setRevoking, edit: setEditing, share: setSharing, remove: removal.ask, reopen: setReopening },
  )
  const isRunGoing = useIsRunGoing(mayInvite ? view.run : undefined)
  const late = rows.filter(isLate)
  const answered = rows.filter(({ progress }) => progress === 'answered').length
  const invite = <InviteButton setView={setView} />
  // One place for both, so that the placeholder stays while they load one after the other.
  const awaited: { of: UseQueryResult; failed: string } = hasData(employees)
    ? { of: submissions, failed: t(texts, 'submissionsPage.submissionsNotLoaded') }
    : { of: employees, failed: t(texts, 'submissionsPage.peopleNotLoaded') }
  const loading =
    first !== undefined && isDefaultView(view) ? (
      <PartialPeopleList people={first} hasInvitations={mayInvite} />
    ) : (
      <LoadingPeople />
    )
  return (
    <Page
      title={t(texts, 'submissionsPage.title')}
      intro={t(texts, 'submissionsPage.intro')}
      action={
        (mayInvite || mayRemove || answered > 0) && (
          <PageActions
            isAwaited={[employees, submissions, ...(mayInvite ? [invitations] : [])].some(isAwaited)}
            invite={mayInvite && rows.length > 0 && invite}
            rows={list.rows}
            organizationName={organization.companyName}
            answered={answered}
            canExport={mayInvite && rows.length > 0 && invitations.data !== undefined}
            late={
              mayInvite && late.length > 0
                ? {
                    number: late.length,
                    canRemind: canRemind(late, invitations.dataUpdatedAt),
                    remind: () => setReminding(late),
                  }
                : undefined
            }
            onRemoved={mayRemove ? () => removedPeople.open('shown') : undefined}
          />
        )
      }
    >
      <MailingJobPanel
        shown={view.run}
        onShow={(run) => setView({ run })}
        onFinished={settle}
        isEnabled={mayInvite}
      />
      <output className="visually-hidden" aria-live="polite">
        <span key={arrivals.turn}>{arrivals.sentence}</span>
      </output>
      <QueryState {...awaited} loading={loading}>
        {() =>
          rows.length === 0 && isRunGoing ? (
            <InvitingInProgress />
          ) : rows.length === 0 ? (
            <NobodyYet action={mayInvite && invite} />
          ) : (
            <>
              <FiguresRow figures={computeFigures(rows)} live={live} />
              {invitations.isError && (
                <Alert color="yellow" mb="md" title={t(texts, 'submissionsPage.invitationsNotLoaded')}>
                  {failureText(invitations.error)}
                </Alert>
              )}
              <PeopleList
                rows={list.rows}
                everyone={rows}
                view={view}
                setView={setView}
                actions={actions}
                mayInvite={mayInvite}
                arrived={arrivals.ids}
                news={{ ...list, onShow: settle }}
                onRemind={setReminding}
              />
            </>
          )
        }
      </QueryState>
      <PersonDrawer
        isOpen={view.person !== undefined && submissions.data !== undefined && employees.data !== undefined}
        row={rows.find(({ id }) => id === view.person)}
        actions={actions}
        mayInvite={mayInvite}
        onClose={person.close}
      />
      {mayInvite && (
        <>
          <InviteDialogs
            view={view}
            setView={setView}
            rows={rows}
            onInvited={list.admit}
            sharing={{ row: sharing, onClose: () => setSharing(undefined) }}
            revoking={{ row: revoking, onClose: () => setRevoking(undefined) }}
          />
          <RemindersDialog
            rows={reminding}
            onClose={() => setReminding(undefined)}
            onRun={({ id }) => {
              setReminding(undefined)
              setView({ run: id })
            }}
          />
        </>
      )}
      {mayRemove && (
        <>
          <RemoveDialog
            row={removal.removing}
            onClose={removal.close}
            onRemoved={(row, staysMember) => {
              if (view.person === row.id) person.close()
              removal.removed(row, staysMember)
            }}
          />
          <RemovedPeople
            isOpen={view.removed !== undefined}
            orgId={orgId}
            onClose={removedPeople.close}
            back={back}
          />
        </>
      )}
      {mayReopen && (
        <ReopenDialog
          row={reopening}
          onClose={() => setReopening(undefined)}
          onReopened={(id) => focusLater(reopenButtonSelector, menuSelector(id))}
        />
      )}
      {mayEdit && <EditDialog row={editing} onClose={() => setEditing(undefined)} />}
    </Page>
  )
}
