import './delete-account.css'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { organizations, type OrganizationOfUser } from '../../../../contract/organizations.ts'
import { users } from '../../../../contract/users.ts'
import { ask, refresh, useCommand } from '../../../core/ask.ts'
import type { CallError } from '../../../core/call-error.ts'
import { clearAuth, useSession } from '../../../core/session.ts'
import { useSwitchOrganization } from '../../../core/switch-organization.ts'
import { paths } from '../../../paths.ts'
import { ConfirmByName } from '../../../ui/confirm-by-name.tsx'
import { Asked, Loading } from '../../../ui/states.tsx'
import { Panel } from '../panel.tsx'
import { fill, say } from '../say.ts'

/** The end of the account (specification point 4): says what goes and what stays; an owner hands over first. */
export const DeleteAccountPanel = () => {
  const joined = useQuery(ask(organizations.getUserOrganizations, {}))
  return (
    <Panel
      title={say('deleteAccountPanel.deleteAccount')}
      text={say('deleteAccountPanel.endsYourAccessToEvery')}
    >
      <Asked
        of={joined}
        failed={say('deleteAccountPanel.yourOrganizationsCouldNotBe')}
        loading={<Loading lines={1} height={36} />}
      >
        {({ organizations: list }) => {
          const owned = list.filter(({ role }) => role === 'owner')
          return owned.length > 0 ? <OwnersFirst owned={owned} /> : <Delete />
        }}
      </Asked>
    </Panel>
  )
}

const OwnersFirst = ({ owned }: { owned: readonly OrganizationOfUser[] }) => {
  const switchTo = useSwitchOrganization()
  const open = (orgId: string, section: string) =>
    switchTo(orgId, { to: paths.settings, search: { section } })
  return (
    <Stack gap="xs">
      <Text size="sm">{say('deleteAccountPanel.youOwn', { count: owned.length })}</Text>
      <ul className="owned" aria-label={say('deleteAccountPanel.organizationsThatYouOwn')}>
        {owned.map(({ orgId, companyName }) => (
          <li key={orgId}>
            <Text fw={600} size="sm">
              {companyName}
            </Text>
            <Group gap="xs">
              <Button variant="default" size="xs" onClick={() => open(orgId, 'members')}>
                {fill('deleteAccountPanel.transferOwnershipOf', {
                  of: (
                    <span className="visually-hidden">
                      {say('deleteAccountPanel.of', { organization: companyName })}
                    </span>
                  ),
                })}
              </Button>
              <Button variant="default" size="xs" onClick={() => open(orgId, 'organization')}>
                {fill('deleteAccountPanel.deleteWhich', {
                  organization: <span className="visually-hidden">{companyName}</span>,
                })}
              </Button>
            </Group>
          </li>
        ))}
      </ul>
    </Stack>
  )
}

/** The server's sentence, with the organizations that it names. */
const told = (error: CallError | null): Error | null =>
  error === null || error.kind !== 'BUSINESS_LOGIC_ERROR' || error.details.length === 0
    ? error
    : new Error(`${error.message} You own: ${error.details.map(({ message }) => message).join(', ')}.`)

const Delete = () => {
  const email = useSession()?.user.email ?? ''
  const [isOpen, { open, close }] = useDisclosure(false)
  const remove = useCommand(users.deleteAccount)
  const client = useQueryClient()
  return (
    <>
      <Button color="red" variant="outline" onClick={open}>
        {say('deleteAccountPanel.deleteMyAccount')}
      </Button>
      <ConfirmByName
        isOpen={isOpen}
        onClose={() => {
          close()
          // Refused, they own what the list did not say yet: it leads there.
          if (remove.isError) void refresh(client, [organizations.getUserOrganizations.name])
          remove.reset()
        }}
        title={say('deleteAccountPanel.deleteYourAccount')}
        name={email}
        act={say('deleteAccountPanel.deleteMyAccount')}
        onConfirm={() => remove.mutate({ email }, { onSuccess: () => clearAuth('deleted') })}
        isActing={remove.isPending}
        error={told(remove.error)}
      >
        <Stack gap="xs">
          <Text>
            {fill('deleteAccountPanel.whatGoes', {
              head: <b>{say('deleteAccountPanel.goesNow')}</b>,
            })}
          </Text>
          <Text>
            {fill('deleteAccountPanel.whatStays', {
              head: <b>{say('deleteAccountPanel.staysWithTheOrganizations')}</b>,
            })}
          </Text>
          <Text>{say('deleteAccountPanel.youGetAMailThat', { email })}</Text>
        </Stack>
      </ConfirmByName>
    </>
  )
}
