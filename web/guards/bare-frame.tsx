import { lazy } from 'react'
import { BareLayout } from '../features/layout/bare-layout.tsx'
import { OrganizationSwitcher } from '../features/organizations/organization-switcher.tsx'

const Palette = lazy(() => import('./palette.tsx'))

/** The bare layout with what it frames from other features. */
export default function BareFrame() {
  return <BareLayout switcher={<OrganizationSwitcher />} palette={Palette} />
}
