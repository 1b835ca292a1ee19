import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { UserPlus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { z } from 'zod'
import type { Member } from '../../../../contract/members.ts'
import { useMay, useMembership } from '../../../core/membership.tsx'
import { useSession } from '../../../core/session.ts'
import { useViewState } from '../../../core/view-state.ts'
import { paths } from '../../../paths.ts'
import { FilterBar } from '../../../ui/filter-bar.tsx'
import { NobodyFound } from '../../../ui/nobody-found.tsx'
import { Asked } from '../../../ui/states.tsx'
import { everyMember } from './every-member.ts'
import { MemberDialogs, type MemberAct } from './member-dialogs.tsx'
import { findMembers, sortKeys, sortMembers, standings } from './member-rows.ts'
import { MembersTable } from './members-table.tsx'
import { RecordedOwners } from './recorded-owners.tsx'

const View = z.object({
  q: z.string().catch(''),
  standing: z.enum(standings).or(z.literal('')).catch(''),
  sort: z.enum(sortKeys).catch('name'),
  order: z.enum(['asc', 'desc']).catch('asc'),
})

/** Everybody with a membership, and what may be done about them (specification point 6). */
export default function MembersSection() {
  const { organization } = useMembership()
  const everybody = useQuery(everyMember(organization.orgId))
  const sees = useMay('submission:view')
  const mayInvite = useMay('employee:invite') && sees
  return (
    <>
      {mayInvite && (
        <Button
          className="members__invite"
          leftSection={<UserPlus size={18} aria-hidden />}
          renderRoot={(props) => <Link to={paths.submissions} search={{ invite: 'one' }} {...props} />}
        >
          Invite people
        </Button>
      )}
      {organization.role === 'owner' && <RecordedOwners />}
      <Asked of={everybody} failed="The members could not be loaded">
        {(rows) => <Members rows={rows} />}
      </Asked>
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
  const total = useMemo(() => findMembers(rows, { text: '', standing: '' }).length, [rows])
  const clear = () => setView({ q: undefined, standing: undefined })
  return (
    <>
      <FilterBar
        className="members"
        view={view}
        hint="Name or e-mail"
        choices={[
          {
            name: 'standing',
            label: 'Role',
            all: 'All roles',
            value: standing,
            options: [
              { value: 'owner', label: 'Owner' },
              { value: 'admin', label: 'Admins' },
              { value: 'employee', label: 'Employees' },
              { value: 'removed', label: 'Removed' },
            ],
          },
        ]}
        orders={[
          { value: 'name asc', label: 'Name' },
          { value: 'role asc', label: 'Role' },
          { value: 'joined desc', label: 'Joined last' },
        ]}
        count={shown.length}
        total={standing === 'removed' ? shown.length : total}
        onChange={setView}
      />
      {shown.length === 0 ? (
        <NobodyFound onClear={clear} />
      ) : (
        <MembersTable
          rows={shown}
          sort={by}
          onSort={(key) =>
            setView({ sort: key, order: sort === key && order === 'asc' ? 'desc' : undefined })
          }
          reader={{ userId, role: organization.role, mayInvite }}
          onAct={setAct}
        />
      )}
      <MemberDialogs act={act} onClose={() => setAct(undefined)} />
    </>
  )
}
