import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { organizations } from '../../../../contract/calls/organizations.ts'
import { callQuery } from '../../../core/api/queries.ts'
import { send } from '../../../core/api/call.ts'
import { useMembership } from '../../../core/organization/membership.tsx'
import { selectOrganization } from '../../../core/organization/selected-organization.ts'
import { paths } from '../../../core/navigation/paths.ts'
import { notifyDone } from '../../../ui/feedback/notify.ts'
import { say } from '../t.ts'

/** So long the sentence stands, in milliseconds: it is the only one that says where one is, and why. */
const toReadMs = 15_000

/**
 * Goes on once the selected organization is no longer the person's: to the home of the one that they joined most recently,
 * saying what has happened and where they are; where it was their last, to the page of whoever has none.
 */
export const useGoToNextOrganization = (): ((happened: string) => Promise<void>) => {
  const { organization, organizations: own } = useMembership()
  const client = useQueryClient()
  const navigate = useNavigate()
  return async (happened) => {
    const list = await send(organizations.getUserOrganizations, {}).catch(() => ({ organizations: [...own] }))
    const others = list.organizations.filter(({ orgId }) => orgId !== organization.orgId)
    const next = others[0]
    // List and selection change at once, so that nobody is asked meanwhile where they want to go.
    client.setQueryData(callQuery(organizations.getUserOrganizations, {}).queryKey, {
      ...list,
      organizations: others,
    })
    selectOrganization(next?.orgId ?? null)
    notifyDone(
      next === undefined
        ? happened
        : say('goOnElsewhere.youAreInNow', { happened, companyName: next.companyName }),
      toReadMs,
    )
    await navigate({ to: paths.home, ignoreBlocker: true })
  }
}
