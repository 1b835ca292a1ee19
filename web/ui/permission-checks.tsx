import { Checkbox, Stack, Text } from '@mantine/core'
import type { Permission } from '../../contract/rights.ts'
import { useMembership } from '../core/membership.tsx'
import { isBilled } from '../core/subscription.ts'
import { permissionGroups, singlePermissions } from './permission-words.ts'
import './permission-checks.css'

type ChecksProps = {
  /** Whose permissions they are, within a sentence: their name, or "they". */
  who: string
  chosen: readonly Permission[]
  onChoose: (chosen: Permission[]) => void
}

/** Every permission there is to give, in plain words, to be ticked; none of billing where there is no billing. */
export const PermissionChecks = ({ who, chosen, onChoose }: ChecksProps) => {
  const hasBilling = isBilled(useMembership().data.subscription)
  return (
    <>
      <Checkbox.Group
        value={[...chosen]}
        onChange={(values) => onChoose(singlePermissions(values))}
        aria-label="Permissions"
      >
        <div className="permission-groups">
          {permissionGroups.map(({ title, words }) => (
            <fieldset key={title}>
              <legend>{title}</legend>
              <Stack gap="xs">
                {Object.entries(words)
                  .filter(([permission]) => permission !== 'org:billing' || hasBilling)
                  .map(([permission, label]) => (
                    <Checkbox key={permission} value={permission} label={label} />
                  ))}
              </Stack>
            </fieldset>
          ))}
        </div>
      </Checkbox.Group>
      {chosen.length === 0 && (
        <Text size="sm" c="dimmed">
          With nothing chosen, {who} can open nothing but their own account.
        </Text>
      )}
    </>
  )
}
