import { useQueryClient } from '@tanstack/react-query'
import { members, type Member } from '../../../../contract/calls/members.ts'
import { invalidateCalls, useCommand } from '../../../core/api/queries.ts'
import { useIsShared, useMay, useMembership } from '../../../core/organization/membership.tsx'
import { useMailEnabled } from '../../../core/api/use-mail-enabled.ts'
import { isBilled } from '../../../core/organization/subscription-status.ts'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { ConfirmByName } from '../../../ui/dialogs/confirm-by-name.tsx'
import { focusLater } from '../../../ui/focus/focus.ts'
import { notifyDone } from '../../../ui/feedback/notify.ts'
import { dismissUndoToast, notifyWithUndo } from '../../../ui/feedback/notify-undo.tsx'
import { useRestoreMember } from './restore-member.ts'
import { isOwnersDecision } from './member-rows.ts'
import { PermissionsDialog } from './permissions-dialog.tsx'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/settings.json' with { type: 'json' }

/** An action about a member that waits for confirmation. */
export type MemberAct = {
  what: 'make-admin' | 'make-employee' | 'permissions' | 'transfer' | 'remove' | 'restore'
  member: Member
}

type Props = { member: Member; onClose: () => void }

/** The confirmation dialog of the chosen action: says what changes, and asks. */
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
  const isShared = useIsShared()
  const isAdmin = role === 'admin'
  return (
    <ConfirmDialog
      title={
        isAdmin
          ? t(texts, 'memberDialogs.makeAnAdmin', { name: member.name })
          : t(texts, 'memberDialogs.makeAnEmployee', { name: member.name })
      }
      act={isAdmin ? t(texts, 'memberDialogs.makeAdmin') : t(texts, 'memberDialogs.makeEmployee')}
      command={command}
      input={{ userId: member.userId, role }}
      done={
        isAdmin
          ? t(texts, 'memberDialogs.isAnAdminNow', { name: member.name })
          : t(texts, 'memberDialogs.isAnEmployeeNow', { name: member.name })
      }
      onClose={onClose}
    >
      {isAdmin
        ? t(texts, 'memberDialogs.adminsInvitePeopleReadEverybodys', { name: member.name })
        : isShared === null
          ? t(texts, 'memberDialogs.whatOfReportsIsNotKnown', { name: member.name })
          : isShared
            ? t(texts, 'memberDialogs.willSeeReleasedReports', { name: member.name })
            : t(texts, 'memberDialogs.willSeeNoReportsOfOthers', { name: member.name })}
      {member.explicitPermissions !== null && ` ${t(texts, 'memberDialogs.theirOwnListOfPermissions')}`}
    </ConfirmDialog>
  )
}

const RemoveDialog = ({ member, onClose }: Props) => {
  const command = useCommand(members.removeMember)
  const { organization } = useMembership()
  const mayInvite = useMay('employee:invite')
  const sendsMail = useMailEnabled()
  const letIn = useRestoreMember(member)
  const said = t(texts, 'memberDialogs.wasRemoved', { name: member.name })
  const canUndo = mayInvite && (organization.role === 'owner' || !isOwnersDecision(member))
  return (
    <ConfirmDialog
      title={t(texts, 'memberDialogs.removeWho', { name: member.name })}
      act={t(texts, 'memberDialogs.remove')}
      isGrave
      command={command}
      input={{ userId: member.userId }}
      onDone={() => {
        if (canUndo) notifyWithUndo(member.userId, said, letIn)
        else notifyDone(said)
        focusLater('#settings-section')
      }}
      unchanged={t(texts, 'memberDialogs.nobodyWasRemoved')}
      onClose={onClose}
    >
      {t(texts, sendsMail ? 'memberDialogs.canNoLongerOpen' : 'memberDialogs.canNoLongerOpenUnmailed', {
        name: member.name,
        organization: organization.companyName,
      })}{' '}
      {isOwnersDecision(member) && organization.role !== 'owner'
        ? t(texts, 'memberDialogs.onlyAnOwnerCanLet')
        : t(texts, mayInvite ? 'memberDialogs.youCanLetThemIn' : 'memberDialogs.whoInvitesCanLet')}
    </ConfirmDialog>
  )
}

const RestoreDialog = ({ member, onClose }: Props) => {
  const command = useCommand(members.restoreMember)
  return (
    <ConfirmDialog
      title={t(texts, 'memberDialogs.letInWho', { name: member.name })}
      act={t(texts, 'memberDialogs.letInAgain')}
      command={command}
      input={{ userId: member.userId }}
      done={t(texts, 'memberDialogs.isAMemberAgain', { name: member.name })}
      onDone={() => dismissUndoToast(member.userId)}
      onClose={onClose}
    >
      {t(texts, 'memberDialogs.comesBackAsAnEmployee', { name: member.name })}
    </ConfirmDialog>
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
      title={t(texts, 'memberDialogs.transferTitle')}
      name={organization.name}
      act={t(texts, 'memberDialogs.transferOwnership')}
      isActing={transfer.isPending}
      error={
        isGone
          ? new Error(
              t(texts, 'memberDialogs.isNoMemberAnyMore', {
                name: member.name,
                organization: organization.companyName,
              }),
            )
          : transfer.error
      }
      onConfirm={() =>
        transfer.mutate(
          { userId: member.userId },
          {
            onSuccess: () => {
              notifyDone(
                t(texts, 'memberDialogs.ownsNow', {
                  name: member.name,
                  companyName: organization.companyName,
                }),
              )
              onClose()
            },
            // A member who cannot become the owner has left or was removed since the list was loaded.
            onError: () => void invalidateCalls(client, members.transferOwnership.touches ?? []),
          },
        )
      }
    >
      {t(texts, isBilled(data.subscription) ? 'memberDialogs.willOwnAndBeBilled' : 'memberDialogs.willOwn', {
        name: member.name,
        organization: organization.companyName,
      })}
    </ConfirmByName>
  )
}
