import { Alert, Checkbox, Stack } from '@mantine/core'
import { TriangleAlert } from 'lucide-react'
import { impliedPermissions, type Permission } from '../../../contract/rights/permissions.ts'
import { permissionGroups, singlePermissions } from '../../../contract/rights/permission-descriptions.ts'
import './permission-checkboxes.css'
import { t } from '../../core/i18n/t.ts'
import texts from '../../../languages/en/pieces.json' with { type: 'json' }

type ChecksProps = {
  /** Whose permissions they are, within a sentence: their name, or "they". */
  who: string
  chosen: readonly Permission[]
  onChoose: (chosen: Permission[]) => void
}

/** Every permission in plain words, to be ticked (specification point 6). */
export const PermissionChecks = ({ who, chosen, onChoose }: ChecksProps) => {
  // What others bring along is ticked as well, and stays so for as long as those are.
  const along: readonly string[] = impliedPermissions(chosen)
  return (
    <>
      <Checkbox.Group
        value={[...chosen, ...along]}
        onChange={(values) => onChoose(singlePermissions(values.filter((value) => !along.includes(value))))}
        aria-label={t(texts, 'permissionChecks.permissions')}
      >
        <div className="permission-groups">
          {permissionGroups.map(({ title, words }) => (
            <fieldset key={title}>
              <legend>{title}</legend>
              <Stack gap="xs">
                {Object.entries(words).map(([permission, label]) => (
                  <Checkbox
                    key={permission}
                    value={permission}
                    label={label}
                    disabled={along.includes(permission)}
                    description={along.includes(permission) && t(texts, 'permissionChecks.comesAlong')}
                  />
                ))}
              </Stack>
            </fieldset>
          ))}
        </div>
      </Checkbox.Group>
      {chosen.length === 0 && (
        <Alert color="yellow" icon={<TriangleAlert size={18} aria-hidden />}>
          <output>{t(texts, 'permissionChecks.withNothingChosenCanOpen', { who })}</output>
        </Alert>
      )}
    </>
  )
}
