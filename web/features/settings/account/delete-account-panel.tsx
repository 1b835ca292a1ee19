import './delete-account.css'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { members } from '../../../../contract/calls/members.ts'
import { organizations, type OrganizationOfUser } from '../../../../contract/calls/organizations.ts'
import { users } from '../../../../contract/calls/users.ts'
import { callQuery, invalidateCalls, useCommand } from '../../../core/api/queries.ts'
import { send } from '../../../core/api/call.ts'
import type { CallError } from '../../../core/api/call-error.ts'
import { useOnboarded } from '../../../core/organization/remembered-onboarding.ts'
import { clearAuth, useSession } from '../../../core/session/session.ts'
import { useSwitchOrganization } from '../../../core/organization/switch-organization.ts'
import { bothNames } from '../../../core/i18n/labels.ts'
import { paths } from '../../../core/navigation/paths.ts'
import { ConfirmByName } from '../../../ui/dialogs/confirm-by-name.tsx'
import { notifyDone } from '../../../ui/feedback/notify.ts'
import { QueryState, Loading } from '../../../ui/feedback/query-states.tsx'
import { Panel } from '../panel.tsx'
import type { CardId } from '../organization/organization-cards.ts'
import { fill, t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/settings.json' with { type: 'json' }

/** The end of the account (specification point 4): says what goes and what stays; an owner hands over first. */
export const DeleteAccountPanel = () => {
  const joined = useQuery(callQuery(organizations.getUserOrganizations, {}))
  return (
    <Panel
      title={t(texts, 'deleteAccountPanel.deleteAccount')}
      text={t(texts, 'deleteAccountPanel.endsYourAccessToEvery')}
    >
      <QueryState
        of={joined}
        failed={t(texts, 'deleteAccountPanel.yourOrganizationsCouldNotBe')}
        loading={<Loading lines={1} height={36} />}
      >
        {({ organizations: list }) => {
          const owned = list.filter(({ role }) => role === 'owner')
          return owned.length > 0 ? <OwnersFirst owned={owned} /> : <Delete />
        }}
      </QueryState>
    </Panel>
  )
}

const OwnersFirst = ({ owned }: { owned: readonly OrganizationOfUser[] }) => (
  <Stack gap="xs">
    <Text size="sm">{t(texts, 'deleteAccountPanel.youOwn', { count: owned.length })}</Text>
    <ul className="owned" aria-label={t(texts, 'deleteAccountPanel.organizationsThatYouOwn')}>
      {owned.map((organization) => (
        <Owned key={organization.orgId} organization={organization} />
      ))}
    </ul>
  </Stack>
)

/** The ways to be rid of one: its settings, which open once it is set up; until then its setup, and deleting it here. */
const Owned = ({ organization }: { organization: OrganizationOfUser }) => {
  const switchTo = useSwitchOrganization()
  const [isDeleting, deleting] = useDisclosure(false)
  const isSetUp = useOnboarded(organization)
  const { orgId } = organization
  const toSettings = (section: string, hash?: CardId) =>
    switchTo(orgId, { to: paths.settings, search: { section }, ...(hash !== undefined && { hash }) })
  const label = bothNames(organization)
  const of = (
    <span className="visually-hidden">{t(texts, 'deleteAccountPanel.of', { organization: label })}</span>
  )
  return (
    <li>
      <div>
        <Text fw={600} size="sm">
          {label}
        </Text>
        {!isSetUp && (
          <Text size="sm" c="dimmed">
            {t(texts, 'deleteAccountPanel.setupIsNotFinished')}
          </Text>
        )}
      </div>
      <Group gap="xs">
        <Button
          variant="default"
          size="xs"
          onClick={() =>
            isSetUp ? toSettings('members') : switchTo(orgId, { to: paths.onboarding, search: {} })
          }
        >
          {fill(
            texts,
            isSetUp ? 'deleteAccountPanel.transferOwnershipOf' : 'deleteAccountPanel.goOnWithTheSetup',
            {
              of,
            },
          )}
        </Button>
        <Button
          variant="default"
          size="xs"
          onClick={() => (isSetUp ? toSettings('organization', 'delete') : deleting.open())}
        >
          {fill(texts, 'deleteAccountPanel.deleteWhich', {
            organization: <span className="visually-hidden">{label}</span>,
          })}
        </Button>
      </Group>
      <DeleteNotSetUp organization={organization} isOpen={isDeleting} onClose={deleting.close} />
    </li>
  )
}

type DeleteNotSetUpProps = { organization: OrganizationOfUser; isOpen: boolean; onClose: () => void }

const DeleteNotSetUp = ({ organization, isOpen, onClose }: DeleteNotSetUpProps) => {
  const { orgId, name, companyName } = organization
  const client = useQueryClient()
  const remove = useMutation({
    mutationFn: () => send(members.deleteOrganization, { name }, { organizationId: orgId }),
    onSuccess: () => {
      onClose()
      notifyDone(t(texts, 'deleteAccountPanel.wasDeleted', { companyName }))
      return invalidateCalls(client, members.deleteOrganization.touches ?? [])
    },
  })
  return (
    <ConfirmByName
      isOpen={isOpen}
      onClose={() => {
        onClose()
        remove.reset()
      }}
      title={t(texts, 'deleteAccountPanel.deleteTitle', { companyName: bothNames(organization) })}
      name={name}
      act={t(texts, 'deleteAccountPanel.deleteOrganization')}
      onConfirm={() => remove.mutate()}
      isActing={remove.isPending}
      error={remove.error}
    >
      {t(texts, 'deleteAccountPanel.notSetUpGoes')}
    </ConfirmByName>
  )
}

/** The server's sentence, with the organizations that it names. */
const deletionError = (error: CallError | null): Error | null =>
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
        {t(texts, 'deleteAccountPanel.deleteMyAccount')}
      </Button>
      <ConfirmByName
        isOpen={isOpen}
        onClose={() => {
          close()
          // Refused, they own what the list did not say yet: it leads there.
          if (remove.isError) void invalidateCalls(client, [organizations.getUserOrganizations.name])
          remove.reset()
        }}
        title={t(texts, 'deleteAccountPanel.deleteYourAccount')}
        name={email}
        act={t(texts, 'deleteAccountPanel.deleteMyAccount')}
        onConfirm={() => remove.mutate({ email }, { onSuccess: () => clearAuth('deleted') })}
        isActing={remove.isPending}
        error={deletionError(remove.error)}
      >
        <Stack gap="xs">
          <Text>
            {fill(texts, 'deleteAccountPanel.whatGoes', {
              head: <b>{t(texts, 'deleteAccountPanel.goesNow')}</b>,
            })}
          </Text>
          <Text>
            {fill(texts, 'deleteAccountPanel.whatStays', {
              head: <b>{t(texts, 'deleteAccountPanel.staysWithTheOrganizations')}</b>,
            })}
          </Text>
          <Text>{t(texts, 'deleteAccountPanel.youGetAMailThat', { email })}</Text>
        </Stack>
      </ConfirmByName>
    </>
  )
}
