import type { Member } from '../../../../contract/calls/members.ts'
import { roles } from '../../../../contract/rights/permissions.ts'
import { byText } from '../../../core/organization/filter-people.ts'
import type { Sort } from '../../../ui/lists/row-table.tsx'

/** How the list of members is searched and ordered. */

export const sortKeys = ['name', 'role', 'joined'] as const
export type SortKey = (typeof sortKeys)[number]

/** What a list can be narrowed to; '' is everybody who is in. */
export const memberStatuses = [...roles, 'removed'] as const
export type MemberStatus = (typeof memberStatuses)[number]

export const memberStatus = ({ role, status }: Member): MemberStatus =>
  status === 'suspended' ? 'removed' : role

/**
 * Whether letting somebody in again takes back what an owner decided: they were an admin, or had a list of their own. The
 * server leaves that to owners.
 */
export const isOwnersDecision = ({ role, explicitPermissions }: Member): boolean =>
  role !== 'employee' || explicitPermissions !== null

/** Finds the button of a member's menu. */
export const menuSelector = (userId: string): string => `[data-actions-of="${CSS.escape(userId)}"]`

/** The members in whose name or e-mail every word of the text occurs; removed ones only where they are asked for. */
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

/** What stands in the column of the moments: when somebody joined, or that they are in no more since. */
export const membershipMoment = ({ joinedAt, ended }: Member): string => ended?.at ?? joinedAt

const compare: Record<SortKey, (one: Member, other: Member) => number> = {
  name: () => 0,
  role: (one, other) =>
    memberStatuses.indexOf(memberStatus(one)) - memberStatuses.indexOf(memberStatus(other)),
  joined: (one, other) => membershipMoment(one).localeCompare(membershipMoment(other)),
}

/** The rows in an order; who is alike stands by name. */
export const sortMembers = (rows: readonly Member[], { by, isDescending }: Sort<SortKey>): Member[] => {
  const way = isDescending ? -1 : 1
  return rows.toSorted(
    (one, other) =>
      way * (by === 'name' ? byText(one.name, other.name) : compare[by](one, other)) ||
      byText(one.name, other.name) ||
      byText(one.email, other.email),
  )
}
