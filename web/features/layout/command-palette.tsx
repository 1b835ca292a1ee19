import '@mantine/spotlight/styles.layer.css'
import { Spotlight, spotlight, type SpotlightActionGroupData } from '@mantine/spotlight'
import { useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { useEffect } from 'react'
import { can } from '../../../contract/rights.ts'
import { offeredActions, type Action } from '../../core/actions.ts'
import { useMembership } from '../../core/membership.tsx'
import { signOut } from '../../core/sign-out.ts'
import { useSwitchOrganization } from '../../core/switch-organization.ts'
import { themes } from '../../core/theme.ts'
import { useTheme } from '../../ui/color-scheme.ts'
import { places } from './places.ts'

const grouped = (actions: readonly Action[]): SpotlightActionGroupData[] =>
  [...Map.groupBy(actions, ({ group }) => group ?? 'This page')].map(([group, members]) => ({
    group,
    actions: members.map(({ id, label, keywords = [], run }) => ({ id, label, keywords, onClick: run })),
  }))

const useGeneralActions = (): Action[] => {
  const { organization, organizations } = useMembership()
  const navigate = useNavigate()
  const switchTo = useSwitchOrganization()
  const [theme, setTheme] = useTheme()
  return [
    ...places
      .filter(({ needs }) => needs === undefined || can(organization, needs))
      .map(({ to, label }) => ({ id: to, label, group: 'Go to', run: () => void navigate({ to }) })),
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
