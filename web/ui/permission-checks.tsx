import { Alert, Checkbox, Stack } from '@mantine/core'
import { TriangleAlert } from 'lucide-react'
import type { Permission } from '../../contract/rights.ts'
import { permissionGroups, singlePermissions } from '../../contract/permission-words.ts'
import './permission-checks.css'
import { say } from './say.ts'

type ChecksProps = {
  /** Whose permissions they are, within a sentence: their name, or "they". */
  who: string
  chosen: readonly Permission[]
  onChoose: (chosen: Permission[]) => void
}

/** Every permission of specification point 6, in plain words, to be ticked. */
export const PermissionChecks = ({ who, chosen, onChoose }: ChecksProps) => (
  <>
    <Checkbox.Group
      value={[...chosen]}
      onChange={(values) => onChoose(singlePermissions(values))}
      aria-label={say('permissionChecks.permissions')}
    >
      <div className="permission-groups">
        {permissionGroups.map(({ title, words }) => (
          <fieldset key={title}>
            <legend>{title}</legend>
            <Stack gap="xs">
              {Object.entries(words).map(([permission, label]) => (
                <Checkbox key={permission} value={permission} label={label} />
              ))}
            </Stack>
          </fieldset>
        ))}
      </div>
    </Checkbox.Group>
    {chosen.length === 0 && (
      <Alert color="yellow" icon={<TriangleAlert size={18} aria-hidden />}>
        <output>{say('permissionChecks.withNothingChosenCanOpen', { who })}</output>
      </Alert>
    )}
  </>
)
