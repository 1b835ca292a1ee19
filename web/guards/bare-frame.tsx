import { BareLayout } from '../features/layout/bare-layout.tsx'
import { OrganizationSwitcher } from '../features/organizations/organization-switcher.tsx'

/** The bare layout with what it frames from other features. */
export default function BareFrame() {
  return <BareLayout switcher={<OrganizationSwitcher />} />
}
