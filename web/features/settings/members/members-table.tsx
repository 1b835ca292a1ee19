import { ActionIcon, Avatar, Badge, Menu, Text } from '@mantine/core'
import { Crown, Ellipsis, KeyRound, Shield, UserCheck, UserMinus, UserRound } from 'lucide-react'
import type { Member } from '../../../../contract/calls/members.ts'
import type { Role } from '../../../../contract/rights/permissions.ts'
import { initials, roleNames } from '../../../core/i18n/labels.ts'
import { RelativeTime } from '../../../ui/feedback/relative-time.tsx'
import { RowTable, type Sort } from '../../../ui/lists/row-table.tsx'
import type { MemberAct } from './member-dialogs.tsx'
import { isOwnersDecision, type SortKey } from './member-rows.ts'
import './members.css'
import { fill, t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/settings.json' with { type: 'json' }

/** A row's height in pixels before it has been measured. */
const expectedHeight = 65

const columnsFor = (rows: readonly Member[]): readonly { key: SortKey; label: string }[] => [
  { key: 'name', label: t(texts, 'membersTable.member') },
  { key: 'role', label: t(texts, 'membersTable.role') },
  { key: 'joined', label: momentLabel(rows) },
]

/** The heading of the date column: removed members are listed separately. */
export const momentLabel = (rows: readonly Member[]): string =>
  t(
    texts,
    rows.some(({ status }) => status === 'suspended') ? 'membersTable.removedOrLeft' : 'membersTable.joined',
  )

/** The reader of the list, whose rights decide what is offered. */
export type Reader = { userId: string | undefined; role: Role; mayInvite: boolean }

type TableProps = {
  rows: readonly Member[]
  sort: Sort<SortKey>
  onSort: (by: SortKey) => void
  reader: Reader
  onAct: (act: MemberAct) => void
}

export const MembersTable = ({ rows, sort, onSort, reader, onAct }: TableProps) => (
  <RowTable
    name={t(texts, 'membersTable.members')}
    className="members-table"
    rows={rows}
    keyOf={({ userId }) => userId}
    expectedHeight={expectedHeight}
    columns={columnsFor(rows)}
    sort={sort}
    onSort={onSort}
    after={
      <th scope="col">
        <span className="visually-hidden">{t(texts, 'membersTable.actions')}</span>
      </th>
    }
  >
    {(member) => (
      <>
        <td className="members-table__who">
          <Who member={member} isReader={member.userId === reader.userId} />
        </td>
        <td className="members-table__role">
          {memberStatusText(member, reader)}
          {member.status === 'active' && member.explicitPermissions !== null && (
            <Badge variant="light" size="sm">
              {t(texts, 'membersTable.ownPermissions')}
            </Badge>
          )}
        </td>
        <td className="members-table__joined">
          <Moment member={member} />
        </td>
        <td className="members-table__actions">
          <MemberMenu member={member} reader={reader} onAct={onAct} />
        </td>
      </>
    )}
  </RowTable>
)

const Moment = ({ member }: { member: Member }) => {
  const { status, hasLeft, joinedAt, ended } = member
  if (ended === undefined) {
    // Names the date itself, because the heading may be about another one.
    return (
      <>
        <span className={status === 'active' ? 'members-table__joined-word' : undefined}>
          {t(texts, 'membersTable.joined')}
        </span>{' '}
        <RelativeTime at={joinedAt} />
      </>
    )
  }
  const at = <RelativeTime at={ended.at} />
  if (hasLeft) return fill(texts, 'membersTable.leftWhen', { at })
  return ended.by === null
    ? fill(texts, 'membersTable.removedWhen', { at })
    : fill(texts, 'membersTable.removedWhenBy', { at }, { by: ended.by })
}

const Who = ({ member, isReader }: { member: Member; isReader: boolean }) => (
  <div className="members-table__person">
    <Avatar radius="xl" size={36} src={member.photoUrl ?? null} alt="" aria-hidden>
      {initials(member.name, member.email)}
    </Avatar>
    <div>
      <Text fw={600} component="span">
        {member.name} {isReader && <span className="members-table__you">{t(texts, 'membersTable.you')}</span>}
      </Text>
      <Text size="sm" c="dimmed">
        {member.email}
      </Text>
    </div>
  </div>
)

/** A member who left cannot be let in again: they are invited, and decide. */
const mayLetIn = (member: Member, reader: Reader): boolean =>
  reader.mayInvite && !member.hasLeft && (reader.role === 'owner' || !isOwnersDecision(member))

export const memberStatusText = (member: Member, reader: Reader): string => {
  const { status, hasLeft, role } = member
  if (status === 'active') return roleNames[role]
  if (hasLeft) return t(texts, 'membersTable.leftInviteThemToAsk')
  return reader.mayInvite && !mayLetIn(member, reader)
    ? t(texts, 'membersTable.removedAnOwnerCanLet')
    : t(texts, 'membersTable.removed')
}

type MenuProps = { member: Member; reader: Reader; onAct: (act: MemberAct) => void }

/** What the reader may do about a member; nothing if there is nothing. */
const MemberMenu = ({ member, reader, onAct }: MenuProps) => {
  // Leaving is offered under Organization.
  if (member.role === 'owner' || member.userId === reader.userId) return null
  const isOwner = reader.role === 'owner'
  const isAdmin = isOwner || reader.role === 'admin'
  const isIn = member.status === 'active'
  if (isIn ? !isAdmin : !mayLetIn(member, reader)) return null
  const act = (what: MemberAct['what']) => () => onAct({ what, member })
  return (
    <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t(texts, 'membersTable.actionsFor', { name: member.name })}
          data-actions-of={member.userId}
        >
          <Ellipsis size={18} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {isIn && isOwner && (
          <>
            {member.role === 'admin' ? (
              <Menu.Item leftSection={<UserRound size={16} aria-hidden />} onClick={act('make-employee')}>
                {t(texts, 'membersTable.makeEmployee')}
              </Menu.Item>
            ) : (
              <Menu.Item leftSection={<Shield size={16} aria-hidden />} onClick={act('make-admin')}>
                {t(texts, 'membersTable.makeAdmin')}
              </Menu.Item>
            )}
            <Menu.Item leftSection={<KeyRound size={16} aria-hidden />} onClick={act('permissions')}>
              {t(texts, 'membersTable.permissions')}
            </Menu.Item>
            <Menu.Item leftSection={<Crown size={16} aria-hidden />} onClick={act('transfer')}>
              {t(texts, 'membersTable.transferOwnership')}
            </Menu.Item>
          </>
        )}
        {isIn ? (
          <Menu.Item
            color="red"
            c="red"
            leftSection={<UserMinus size={16} aria-hidden />}
            onClick={act('remove')}
          >
            {t(texts, 'membersTable.remove')}
          </Menu.Item>
        ) : (
          <Menu.Item leftSection={<UserCheck size={16} aria-hidden />} onClick={act('restore')}>
            {t(texts, 'membersTable.letInAgain')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
