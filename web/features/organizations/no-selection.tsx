import { Text, UnstyledButton } from '@mantine/core'
import type { OrganizationOfUser } from '../../../contract/calls/organizations.ts'
import { selectOrganization } from '../../core/organization/selected-organization.ts'
import { JoinByCode } from './join/join-by-code.tsx'
import { describe } from './organization-switcher.tsx'
import { StartFrame } from './start-frame.tsx'
import { PendingInvitations } from './join/pending-invitations.tsx'
import { t } from '../../core/i18n/t.ts'
import texts from '../../../languages/en/organizations.json' with { type: 'json' }

/** The organization that was selected is not the person's any more: they choose another. */
export const NoSelection = ({ list }: { list: readonly OrganizationOfUser[] }) => (
  <StartFrame
    title={t(texts, 'noSelection.noOrganizationSelected')}
    intro={t(texts, 'noSelection.theOneThatYouUsed')}
  >
    <PendingInvitations />
    <ul className="choices" aria-label={t(texts, 'noSelection.yourOrganizations')}>
      {list.map((organization) => (
        <li key={organization.orgId}>
          <UnstyledButton className="choice" onClick={() => selectOrganization(organization.orgId)}>
            <Text component="span" fw={650} className="choice__name">
              {organization.companyName}
            </Text>
            <Text component="span" size="sm" c="dimmed">
              {describe(organization)}
            </Text>
          </UnstyledButton>
        </li>
      ))}
    </ul>
    <JoinByCode />
  </StartFrame>
)
