import { useQueryClient } from '@tanstack/react-query'
import { members, type Member } from '../../../../contract/members.ts'
import { refresh, useCommand } from '../../../core/ask.ts'
import { useMay, useMembership } from '../../../core/membership.tsx'
import { isBilled } from '../../../core/subscription.ts'
import { AskFirst } from '../../../ui/ask-first.tsx'
import { ConfirmByName } from '../../../ui/confirm-by-name.tsx'
import { focusLater } from '../../../ui/focus.ts'
import { notifyDone } from '../../../ui/notify.ts'
import { notifyWithUndo } from '../../../ui/notify-undo.tsx'
import { useLetInAgain } from './let-in-again.ts'
import { isOwnersAffair } from './member-rows.ts'
import { PermissionsDialog } from './permissions-dialog.tsx'

/** Something that is about to be done about a member. */
export type MemberAct = {
  what: 'make-admin' | 'make-employee' | 'permissions' | 'transfer' | 'remove' | 'restore'
  member: Member
}

type Props = { member: Member; onClose: () => void }

/** The dialog of the act that was chosen: it says what changes, and asks. */
export const MemberDialogs = ({ act, onClose }: { act: MemberAct | undefined; onClose: () => void }) => {
  if (act === undefined) return null
  const props = { member: act.member, onClose }
  if (act.what === 'permissions') return <PermissionsDialog {...props} />
  if (act.what === 'transfer') return <TransferDialog {...props} />
  if (act.what === 'remove') return <RemoveDialog {...props} />
  if (act.what === 'restore') return <RestoreDialog {...props} />
  return <RoleDialog {...props} role={act.what === 'make-admin' ? 'admin' : 'employee'} />
}

const RoleDialog = ({ member, onClose, role }: Props & { role: 'admin' | 'employee' }) => {
  const command = useCommand(members.changeMemberRole)
  const isShared = useMembership().data.settings.reportVisibility === 'organization'
  const isAdmin = role === 'admin'
  return (
    <AskFirst
      title={isAdmin ? `Make ${member.name} an admin?` : `Make ${member.name} an employee?`}
      act={isAdmin ? 'Make admin' : 'Make employee'}
      command={command}
      input={{ userId: member.userId, role }}
      done={isAdmin ? `${member.name} is an admin now.` : `${member.name} is an employee now.`}
      onClose={onClose}
    >
      {isAdmin
        ? `Admins invite people, read everybody’s answers and reports, generate reports, change the organization’s settings and remove members. ${member.name} will be able to do so at once.`
        : isShared
          ? `${member.name} will no longer see the answers of others, nor invite people. Of reports they will see what is released, without suggested pay, as every employee here does. It takes effect at once.`
          : `${member.name} will no longer see the answers and reports of others, nor invite people. It takes effect at once.`}
      {member.explicitPermissions !== null && ' Their own list of permissions is replaced by the role’s.'}
    </AskFirst>
  )
}

const RemoveDialog = ({ member, onClose }: Props) => {
  const command = useCommand(members.removeMember)
  const { organization } = useMembership()
  const mayInvite = useMay('employee:invite')
  const letIn = useLetInAgain(member)
  const said = `${member.name} was removed.`
  const canUndo = mayInvite && (organization.role === 'owner' || !isOwnersAffair(member))
  return (
    <AskFirst
      title={`Remove ${member.name}?`}
      act="Remove"
      isGrave
      command={command}
      input={{ userId: member.userId }}
      onDone={() => {
        if (canUndo) notifyWithUndo(member.userId, said, letIn)
        else notifyDone(said)
        focusLater('#settings-section')
      }}
      unchanged="Nobody was removed."
      onClose={onClose}
    >
      {member.name} can no longer open {organization.companyName}, from the next click on and on every device,
      and is told by mail. Their answers and reports stay; their conversations in the chat are deleted.{' '}
      {isOwnersAffair(member) && organization.role !== 'owner'
        ? 'Only an owner can let them in again.'
        : 'You can let them in again from the list of removed members.'}
    </AskFirst>
  )
}

const RestoreDialog = ({ member, onClose }: Props) => {
  const command = useCommand(members.restoreMember)
  return (
    <AskFirst
      title={`Let ${member.name} in again?`}
      act="Let in again"
      command={command}
      input={{ userId: member.userId }}
      done={`${member.name} is a member again.`}
      onClose={onClose}
    >
      {member.name} comes back as an employee, whatever they were before. An owner can make them an admin
      afterwards.
    </AskFirst>
  )
}

const TransferDialog = ({ member, onClose }: Props) => {
  const { organization, data } = useMembership()
  const client = useQueryClient()
  const transfer = useCommand(members.transferOwnership)
  const isGone = transfer.error?.kind === 'NOT_FOUND'
  return (
    <ConfirmByName
      isOpen
      onClose={onClose}
      title="Transfer ownership?"
      name={organization.name}
      act="Transfer ownership"
      isActing={transfer.isPending}
      error={
        isGone
          ? new Error(
              `${member.name} is no member of ${organization.companyName} any more. Nothing was transferred.`,
            )
          : transfer.error
      }
      onConfirm={() =>
        transfer.mutate(
          { userId: member.userId },
          {
            onSuccess: () => {
              notifyDone(`${member.name} owns ${organization.companyName} now.`)
              onClose()
            },
            // Whoever cannot be the owner has left, or was removed, since the list was read.
            onError: () => void refresh(client, members.transferOwnership.touches ?? []),
          },
        )
      }
    >
      {member.name} will own {organization.companyName}: only they can change roles and permissions, and give
      the ownership back. They can also
      {isBilled(data.subscription) && ' manage the subscription and'} delete the organization, as can members
      whose own list of permissions says so. You stay as an admin.
    </ConfirmByName>
  )
}
