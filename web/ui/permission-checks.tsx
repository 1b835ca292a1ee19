import { Alert, Checkbox, Stack } from '@mantine/core'
import { TriangleAlert } from 'lucide-react'
import type { Permission } from '../../contract/rights.ts'
import { useMembership } from '../core/membership.tsx'
import { isBilled } from '../core/subscription.ts'
import { givablePermissions, permissionGroups } from '../../contract/permission-words.ts'
import './permission-checks.css'
import { say } from './say.ts'

type ChecksProps = {
  /** Whose permissions they are, within a sentence: their name, or "they". */
  who: string
  chosen: readonly Permission[]
  onChoose: (chosen: Permission[]) => void
}

/** Every permission there is to give, in plain words, to be ticked; none of billing where there is no billing. */
export const PermissionChecks = ({ who, chosen, onChoose }: ChecksProps) => {
  const hasBilling = isBilled(useMembership().data.subscription)
  const shown = new Set<string>(
    givablePermissions(['all']).filter((permission) => permission !== 'org:billing' || hasBilling),
  )
  const isShown = (permission: string) => shown.has(permission)
  return (
    <>
      <Checkbox.Group
        value={[...chosen]}
        // One that is not shown stays as it was, but never alone: where nothing is ticked, nothing is given.
        onChange={(values) => onChoose(values.some(isShown) ? givablePermissions(values) : [])}
        aria-label={say('permissionChecks.permissions')}
      >
        <div className="permission-groups">
          {permissionGroups.map(({ title, words }) => (
            <fieldset key={title}>
              <legend>{title}</legend>
              <Stack gap="xs">
                {Object.entries(words)
                  .filter(([permission]) => isShown(permission))
                  .map(([permission, label]) => (
                    <Checkbox key={permission} value={permission} label={label} />
                  ))}
              </Stack>
            </fieldset>
          ))}
        </div>
      </Checkbox.Group>
      {!chosen.some(isShown) && (
        <Alert color="yellow" icon={<TriangleAlert size={18} aria-hidden />}>
          <output>{say('permissionChecks.withNothingChosenCanOpen', { who })}</output>
        </Alert>
      )}
    </>
  )
}
