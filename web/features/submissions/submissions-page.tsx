import { Alert, Button } from '@mantine/core'
import { Send, UserMinus, UserPlus } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { failureText } from '../../core/call-error.ts'
import { useMay, useMembership } from '../../core/membership.tsx'
import { useViewState } from '../../core/view-state.ts'
import { Page } from '../../ui/page.tsx'
import { LastRun, RunPanel } from '../../ui/run-panel.tsx'
import { Asked } from '../../ui/states.tsx'
import { useArrivals } from './arrivals.ts'
import { EditDialog } from './edit-dialog.tsx'
import { ExportMenu } from './export-menu.tsx'
import { FiguresRow } from './figures-row.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { useJoinedRows } from './joined-rows.ts'
import { useLiveSubmissions } from './live.ts'
import { keepLeftOut } from './left-out.ts'
import { useMailingRun } from './mailing-run.ts'
import { LoadingPeople, NobodyYet } from './page-states.tsx'
import { PeopleList } from './people-list.tsx'
import { PersonDrawer } from './person-drawer.tsx'
import { figuresOf, filterRows, isLate, sortRows, type PersonRow } from './person-rows.ts'
import { RemoveDialog } from './remove-dialog.tsx'
import { RemovedPeople } from './removed-people.tsx'
import { RemindersDialog } from './reminders-dialog.tsx'
import { ReopenDialog } from './reopen-dialog.tsx'
import { RevokeDialog } from './revoke-dialog.tsx'
import { ShareDialog } from './share-dialog.tsx'
import { useRowActions } from './row-actions.ts'
import { useRemoval } from './use-removal.tsx'
import { useSettledOrder } from './settled-order.ts'
import { View } from './view.ts'
import './submissions.css'

/** Everyone in one list, kept up to date while it is read. */
export default function SubmissionsPage() {
  const { organization } = useMembership()
  const { orgId } = organization
  const mayInvite = useMay('employee:invite')
  const mayEdit = useMay('employee:edit')
  const mayReopen = useMay('submission:edit')
  const mayRemove = useMay('employee:delete')
  const [view, setView] = useViewState(View)
  const { employees, submissions, invitations, rows } = useJoinedRows(orgId, mayInvite)
  const { q, department, state, sort, order } = view
  const fresh = useMemo(
    () =>
      sortRows(filterRows(rows, { text: q, department, state }), {
        by: sort,
        isDescending: order === 'desc',
      }),
    [rows, q, department, state, sort, order],
  )
  const list = useSettledOrder(fresh, rows, JSON.stringify([q, department, state, sort, order]))
  const { arrivals, add, clear } = useArrivals()
  const live = useLiveSubmissions({
    orgId,
    edition: submissions.data?.edition,
    onAnswered: (arrived) => add(arrived, employees.data ?? []),
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
  const removal = useRemoval(list.rows, settle)
  const actions = useRowActions(
    { mayInvite, mayEdit, mayRemove, mayReopen },
    { revoke: setRevoking, edit: setEditing, share: setSharing, remove: removal.ask, reopen: setReopening },
  )
  const showRun = useCallback((id: string | undefined) => setView({ run: id }), [setView])
  const { run, toldRun, words, leftOut } = useMailingRun({
    shown: view.run,
    onFound: showRun,
    onFinished: settle,
    isEnabled: mayInvite,
  })
  const late = rows.filter(isLate)
  const known = useMemo(() => new Set(rows.map(({ email }) => email.toLowerCase())), [rows])
  const invite = (
    <Button
      leftSection={<UserPlus size={16} aria-hidden />}
      onClick={() => setView({ invite: 'one' }, { push: true })}
    >
      Invite people
    </Button>
  )
  return (
    <Page
      title="Submissions"
      intro="Who has answered, who has started, and who was only invited."
      action={mayInvite && rows.length > 0 && invite}
      quietActions={
        <>
          {mayRemove && (
            <Button
              variant="subtle"
              color="gray"
              leftSection={<UserMinus size={16} aria-hidden />}
              onClick={() => setView({ removed: 'shown' }, { push: true })}
            >
              Removed people
            </Button>
          )}
          {mayInvite && rows.length > 0 && (
            <>
              <ExportMenu rows={list.rows} organizationName={organization.companyName} />
              {late.length > 0 && (
                <Button
                  variant="default"
                  leftSection={<Send size={16} aria-hidden />}
                  onClick={() => setReminding(late)}
                >
                  Remind all that have not answered ({late.length.toLocaleString()})
                </Button>
              )}
            </>
          )}
        </>
      }
    >
      {view.run === undefined && <LastRun run={toldRun} ended={words.endedInShort} onShow={showRun} />}
      {view.run !== undefined && (
        <RunPanel asked={run.asked} words={words} leftOut={leftOut} onClose={() => showRun(undefined)} />
      )}
      <output className="visually-hidden" aria-live="polite">
        <span key={arrivals.turn}>{arrivals.sentence}</span>
      </output>
      <Asked of={employees} failed="The people could not be loaded" loading={<LoadingPeople />}>
        {() => (
          <Asked of={submissions} failed="The submissions could not be loaded" loading={<LoadingPeople />}>
            {() =>
              rows.length === 0 ? (
                <NobodyYet action={mayInvite && invite} />
              ) : (
                <>
                  <FiguresRow figures={figuresOf(rows)} live={live} />
                  {invitations.isError && (
                    <Alert color="yellow" mb="md" title="The invitations could not be loaded">
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
                    news={list.isBehind ? { count: arrivals.ids.size, onShow: settle } : undefined}
                    onRemind={setReminding}
                  />
                </>
              )
            }
          </Asked>
        )}
      </Asked>
      <PersonDrawer
        isOpen={view.person !== undefined && submissions.data !== undefined && employees.data !== undefined}
        row={rows.find(({ id }) => id === view.person)}
        actions={actions}
        mayInvite={mayInvite}
        onClose={() => setView({ person: undefined })}
      />
      {mayInvite && (
        <>
          <InviteDialog
            way={view.invite}
            onWay={(way) => setView({ invite: way })}
            onClose={() => setView({ invite: undefined })}
            onInvited={settle}
            onRun={({ id }, rows) => {
              keepLeftOut(id, rows)
              setView({ invite: undefined, run: id })
            }}
            mayInviteAdmins={organization.role === 'owner'}
            known={known}
          />
          <RemindersDialog
            rows={reminding}
            onClose={() => setReminding(undefined)}
            onRun={({ id }) => {
              setReminding(undefined)
              setView({ run: id })
            }}
          />
          {sharing !== undefined && (
            <ShareDialog
              row={sharing}
              organizationName={organization.companyName}
              onClose={() => setSharing(undefined)}
            />
          )}
          <RevokeDialog row={revoking} onClose={() => setRevoking(undefined)} />
        </>
      )}
      {mayRemove && (
        <>
          <RemoveDialog
            row={removal.removing}
            onClose={removal.close}
            onRemoved={(row, staysMember) => {
              if (view.person === row.id) setView({ person: undefined })
              removal.removed(row, staysMember)
            }}
          />
          <RemovedPeople
            isOpen={view.removed !== undefined}
            orgId={orgId}
            onClose={() => setView({ removed: undefined })}
            onBack={settle}
          />
        </>
      )}
      {mayReopen && <ReopenDialog row={reopening} onClose={() => setReopening(undefined)} />}
      {mayEdit && <EditDialog row={editing} onClose={() => setEditing(undefined)} />}
    </Page>
  )
}
