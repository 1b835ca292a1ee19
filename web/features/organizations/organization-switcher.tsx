import './organizations.css'
import { Badge, Menu, Text, UnstyledButton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Check, ChevronsUpDown, MailPlus, Plus } from 'lucide-react'
import { useId } from 'react'
import type { OrganizationOfUser } from '../../../contract/calls/organizations.ts'
import { people } from '../../../contract/calls/employees/employees.ts'
import { callQuery } from '../../core/api/queries.ts'
import { useMembership } from '../../core/organization/membership.tsx'
import { isOnboarded } from '../../core/organization/remembered-onboarding.ts'
import { useSwitchOrganization } from '../../core/organization/switch-organization.ts'
import { roleNames } from '../../core/i18n/labels.ts'
import { paths } from '../../core/navigation/paths.ts'
import { Picture } from '../../ui/pictures/picture.tsx'
import { t } from '../../core/i18n/t.ts'
import texts from '../../../languages/en/organizations.json' with { type: 'json' }

/** Role and state of an organization in a few words, with its own name if it differs from the company's. */
export const describe = (organization: OrganizationOfUser): string =>
  [
    ...(organization.name === organization.companyName ? [] : [organization.name]),
    roleNames[organization.role],
    ...(isOnboarded(organization) ? [] : [t(texts, 'organizationSwitcher.notSetUpYet')]),
  ].join(' · ')

/** How long pending invitations count as fresh, in milliseconds. */
const waitingFreshMs = 60_000

/** Shows the selected organization and switches to another, to a new one, or to one with a pending invitation. */
export const OrganizationSwitcher = () => {
  const { organization, organizations } = useMembership()
  const switchTo = useSwitchOrganization()
  const asked = useQuery({ ...callQuery(people.getMyInvitations, {}), staleTime: waitingFreshMs })
  const isOwn = (orgId: string) => organizations.some((one) => one.orgId === orgId)
  // An invitation to an organization that the user already belongs to does not count.
  const waiting = asked.data?.invitations.filter(({ orgId }) => !isOwn(orgId)).length ?? 0
  const words = t(texts, 'organizationSwitcher.invitationsWaitForYou', { count: waiting })
  const waitingId = useId()
  return (
    <>
      <Menu position="bottom-start" width="target" withinPortal={false} withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <UnstyledButton
            className="switcher"
            aria-label={t(texts, 'organizationSwitcher.organizationSwitchOrganization', {
              companyName: organization.companyName,
            })}
            aria-describedby={waiting > 0 ? waitingId : undefined}
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
            {waiting > 0 && (
              <span className="switcher__waiting" id={waitingId} title={words}>
                <span className="visually-hidden">{words}</span>
              </span>
            )}
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
            {t(texts, 'organizationSwitcher.newOrganization')}
          </Menu.Item>
          <Menu.Item
            leftSection={<MailPlus size={16} aria-hidden />}
            rightSection={
              waiting > 0 && (
                <Badge size="sm" variant="filled" circle title={words} aria-label={words}>
                  {waiting}
                </Badge>
              )
            }
            renderRoot={(props) => <Link to={paths.joinOrganization} {...props} />}
          >
            {t(texts, 'organizationSwitcher.joinAnOrganization')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </>
  )
}
