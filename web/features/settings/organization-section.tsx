import { useMay, useMembership } from '../../core/membership.tsx'
import { DeletePanel } from './organization/delete-panel.tsx'
import { ExportPanel } from './organization/export-panel.tsx'
import { FactsPanel } from './organization/facts-panel.tsx'
import { GroupThresholdPanel } from './organization/group-threshold-panel.tsx'
import { InvitationLanguagePanel } from './organization/invitation-language-panel.tsx'
import { LeavePanel } from './organization/leave-panel.tsx'
import { LocationPanel } from './organization/location-panel.tsx'
import { LogoPanel } from './organization/logo-panel.tsx'
import { NamesPanel } from './organization/names-panel.tsx'
import { ProfilePanel } from './organization/profile-panel.tsx'
import { RetentionPanel } from './organization/retention-panel.tsx'
import { VisibilityPanel } from './organization/visibility-panel.tsx'

/** The organization: its names and rules for who may change them, and the way out of it for everybody. */
export default function OrganizationSection() {
  const { organization } = useMembership()
  const mayChange = useMay('org:settings')
  // Whoever may not see it is sent an empty one, which must not take the place of what is stored.
  const seesProfile = [useMay('onboarding:view'), useMay('onboarding:edit')].includes(true)
  const mayDelete = useMay('org:delete')
  return (
    <>
      {mayChange ? <NamesPanel /> : <FactsPanel />}
      {mayChange && <LogoPanel />}
      {mayChange && seesProfile && <ProfilePanel />}
      {mayChange && <LocationPanel />}
      {mayChange && <VisibilityPanel />}
      {mayChange && <InvitationLanguagePanel />}
      {mayChange && <GroupThresholdPanel />}
      {mayChange && <RetentionPanel />}
      {organization.role === 'owner' && <ExportPanel />}
      <LeavePanel />
      {mayDelete && <DeletePanel />}
    </>
  )
}
