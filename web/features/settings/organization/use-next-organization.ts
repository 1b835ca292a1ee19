import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { organizations } from '../../../../contract/calls/organizations.ts'
import { callQuery } from '../../../core/api/queries.ts'
import { send } from '../../../core/api/call.ts'
import { useMembership } from '../../../core/organization/membership.tsx'
import { selectOrganization } from '../../../core/organization/selected-organization.ts'
import { paths } from '../../../core/navigation/paths.ts'
import { notifyDone } from '../../../ui/feedback/notify.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/settings.json' with { type: 'json' }

/** How long the notification stays, in milliseconds: nothing else says which organization is open now, and why. */
const toReadMs = 15_000

/**
 * Navigates on after the selected organization is lost: to the home of the one joined most recently,
 * with a notification of what happened and where they are; after the last one, to the page for people
 * without an organization.
 */
export const useGoToNextOrganization = (): ((happened: string) => Promise<void>) => {
  const { organization, organizations: own } = useMembership()
  const client = useQueryClient()
  const navigate = useNavigate()
  return async (happened) => {
    const list = await send(organizations.getUserOrganizations, {}).catch(() => ({ organizations: [...own] }))
    const others = list.organizations.filter(({ orgId }) => orgId !== organization.orgId)
    const next = others[0]
    // The list and the selection change together, so that the chooser of organizations never appears in between.
    client.setQueryData(callQuery(organizations.getUserOrganizations, {}).queryKey, {
      ...list,
      organizations: others,
    })
    selectOrganization(next?.orgId ?? null)
    notifyDone(
      next === undefined
        ? happened
        : t(texts, 'goOnElsewhere.youAreInNow', { happened, companyName: next.companyName }),
      toReadMs,
    )
    await navigate({ to: paths.home, ignoreBlocker: true })
  }
}
