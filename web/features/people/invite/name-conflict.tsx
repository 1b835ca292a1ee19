import { Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { people } from '../../../../contract/calls/employees/employees.ts'
import { send } from '../../../core/api/call.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/submissions.json' with { type: 'json' }

type Props = {
  /** As typed. */
  email: string
  name: string
  /** The name of the record, to keep where the address is nobody's. */
  former?: string
  /** Receives the person's name in the list. */
  onKeep: (name: string) => void
  onChange: () => void
}

/** Asks what to do if an address belongs to somebody with another name. */
export const NameConflict = ({ email, name, former, onKeep, onChange }: Props) => {
  const { data } = useQuery({
    queryKey: [people.checkInvitations.name, email, name],
    queryFn: async ({ signal }) => {
      const { rows } = await send(people.checkInvitations, { invites: [{ email, name }] }, { signal })
      return rows[0]?.nameInList ?? null
    },
    gcTime: 0,
  })
  const known = data === null ? former : data
  return (
    <Group gap="xs" mt="xs">
      {typeof known === 'string' && (
        <Button size="compact-sm" variant="default" onClick={() => onKeep(known)}>
          {t(texts, 'inviteOne.keepName', { name: known })}
        </Button>
      )}
      <Button size="compact-sm" variant="default" onClick={onChange}>
        {t(texts, 'inviteOne.changeName', { name })}
      </Button>
    </Group>
  )
}
