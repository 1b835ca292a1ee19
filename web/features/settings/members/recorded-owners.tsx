import { Alert, Button, List, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { UserRoundCheck } from 'lucide-react'
import { useState } from 'react'
import { englishNumber } from '../../../core/i18n/locale.ts'
import type { Output } from '../../../../contract/http/call.ts'
import { members } from '../../../../contract/calls/members.ts'
import { callQuery, useCommand } from '../../../core/api/queries.ts'
import { useMembership } from '../../../core/organization/membership.tsx'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { fill, t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/settings.json' with { type: 'json' }

type Recorded = Output<typeof members.listRecordedOwners>

const nobody: Recorded = { count: 0, people: [] }

/** "1 member is an admin now." */
const nowAdmins = (count: number) =>
  count === 0
    ? t(texts, 'recordedOwners.nobodyWasLeftToMake')
    : t(texts, 'recordedOwners.adminsNow', { count, number: englishNumber(count) })

/**
 * For an owner whose list of people has others with the job title owner who are employees here: names them and makes
 * them admins. Shows nothing if there are none or the request fails.
 */
export const RecordedOwners = () => {
  const { orgId } = useMembership().organization
  const recorded = useQuery(callQuery(members.listRecordedOwners, {}, orgId))
  /** The people in the open dialog: after the action the list is empty. */
  const [asked, setAsked] = useState<Recorded>()
  const { count } = asked ?? recorded.data ?? nobody
  if (count === 0) return null
  return (
    <>
      <Alert
        icon={<UserRoundCheck size={20} aria-hidden />}
        title={t(texts, 'recordedOwners.recordedAsOwners', { count, number: englishNumber(count) })}
      >
        <Text size="sm" mb="sm">
          {t(texts, 'recordedOwners.theyAreEmployeesHereIf', { count })}
        </Text>
        <Button size="xs" onClick={() => setAsked(recorded.data)}>
          {t(texts, 'recordedOwners.seeWhoBecomesAnAdmin')}
        </Button>
      </Alert>
      {asked !== undefined && <Question recorded={asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}

const Question = ({ recorded, onClose }: { recorded: Recorded; onClose: () => void }) => {
  const { count, people } = recorded
  const migrate = useCommand(members.migrateOwnersFromEmployees)
  const beyond = count - people.length
  return (
    <ConfirmDialog
      title={t(texts, 'recordedOwners.makeTheseMembersAdmins', { count, number: englishNumber(count) })}
      act={count === 1 ? t(texts, 'recordedOwners.makeAdmin') : t(texts, 'recordedOwners.makeAdmins')}
      command={migrate}
      input={{}}
      done={({ migrated }) => nowAdmins(migrated)}
      onClose={onClose}
    >
      <List component="ul" mb="sm" className="breakable">
        {people.map(({ userId, name, email }) => (
          <List.Item key={userId}>
            {fill(texts, 'recordedOwners.fromEmployeeToAdmin', { name: <strong>{name}</strong> }, { email })}
          </List.Item>
        ))}
        {beyond > 0 && (
          <List.Item>
            {t(texts, 'recordedOwners.andMoreFromEmployeeTo', { number: englishNumber(beyond) })}
          </List.Item>
        )}
      </List>
      {t(texts, 'recordedOwners.whatAdminsDo')}
    </ConfirmDialog>
  )
}
