import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { OrganizationOfUser } from '../../contract/calls/organizations.ts'
import { roleNames } from '../core/i18n/labels.ts'
import { notifyDone } from '../ui/feedback/notify.ts'
import { t } from '../core/i18n/t.ts'
import texts from '../../languages/en/guards.json' with { type: 'json' }

/**
 * When the role or permissions of the signed-in user change, clears what they have read and refetches what is on
 * screen. A changed role is announced, because buttons and pages appear or disappear with it.
 */
export const useRefreshOnRightsChange = ({
  orgId,
  companyName,
  role,
  permissions,
}: OrganizationOfUser): void => {
  const client = useQueryClient()
  const held = JSON.stringify([role, permissions])
  const before = useRef({ orgId, role, held })
  useEffect(() => {
    const was = before.current
    before.current = { orgId, role, held }
    if (was.orgId !== orgId || was.held === held) return
    const ofOrganization = {
      predicate: ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[1] === orgId,
    }
    client.removeQueries({ ...ofOrganization, type: 'inactive' })
    void client.invalidateQueries(ofOrganization)
    if (was.role !== role)
      notifyDone(t(texts, 'changedRights.yourRoleInIsNow', { companyName, role: roleNames[role] }), 10_000)
  }, [client, orgId, companyName, role, held])
}
