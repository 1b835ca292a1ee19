import { Button, Kbd } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMembership } from '../../core/organization/membership.tsx'
import { Person } from './account-menu.tsx'
import { navigationItemsFor } from './navigation-items.ts'
import { t } from '../../core/i18n/t.ts'
import texts from '../../../languages/en/layout.json' with { type: 'json' }

type SidebarProps = {
  switcher: ReactNode
  onSearch: () => void
  /** Hears that a place was chosen, so that a drawer can close. */
  onChosen?: () => void
}

/** The organization on top, the places that the role may use, the person below. */
export const Sidebar = ({ switcher, onSearch, onChosen }: SidebarProps) => {
  const { organization } = useMembership()
  return (
    <div className="side">
      {switcher}
      <Button
        variant="default"
        size="xs"
        fw={400}
        styles={{ label: { flex: 1 } }}
        leftSection={<Search size={14} aria-hidden />}
        rightSection={
          <Kbd size="xs" className="side__keys">
            {commandKey} K
          </Kbd>
        }
        onClick={onSearch}
      >
        {t(texts, 'sidebar.goTo')}
      </Button>
      <nav aria-label={t(texts, 'sidebar.places')} className="side__places">
        {navigationItemsFor(organization).map(({ to, label, icon: Icon }) => (
          <Link key={to} to={to} className="side__place" onClick={() => onChosen?.()}>
            <Icon size={18} aria-hidden />
            {label}
          </Link>
        ))}
      </nav>
      <Person />
    </div>
  )
}

const commandKey = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : t(texts, 'sidebar.ctrl')
