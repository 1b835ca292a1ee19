import { lazy } from 'react'
import { MainLayout } from '../features/layout/main-layout.tsx'
import { OrganizationSwitcher } from '../features/organizations/organization-switcher.tsx'

const Palette = lazy(() => import('./palette.tsx'))

/** The main layout with what it frames from other features. */
export default function MainFrame() {
  return <MainLayout switcher={<OrganizationSwitcher />} palette={Palette} />
}
