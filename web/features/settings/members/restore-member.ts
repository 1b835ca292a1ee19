import { useQueryClient } from '@tanstack/react-query'
import { members, type Member } from '../../../../contract/calls/members.ts'
import { assignablePermissions } from '../../../../contract/rights/permission-descriptions.ts'
import { invalidateCalls } from '../../../core/api/queries.ts'
import { send } from '../../../core/api/call.ts'
import { focusLater } from '../../../ui/focus/focus.ts'
import { useNotifyCommandFailure } from '../../../ui/feedback/notify-failure.ts'
import { notifyDone } from '../../../ui/feedback/notify.ts'
import { menuSelector } from './member-rows.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/settings.json' with { type: 'json' }

const changed = [...(members.restoreMember.touches ?? []), members.listAdmins.name]

/** Undoes a removal: lets a member in again as what they were, with the list that they held. */
export const useRestoreMember = ({ userId, name, role, explicitPermissions }: Member): (() => void) => {
  const client = useQueryClient()
  const notifyNotDone = useNotifyCommandFailure()
  const letIn = async () => {
    await send(members.restoreMember, { userId })
    if (role === 'admin') await send(members.changeMemberRole, { userId, role })
    if (explicitPermissions === null) return
    await send(members.changeMemberPermissions, {
      userId,
      permissions: assignablePermissions(explicitPermissions),
    })
  }
  return () =>
    void letIn()
      .then(
        () => notifyDone(t(texts, 'letInAgain.isAMemberAgainAs', { name })),
        (error: unknown) => notifyNotDone(t(texts, 'letInAgain.isNotAMemberAs', { name }), error),
      )
      .then(() => invalidateCalls(client, changed))
      .then(() => focusLater(menuSelector(userId), '#settings-section'))
}
