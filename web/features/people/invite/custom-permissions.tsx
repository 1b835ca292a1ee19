import { Checkbox } from '@mantine/core'
import { defaultPermissions } from '../../../../contract/rights/permission-descriptions.ts'
import type { Permission } from '../../../../contract/rights/permissions.ts'
import { PermissionChecks } from '../../../ui/forms/permission-checkboxes.tsx'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/submissions.json' with { type: 'json' }

type OwnProps = {
  isAdmin: boolean
  chosen: readonly Permission[] | null
  onChoose: (chosen: readonly Permission[] | null) => void
}

/** A custom list of permissions, prefilled with those of the role. */
export const CustomPermissions = ({ isAdmin, chosen, onChoose }: OwnProps) => (
  <>
    <Checkbox
      label={t(texts, 'ownPermissions.choose')}
      description={t(texts, 'ownPermissions.chooseHint')}
      checked={chosen !== null}
      onChange={(event) =>
        onChoose(event.currentTarget.checked ? defaultPermissions(isAdmin ? 'admin' : 'employee') : null)
      }
    />
    {chosen !== null && <PermissionChecks who="they" chosen={chosen} onChoose={onChoose} />}
  </>
)
