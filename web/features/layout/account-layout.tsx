import '../../ui/theme/mantine-lazy.css'
import './layout.css'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { paths } from '../../core/navigation/paths.ts'
import { LogoutButton } from '../../ui/page/logout-button.tsx'
import { Brand } from '../../ui/page/brand.tsx'
import { Toasts } from '../../ui/feedback/toasts.tsx'
import { t } from '../../core/i18n/t.ts'
import texts from '../../../languages/en/layout.json' with { type: 'json' }

/** The frame of one's own account: a way back to the organizations, and out. */
export const AccountLayout = ({ children }: { children: ReactNode }) => (
  <>
    <section className="bare__bar" aria-label={t(texts, 'accountLayout.menuBar')}>
      <Brand />
      <div className="bare__person">
        <Button variant="default" size="xs" renderRoot={(props) => <Link to={paths.home} {...props} />}>
          {t(texts, 'accountLayout.organizations')}
        </Button>
        <LogoutButton className="bare__out" />
      </div>
    </section>
    <main tabIndex={-1}>{children}</main>
    <Toasts />
  </>
)
