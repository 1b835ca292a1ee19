import { Anchor, Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { UserMinus, UserPlus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { z } from 'zod'
import { englishNumber } from '../../../core/i18n/locale.ts'
import type { Member } from '../../../../contract/calls/members.ts'
import { listPollingInterval } from '../../../core/api/polling.ts'
import { useMay, useMembership } from '../../../core/organization/membership.tsx'
import { useSession } from '../../../core/session/session.ts'
import { useStableOrder } from '../../../ui/lists/stable-order.ts'
import { useViewState } from '../../../core/navigation/url-state.ts'
import { paths } from '../../../core/navigation/paths.ts'
import { FilterBar } from '../../../ui/lists/filter-bar.tsx'
import { ListUpdateButton } from '../../../ui/lists/list-update-button.tsx'
import { NoMatches } from '../../../ui/lists/no-matches.tsx'
import { QueryState, Empty } from '../../../ui/feedback/query-states.tsx'
import { useIsPrinting } from '../../../ui/print/use-printing.ts'
import { allMembersQuery } from './fetch-all-members.ts'
import { MemberDialogs, type MemberAct } from './member-dialogs.tsx'
import { findMembers, sortKeys, sortMembers, memberStatus, memberStatuses } from './member-rows.ts'
import { MembersTable } from './members-table.tsx'
import { PrintedMembers } from './printed-members.tsx'
import { RecordedOwners } from './recorded-owners.tsx'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/settings.json' with { type: 'json' }

const View = z.object({
  q: z.string().catch(''),
  standing: z.enum(memberStatuses).or(z.literal('')).catch(''),
  sort: z.enum(sortKeys).catch('name'),
  order: z.enum(['asc', 'desc']).catch('asc'),
})

/** The words of an address without those that narrow the list. */
const unfiltered = <T,>(search: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(search).filter(([name]) => name !== 'q' && name !== 'standing'))

/** Everybody with a membership, and what may be done about them (specification point 6). */
export default function MembersSection() {
  const { organization } = useMembership()
  const mayView = useMay('admin:view')
  const mayManage = useMay('admin:manage')
  const everybody = useQuery({
    ...allMembersQuery(organization.orgId),
    refetchInterval: listPollingInterval,
    enabled: mayView,
  })
  const mayInvite = useMay('employee:invite')
  return (
    <>
      {mayInvite && (
        <Button
          className="members__invite screen-only"
          leftSection={<UserPlus size={18} aria-hidden />}
          renderRoot={(props) => <Link to={paths.submissions} search={{ invite: 'one' }} {...props} />}
        >
          {t(texts, 'membersSection.invitePeople')}
        </Button>
      )}
      {mayManage && <RecordedOwners />}
      {mayView && (
        <QueryState of={everybody} failed={t(texts, 'membersSection.theMembersCouldNotBe')}>
          {(rows) => <Members rows={rows} />}
        </QueryState>
      )}
    </>
  )
}

const Members = ({ rows }: { rows: readonly Member[] }) => {
  const { organization } = useMembership()
  const mayInvite = useMay('employee:invite')
  const userId = useSession()?.user.uid
  const [view, setView] = useViewState(View)
  const { q, standing, sort, order } = view
  const [act, setAct] = useState<MemberAct>()
  const by = useMemo(() => ({ by: sort, isDescending: order === 'desc' }), [sort, order])
  const shown = useMemo(
    () => sortMembers(findMembers(rows, { text: q, standing }), by),
    [rows, q, standing, by],
  )
  const identified = useMemo(() => shown.map((row) => ({ ...row, id: row.userId })), [shown])
  const list = useStableOrder(identified, identified, JSON.stringify([q, standing, sort, order]))
  const total = useMemo(() => findMembers(rows, { text: '', standing: '' }).length, [rows])
  const removed = rows.filter((row) => memberStatus(row) === 'removed').length
  const clear = () => setView({ q: undefined, standing: undefined })
  const reader = { userId, role: organization.role, mayInvite }
  const isPrinting = useIsPrinting()
  if (isPrinting) return <PrintedMembers rows={list.rows} total={total} reader={reader} />
  return (
    <>
      <FilterBar
        className="members"
        view={view}
        hint={t(texts, 'membersSection.nameOrEMail')}
        choices={[
          {
            name: 'standing',
            label: t(texts, 'membersSection.role'),
            all: t(texts, 'membersSection.allRoles'),
            value: standing,
            options: [
              { value: 'owner', label: t(texts, 'membersSection.owner') },
              { value: 'admin', label: t(texts, 'membersSection.admins') },
              { value: 'employee', label: t(texts, 'membersSection.employees') },
              { value: 'removed', label: t(texts, 'membersSection.removed') },
            ],
          },
        ]}
        orders={[
          { value: 'name asc', label: t(texts, 'membersSection.name') },
          { value: 'role asc', label: t(texts, 'membersSection.role') },
          { value: 'joined desc', label: t(texts, 'membersSection.joinedLast') },
        ]}
        count={list.rows.length}
        total={standing === 'removed' ? list.rows.length : total}
        onChange={setView}
      />
      <ListUpdateButton
        isBehind={list.isBehind}
        what={
          list.newcomers === 0
            ? undefined
            : t(texts, 'membersSection.newMembers', {
                count: list.newcomers,
                number: englishNumber(list.newcomers),
              })
        }
        onShow={list.settle}
      />
      {standing === 'removed' && removed === 0 ? (
        <Empty title={t(texts, 'membersSection.nobodyIsOut')} icon={<UserMinus size={24} aria-hidden />}>
          {t(texts, 'membersSection.whoIsOutStandsHere')}
        </Empty>
      ) : list.rows.length === 0 ? (
        <NoMatches onClear={clear} />
      ) : (
        <MembersTable
          rows={list.rows}
          sort={by}
          onSort={(key) =>
            setView({ sort: key, order: sort === key && order === 'asc' ? 'desc' : undefined })
          }
          reader={reader}
          onAct={setAct}
        />
      )}
      {standing !== 'removed' && removed > 0 && (
        <Anchor
          className="members__removed"
          size="sm"
          c="dimmed"
          renderRoot={(props) => (
            <Link to="." search={(old) => ({ ...unfiltered(old), standing: 'removed' })} {...props} />
          )}
        >
          {t(texts, 'membersSection.removedOrLeft', { removed: englishNumber(removed) })}
        </Anchor>
      )}
      {standing === 'removed' && (
        <Anchor
          className="members__removed"
          size="sm"
          renderRoot={(props) => <Link to="." search={unfiltered} {...props} />}
        >
          {t(texts, 'membersSection.showWhoIsIn')}
        </Anchor>
      )}
      <MemberDialogs act={act} onClose={() => setAct(undefined)} />
    </>
  )
}
