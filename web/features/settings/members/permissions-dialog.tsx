import { Alert, Button, Modal, Radio, Stack } from '@mantine/core'
import { useState } from 'react'
import { members, type Member } from '../../../../contract/members.ts'
import type { Permission } from '../../../../contract/rights.ts'
import { useCommand } from '../../../core/ask.ts'
import { failureText } from '../../../core/call-error.ts'
import { roleNames } from '../../../core/words.ts'
import { DialogBody } from '../../../ui/dialog-body.tsx'
import { useFocusBack } from '../../../ui/focus.ts'
import { notifyDone } from '../../../ui/notify.ts'
import { PermissionChecks } from '../../../ui/permission-checks.tsx'
import { ofRole, singlePermissions } from '../../../../contract/permission-words.ts'

/** Gives a member a list of permissions of their own, or those of the role again. */
export const PermissionsDialog = ({ member, onClose }: { member: Member; onClose: () => void }) => {
  useFocusBack()
  const { userId, name, role, explicitPermissions } = member
  const [isOwn, setOwn] = useState(explicitPermissions !== null)
  const [chosen, setChosen] = useState<readonly Permission[]>(
    explicitPermissions === null ? ofRole(role) : singlePermissions(explicitPermissions),
  )
  const change = useCommand(members.changeMemberPermissions)
  const save = () =>
    change.mutate(
      { userId, permissions: isOwn ? [...chosen] : null },
      {
        onSuccess: () => {
          notifyDone(`The permissions of ${name} were changed.`)
          onClose()
        },
      },
    )
  return (
    <Modal opened onClose={onClose} title={`Permissions of ${name}`} size="lg">
      <DialogBody
        actions={
          <>
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button
              onClick={save}
              {...(isOwn && chosen.length === 0 && { color: 'red' })}
              loading={change.isPending}
            >
              {isOwn && chosen.length === 0 ? 'Save without any' : 'Save permissions'}
            </Button>
          </>
        }
      >
        <Radio.Group
          label="What they may do"
          value={isOwn ? 'own' : 'role'}
          onChange={(value) => setOwn(value === 'own')}
        >
          <Stack gap="xs" mt="xs">
            <Radio
              value="role"
              label={`What the role ${roleNames[role]} may do`}
              description="Follows the role when it changes."
            />
            <Radio
              value="own"
              label="A list of their own"
              description="Replaces what the role may do. It takes effect at once."
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
