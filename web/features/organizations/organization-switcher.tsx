import './organizations.css'
import { Menu, Text, UnstyledButton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Check, ChevronsUpDown, Plus } from 'lucide-react'
import type { OrganizationOfUser } from '../../../contract/organizations.ts'
import { useMembership } from '../../core/membership.tsx'
import { isOnboarded } from '../../core/onboarding-flag.ts'
import { useSwitchOrganization } from '../../core/switch-organization.ts'
import { roleNames } from '../../core/words.ts'
import { paths } from '../../paths.ts'
import { Picture } from '../../ui/picture.tsx'

/** Role and state of an organization in a few words, and its own name where it is not the company's. */
export const describe = (organization: OrganizationOfUser): string =>
  [
    ...(organization.name === organization.companyName ? [] : [organization.name]),
    roleNames[organization.role],
    ...(isOnboarded(organization) ? [] : ['not set up yet']),
  ].join(' · ')

/** Shows the selected organization and switches to another, or to a new one. */
export const OrganizationSwitcher = () => {
  const { organization, organizations } = useMembership()
  const switchTo = useSwitchOrganization()
  return (
    <>
      <Menu position="bottom-start" width="target" withinPortal={false} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <UnstyledButton
            className="switcher"
            aria-label={`Organization: ${organization.companyName}. Switch organization`}
          >
            <Picture url={organization.logoUrl} className="switcher__logo">
              <span className="switcher__badge" aria-hidden>
                {organization.companyName.charAt(0).toUpperCase()}
              </span>
            </Picture>
            <span>
              <Text component="span" display="block" size="sm" fw={650} truncate>
                {organization.companyName}
              </Text>
              <Text component="span" display="block" size="xs" c="dimmed" truncate>
                {describe(organization)}
              </Text>
            </span>
            <ChevronsUpDown size={16} aria-hidden />
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <div className="switcher__list">
            <Menu.RadioGroup value={organization.orgId} onChange={switchTo}>
              {organizations.map((one) => (
                <Menu.RadioItem
                  key={one.orgId}
                  value={one.orgId}
                  closeMenuOnClick
                  checkIcon={<Check size={16} aria-hidden />}
                >
                  <Text size="sm" fw={600}>
                    {one.companyName}
                  </Text>
                  <Text size="xs" c="dimmed">
                    {describe(one)}
                  </Text>
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
          </div>
          <Menu.Divider />
          <Menu.Item
            leftSection={<Plus size={16} aria-hidden />}
            renderRoot={(props) => <Link to={paths.newOrganization} {...props} />}
          >
            New organization
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </>
  )
}
