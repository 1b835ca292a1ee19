import '../../ui/theme/mantine-lazy.css'
import './layout.css'
import { Outlet } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'
import { useMembership } from '../../core/organization/membership.tsx'
import { LogoutButton } from '../../ui/page/logout-button.tsx'
import { Brand } from '../../ui/page/brand.tsx'
import { HelpLink } from '../../ui/page/help-link.tsx'
import { Toasts } from '../../ui/feedback/toasts.tsx'
import { FallbackDataNotice } from './fallback-data-notice.tsx'
import { usePalette } from './command-palette/use-palette.tsx'
import { t } from '../../core/i18n/t.ts'
import texts from '../../../languages/en/layout.json' with { type: 'json' }

type BareLayoutProps = {
  switcher: ReactNode
  /** The command palette, which opens when it is mounted. */
  palette: ComponentType
}

/** The frame before an organization is set up: no places yet, but a way to another organization and out. */
export const BareLayout = ({ switcher, palette: Palette }: BareLayoutProps) => {
  const { organization } = useMembership()
  const { palette } = usePalette(Palette)
  return (
    <>
      <section className="bare__bar" aria-label={t(texts, 'bareLayout.menuBar')}>
        <Brand />
        <div className="bare__person">
          <HelpLink />
          {switcher}
          <LogoutButton className="bare__out" />
        </div>
      </section>
      <main tabIndex={-1} key={organization.orgId}>
        <FallbackDataNotice />
        <Outlet />
      </main>
      <Toasts />
      {palette}
    </>
  )
}
