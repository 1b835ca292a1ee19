import { Anchor, Button, List, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { organizations } from '../../../../contract/organizations.ts'
import { users } from '../../../../contract/users.ts'
import { ask, useCommand } from '../../../core/ask.ts'
import type { CallError } from '../../../core/call-error.ts'
import { clearAuth, useSession } from '../../../core/session.ts'
import { paths } from '../../../paths.ts'
import { ConfirmByName } from '../../../ui/confirm-by-name.tsx'
import { Asked, Loading } from '../../../ui/states.tsx'
import { Panel } from '../panel.tsx'

/** The end of the account (specification point 4): says what goes and what stays; an owner hands over first. */
export const DeleteAccountPanel = () => {
  const joined = useQuery(ask(organizations.getUserOrganizations, {}))
  return (
    <Panel title="Delete account" text="Ends your access to every organization.">
      <Asked
        of={joined}
        failed="Your organizations could not be loaded"
        loading={<Loading lines={1} height={36} />}
      >
        {({ organizations: list }) => {
          const owned = list.filter(({ role }) => role === 'owner').map(({ companyName }) => companyName)
          return owned.length > 0 ? <OwnersFirst owned={owned} /> : <Delete />
        }}
      </Asked>
    </Panel>
  )
}

const OwnersFirst = ({ owned }: { owned: readonly string[] }) => (
  <Stack gap="xs">
    <Text size="sm">
      You own {owned.length === 1 ? 'an organization' : `${owned.length} organizations`}, and an organization
      always has an owner. Before your account can be deleted, transfer the ownership of each to another
      member, in{' '}
      <Anchor renderRoot={(props) => <Link to={paths.settings} search={{ section: 'members' }} {...props} />}>
        Members
      </Anchor>
      , or delete it, in{' '}
      <Anchor
        renderRoot={(props) => <Link to={paths.settings} search={{ section: 'organization' }} {...props} />}
      >
        Organization
      </Anchor>
      .
    </Text>
    <List size="sm">
      {owned.map((name) => (
        <List.Item key={name}>{name}</List.Item>
      ))}
    </List>
  </Stack>
)

/** The server's sentence, with the organizations that it names. */
const told = (error: CallError | null): Error | null =>
  error === null || error.kind !== 'BUSINESS_LOGIC_ERROR' || error.details.length === 0
    ? error
    : new Error(`${error.message} You own: ${error.details.map(({ message }) => message).join(', ')}.`)

const Delete = () => {
  const email = useSession()?.user.email ?? ''
  const [isOpen, { open, close }] = useDisclosure(false)
  const remove = useCommand(users.deleteAccount)
  return (
    <>
      <Button color="red" variant="outline" onClick={open}>
        Delete my account
      </Button>
      <ConfirmByName
        isOpen={isOpen}
        onClose={() => {
          close()
          remove.reset()
        }}
        title="Delete your account?"
        name={email}
        act="Delete my account"
        onConfirm={() => remove.mutate({ email }, { onSuccess: () => clearAuth('deleted') })}
        isActing={remove.isPending}
        error={told(remove.error)}
      >
        <Stack gap="xs">
          <Text>
            <b>Goes now:</b> your memberships with your conversations in the chats, your sessions on every
            device, your photo and your phone number.
          </Text>
          <Text>
            <b>Stays with the organizations:</b> your employee record, the answers that you gave them and the
            reports made from those, and your name in their audit logs. Ask their owners if those are to go
            too.
          </Text>
          <Text>
            You can sign in with {email} again later; you then start without memberships. If you want your
            data, download them first.
          </Text>
        </Stack>
      </ConfirmByName>
    </>
  )
}
