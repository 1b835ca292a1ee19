import { queryOptions } from '@tanstack/react-query'
import { members, type Member } from '../../../../contract/calls/members.ts'
import type { CallError } from '../../../core/api/call-error.ts'
import { send } from '../../../core/api/call.ts'
import { fetchAllPages, pageInput } from '../../../core/api/fetch-all-pages.ts'

/** Everybody with a membership, removed ones too. */
export const allMembersQuery = (organizationId: string) =>
  queryOptions<Member[], CallError>({
    queryKey: [members.listMembers.name, organizationId, 'every'],
    queryFn: ({ signal }) =>
      fetchAllPages(async (after) => {
        const answer = await send(members.listMembers, pageInput(after), { signal, organizationId })
        return { rows: answer.members, next: answer.next }
      }),
  })
