import './organizations.css'
import { Button, Group, Stack, Text, Title, UnstyledButton } from '@mantine/core'
import type { OrganizationOfUser } from '../../../contract/organizations.ts'
import { selectOrganization } from '../../core/organization.ts'
import { signOut } from '../../core/sign-out.ts'
import { Brand } from '../../ui/brand.tsx'
import { useDocumentTitle } from '../../ui/page.tsx'
import { describe } from './organization-switcher.tsx'

/** The organization that was selected is not the person's any more: they choose another. */
export const NoSelection = ({ list }: { list: readonly OrganizationOfUser[] }) => {
  useDocumentTitle('No organization selected')
  return (
    <main className="page page--reading">
      <Stack gap="xl" maw="30rem" mx="auto">
        <Group justify="space-between">
          <Brand />
          <Button variant="default" size="xs" onClick={() => void signOut()}>
            Logout
          </Button>
        </Group>
        <Stack gap="xs">
          <Title order={1}>No organization selected</Title>
          <Text c="dimmed">
            The one that you used last is no longer among yours. Choose the one to work in.
          </Text>
        </Stack>
        <div className="choices">
          {list.map((organization) => (
            <UnstyledButton
              key={organization.orgId}
              className="choice"
              onClick={() => selectOrganization(organization.orgId)}
            >
              <Text component="span" fw={650}>
                {organization.companyName}
              </Text>
              <Text component="span" size="sm" c="dimmed">
                {describe(organization)}
              </Text>
            </UnstyledButton>
          ))}
        </div>
      </Stack>
    </main>
  )
}
