import { Alert, Button, List, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { UserRoundCheck } from 'lucide-react'
import { useState } from 'react'
import type { Output } from '../../../../contract/call.ts'
import { members } from '../../../../contract/members.ts'
import { ask, useCommand } from '../../../core/ask.ts'
import { useMembership } from '../../../core/membership.tsx'
import { AskFirst } from '../../../ui/ask-first.tsx'

type Recorded = Output<typeof members.listRecordedOwners>

const nobody: Recorded = { count: 0, people: [] }

/** "1 member is", "3 members are". */
const membersAre = (count: number) => (count === 1 ? '1 member is' : `${count.toLocaleString()} members are`)

/** "1 member is an admin now." */
const nowAdmins = (count: number) =>
  count === 0
    ? 'Nobody was left to make an admin: no role was changed.'
    : `${membersAre(count)} ${count === 1 ? 'an admin' : 'admins'} now.`

/**
 * For an owner whose list of people records others with the job title owner, and who are employees here: says who they
 * are and makes them admins. Nothing is shown where there is nobody, or where that cannot be asked.
 */
export const RecordedOwners = () => {
  const { orgId } = useMembership().organization
  const recorded = useQuery(ask(members.listRecordedOwners, {}, orgId))
  /** Whom the question that is open is about: once it is done nobody is left. */
  const [asked, setAsked] = useState<Recorded>()
  const { count } = asked ?? recorded.data ?? nobody
  if (count === 0) return null
  return (
    <>
      <Alert
        icon={<UserRoundCheck size={20} aria-hidden />}
        title={`${membersAre(count)} recorded with the job title “Owner”`}
      >
        <Text size="sm" mb="sm">
          {count === 1 ? 'They are an employee' : 'They are employees'} here. If they run this organization
          with you, make them {count === 1 ? 'an admin' : 'admins'}; you stay its owner.
        </Text>
        <Button size="xs" onClick={() => setAsked(recorded.data)}>
          See who becomes an admin
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
    <AskFirst
      title={
        count === 1 ? 'Make this member an admin?' : `Make these ${count.toLocaleString()} members admins?`
      }
      act={count === 1 ? 'Make admin' : 'Make admins'}
      command={migrate}
      input={{}}
      done={({ migrated }) => nowAdmins(migrated)}
      onClose={onClose}
    >
      <List component="ul" mb="sm" className="breakable">
        {people.map(({ userId, name, email }) => (
          <List.Item key={userId}>
            <strong>{name}</strong> ({email}): from employee to admin
          </List.Item>
        ))}
        {beyond > 0 && <List.Item>and {beyond.toLocaleString()} more: from employee to admin</List.Item>}
      </List>
      Admins invite people, read everybody’s answers and reports, generate reports, change the organization’s
      settings and remove members. They will be able to do so at once. A list of permissions of their own is
      replaced by the role’s. Their job title stays.
    </AskFirst>
  )
}
