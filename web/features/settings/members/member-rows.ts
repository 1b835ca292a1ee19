import type { Member } from '../../../../contract/calls/members.ts'
import { roles } from '../../../../contract/rights/permissions.ts'
import { byText } from '../../../core/organization/filter-people.ts'
import type { Sort } from '../../../ui/lists/row-table.tsx'

/** Searches and sorts the list of members. */

export const sortKeys = ['name', 'role', 'joined'] as const
export type SortKey = (typeof sortKeys)[number]

/** The filters of the list; '' means all current members. */
export const memberStatuses = [...roles, 'removed'] as const
export type MemberStatus = (typeof memberStatuses)[number]

export const memberStatus = ({ role, status }: Member): MemberStatus =>
  status === 'suspended' ? 'removed' : role

/**
 * Whether letting a member in again reverts an owner's decision: they were an admin or had their own permissions. The
 * server leaves that to owners.
 */
export const isOwnersDecision = ({ role, explicitPermissions }: Member): boolean =>
  role !== 'employee' || explicitPermissions !== null

/** The selector of the button of a member's menu. */
export const menuSelector = (userId: string): string => `[data-actions-of="${CSS.escape(userId)}"]`

/** The members with every word of the text in their name or e-mail; removed ones only if that filter is set. */
export const findMembers = (
  rows: readonly Member[],
  { text, standing }: { text: string; standing: MemberStatus | '' },
): Member[] => {
  const words = text.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  return rows.filter((member) => {
    const own = memberStatus(member)
    if (standing === '' ? own === 'removed' : own !== standing) return false
    const searched = `${member.name} ${member.email}`.toLocaleLowerCase()
    return words.every((word) => searched.includes(word))
  })
}

/** The date shown for a member: when they joined or, if they are out, when that happened. */
export const membershipMoment = ({ joinedAt, ended }: Member): string => ended?.at ?? joinedAt

const compare: Record<SortKey, (one: Member, other: Member) => number> = {
  name: () => 0,
  role: (one, other) =>
    memberStatuses.indexOf(memberStatus(one)) - memberStatuses.indexOf(memberStatus(other)),
  joined: (one, other) => membershipMoment(one).localeCompare(membershipMoment(other)),
}

/** The sorted rows; ties are sorted by name. */
export const sortMembers = (rows: readonly Member[], { by, isDescending }: Sort<SortKey>): Member[] => {
  const way = isDescending ? -1 : 1
  return rows.toSorted(
    (one, other) =>
      way * (by === 'name' ? byText(one.name, other.name) : compare[by](one, other)) ||
      byText(one.name, other.name) ||
      byText(one.email, other.email),
  )
}
