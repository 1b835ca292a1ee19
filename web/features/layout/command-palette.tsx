import '@mantine/spotlight/styles.layer.css'
import { Spotlight, spotlight, type SpotlightActionGroupData } from '@mantine/spotlight'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { useEffect } from 'react'
import { can } from '../../../contract/rights.ts'
import { offeredActions, type Action } from '../../core/actions.ts'
import { useMembership } from '../../core/membership.tsx'
import { signOut } from '../../core/sign-out.ts'
import { useSwitchOrganization } from '../../core/switch-organization.ts'
import { themes } from '../../core/theme.ts'
import { paths } from '../../paths.ts'
import { useTheme } from '../../ui/color-scheme.ts'
import { places } from './places.ts'

const grouped = (actions: readonly Action[]): SpotlightActionGroupData[] => {
  const groups = new Map<string, Action[]>()
  for (const action of actions) {
    const name = action.group ?? 'This page'
    groups.set(name, [...(groups.get(name) ?? []), action])
  }
  return [...groups].map(([group, members]) => ({
    group,
    actions: members.map(({ id, label, keywords = [], run }) => ({ id, label, keywords, onClick: run })),
  }))
}

const useGeneralActions = (): Action[] => {
  const { organization, organizations } = useMembership()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const switchTo = useSwitchOrganization()
  const [theme, setTheme] = useTheme()
  const mayInvite = can(organization, 'employee:invite') && can(organization, 'submission:view')
  // On the submissions page the filters stay as they are.
  const invite = (way: string) =>
    void navigate({
      to: paths.submissions,
      search: (old) => (pathname === paths.submissions ? { ...old, invite: way } : { invite: way }),
    })
  return [
    ...places
      .filter(({ needs }) => needs === undefined || can(organization, needs))
      .map(({ to, label }) => ({ id: to, label, group: 'Go to', run: () => void navigate({ to }) })),
    ...(mayInvite
      ? [
          { id: 'invite-one', label: 'Invite people', way: 'one' },
          { id: 'invite-many', label: 'Invite many people', way: 'many' },
        ].map(({ way, ...action }) => ({ ...action, group: 'People', run: () => invite(way) }))
      : []),
    ...organizations
      .filter(({ orgId }) => orgId !== organization.orgId)
      .map(({ orgId, companyName }) => ({
        id: orgId,
        label: `Switch to ${companyName}`,
        group: 'Organization',
        run: () => switchTo(orgId),
      })),
    ...themes
      .filter((name) => name !== theme)
      .map((name) => ({
        id: `theme-${name}`,
        label: `Theme: ${name}`,
        group: 'Appearance',
        keywords: ['dark mode', 'light mode', 'colour'],
        run: () => setTheme(name),
      })),
    { id: 'sign-out', label: 'Sign out', group: 'You', keywords: ['log out'], run: () => void signOut() },
  ]
}

/** The command palette, which opens when it is mounted. */
export default function CommandPalette() {
  const general = useGeneralActions()
  useEffect(() => spotlight.open(), [])
  return (
    <Spotlight
      shortcut={null}
      attributes={{ content: { 'aria-label': 'Commands' } }}
      scrollAreaProps={{ viewportProps: { tabIndex: 0 } }}
      actions={grouped([...offeredActions(), ...general])}
      highlightQuery
      scrollable
      maxHeight="min(28rem, 70dvh)"
      nothingFound="Nothing here by that name"
      searchProps={{
        leftSection: <Search size={18} aria-hidden />,
        placeholder: 'Go to, switch, do…',
        'aria-label': 'Find a command',
      }}
    />
  )
}
