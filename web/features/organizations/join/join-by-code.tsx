import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { people } from '../../../../contract/calls/employees/employees.ts'
import { callQuery } from '../../../core/api/queries.ts'
import { paths } from '../../../core/navigation/paths.ts'
import { InviteCodeForm } from '../../../ui/forms/invite-code-form.tsx'
import { Loading } from '../../../ui/feedback/query-states.tsx'

/**
 * Joins by an invite code. `isSought`: somebody has come to join, so that the field is open, with the focus, where no
 * invitation waits that they could take without a code.
 */
export const JoinByCode = ({ isSought = false }: { isSought?: boolean }) => {
  const navigate = useNavigate()
  const asked = useQuery(callQuery(people.getMyInvitations, {}))
  if (isSought && asked.isPending && asked.failureCount === 0) return <Loading lines={1} height={36} />
  const waits = asked.data !== undefined && asked.data.invitations.length > 0
  return (
    <InviteCodeForm
      isOpenAtFirst={isSought && !waits}
      onCode={(inviteCode) => void navigate({ to: paths.loginWithCode, params: { inviteCode } })}
    />
  )
}
