import '../../ui/theme/mantine-lazy.css'
import './layout.css'
import { ActionIcon, Button, Drawer } from '@mantine/core'
import { useDisclosure, useHotkeys, useMediaQuery } from '@mantine/hooks'
import { Link, Outlet, useMatches } from '@tanstack/react-router'
import { Menu, Search } from 'lucide-react'
import type { ComponentType, ReactNode } from 'react'
import { permissionLabel } from '../../../contract/rights/permission-descriptions.ts'
import { can, rolesWithPermission } from '../../../contract/rights/permissions.ts'
import { useMembership } from '../../core/organization/membership.tsx'
import { rolesText } from '../../core/i18n/labels.ts'
import { paths } from '../../core/navigation/paths.ts'
import { Brand } from '../../ui/page/brand.tsx'
import { Toasts } from '../../ui/feedback/toasts.tsx'
import { Page } from '../../ui/page/page.tsx'
import { Empty } from '../../ui/feedback/query-states.tsx'
import { ReopenedAnswersBar } from './reopened-answers-bar.tsx'
import { navigationItemAt } from './navigation-items.ts'
import { Sidebar } from './sidebar.tsx'
import { FallbackDataNotice } from './fallback-data-notice.tsx'
import { SubscriptionBanner } from './subscription-banner.tsx'
import { usePalette } from './command-palette/use-palette.tsx'
import { t } from '../../core/i18n/t.ts'
import texts from '../../../languages/en/layout.json' with { type: 'json' }

/** Where a page's own search is, for the `/` key. */
const focusSearch = () => {
  const search = document.querySelector('main input[type="search"], main [data-page-search]')
  if (search instanceof HTMLElement) search.focus()
}

type MainLayoutProps = {
  switcher: ReactNode
  /** The command palette, which opens when it is mounted. */
  palette: ComponentType
}

/** The frame of every place: sidebar (a drawer on a phone), command palette, notifications. */
export const MainLayout = ({ switcher, palette: Palette }: MainLayoutProps) => {
  const { organization } = useMembership()
  // The same width as in layout.css.
  const isNarrow = useMediaQuery('(max-width: 61.999em)', false, { getInitialValueInEffect: false })
  const [isDrawerOpen, drawer] = useDisclosure(false)
  const { palette, openPalette } = usePalette(Palette, drawer.close)
  useHotkeys([['/', focusSearch]])

  return (
    <div className="frame">
      <button type="button" className="frame__skip" onClick={() => document.querySelector('main')?.focus()}>
        {t(texts, 'mainLayout.skipToContent')}
      </button>
      <section className="frame__bar" aria-label={t(texts, 'mainLayout.menuBar')}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t(texts, 'mainLayout.openTheMenu')}
          onClick={drawer.open}
        >
          <Menu size={20} aria-hidden />
        </ActionIcon>
        <Brand />
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          ms="auto"
          aria-label={t(texts, 'mainLayout.goTo')}
          onClick={openPalette}
        >
          <Search size={20} aria-hidden />
        </ActionIcon>
      </section>
      {!isNarrow && (
        <aside className="frame__side" aria-label={t(texts, 'mainLayout.sidebar')}>
          <Sidebar switcher={switcher} onSearch={openPalette} />
        </aside>
      )}
      <Drawer
        opened={isDrawerOpen}
        onClose={drawer.close}
        title={<Brand />}
        size={288}
        styles={{ body: { padding: 0 } }}
      >
        <Sidebar switcher={switcher} onSearch={openPalette} onChosen={drawer.close} />
      </Drawer>
      <main tabIndex={-1} key={organization.orgId}>
        <FallbackDataNotice />
        <SubscriptionBanner />
        <ReopenedAnswersBar />
        <Content />
      </main>
      <Toasts />
      {palette}
    </div>
  )
}

/** The place itself, or who may see it. */
const Content = () => {
  const { organization } = useMembership()
  // Of the page that is shown: while the next one is loaded, the address is that one's already.
  const pathname = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? paths.home })
  const place = navigationItemAt(pathname, organization)
  if (place?.needs === undefined || can(organization, place.needs)) return <Outlet />
  // Their role may see it, and the list of permissions that was given to them in its place does not.
  const isOfRole = can({ role: organization.role, permissions: null }, place.needs)
  return (
    <Page title={place.label}>
      <Empty
        title={
          isOfRole ? t(texts, 'mainLayout.youHaveNotBeenGiven') : t(texts, 'mainLayout.thisIsNotForYour')
        }
        action={
          <Button renderRoot={(props) => <Link to={paths.employeeForm} {...props} />}>
            {t(texts, 'mainLayout.openYourOwnQuestionnaire')}
          </Button>
        }
      >
        {isOfRole
          ? t(texts, 'mainLayout.yourPermissionsDoNotInclude', { organization: organization.companyName })
          : t(texts, 'mainLayout.othersCanSeeThis', {
              organization: organization.companyName,
              them: rolesText(rolesWithPermission(place.needs)),
              permission: permissionLabel(place.needs),
            })}{' '}
        {t(texts, 'mainLayout.yourOwnAnswersAreIn')}
      </Empty>
    </Page>
  )
}
