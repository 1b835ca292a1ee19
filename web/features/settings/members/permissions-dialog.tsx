import { Alert, Button, Modal, Radio, Stack } from '@mantine/core'
import { useState } from 'react'
import { members, type Member } from '../../../../contract/calls/members.ts'
import type { Permission } from '../../../../contract/rights/permissions.ts'
import { useCommand } from '../../../core/api/queries.ts'
import { failureText } from '../../../core/api/call-error.ts'
import { roleNames } from '../../../core/i18n/labels.ts'
import { DialogBody } from '../../../ui/dialogs/dialog-body.tsx'
import { useRestoreFocus } from '../../../ui/focus/focus.ts'
import { notifyDone } from '../../../ui/feedback/notify.ts'
import { PermissionChecks } from '../../../ui/forms/permission-checkboxes.tsx'
import { defaultPermissions, singlePermissions } from '../../../../contract/rights/permission-descriptions.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/settings.json' with { type: 'json' }

/** Gives a member a list of permissions of their own, or those of the role again. */
export const PermissionsDialog = ({ member, onClose }: { member: Member; onClose: () => void }) => {
  useRestoreFocus()
  const { userId, name, role, explicitPermissions } = member
  const [isOwn, setOwn] = useState(explicitPermissions !== null)
  const [chosen, setChosen] = useState<readonly Permission[]>(
    explicitPermissions === null ? defaultPermissions(role) : singlePermissions(explicitPermissions),
  )
  const change = useCommand(members.changeMemberPermissions)
  const save = () =>
    change.mutate(
      { userId, permissions: isOwn ? [...chosen] : null },
      {
        onSuccess: () => {
          notifyDone(t(texts, 'permissionsDialog.thePermissionsOfWereChanged', { name }))
          onClose()
        },
      },
    )
  return (
    <Modal opened onClose={onClose} title={t(texts, 'permissionsDialog.permissionsOf', { name })} size="lg">
      <DialogBody
        actions={
          <>
            <Button variant="default" onClick={onClose}>
              {t(texts, 'permissionsDialog.cancel')}
            </Button>
            <Button
              onClick={save}
              {...(isOwn && chosen.length === 0 && { color: 'red' })}
              loading={change.isPending}
            >
              {isOwn && chosen.length === 0
                ? t(texts, 'permissionsDialog.saveWithoutAny')
                : t(texts, 'permissionsDialog.savePermissions')}
            </Button>
          </>
        }
      >
        <Radio.Group
          label={t(texts, 'permissionsDialog.whatTheyMayDo')}
          value={isOwn ? 'own' : 'role'}
          onChange={(value) => setOwn(value === 'own')}
        >
          <Stack gap="xs" mt="xs">
            <Radio
              value="role"
              data-autofocus={isOwn ? undefined : true}
              label={t(texts, 'permissionsDialog.whatTheRoleMayDo', { role: roleNames[role] })}
              description={t(texts, 'permissionsDialog.followsTheRoleWhenIt')}
            />
            <Radio
              value="own"
              data-autofocus={isOwn ? true : undefined}
              label={t(texts, 'permissionsDialog.aListOfTheirOwn')}
              description={t(texts, 'permissionsDialog.replacesWhatTheRoleMay')}
            />
          </Stack>
        </Radio.Group>
        {isOwn && <PermissionChecks who={name} chosen={chosen} onChoose={setChosen} />}
        {change.isError && (
          <Alert color="red" role="alert">
            {failureText(change.error)}
          </Alert>
        )}
      </DialogBody>
    </Modal>
  )
}
