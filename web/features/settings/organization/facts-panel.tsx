import { useMembership } from '../../../core/membership.tsx'
import { roleNames } from '../../../core/words.ts'
import { Panel } from '../panel.tsx'

/** The organization's plain facts, for who may not change them. */
export const FactsPanel = () => {
  const { organization, data } = useMembership()
  const { location } = data.settings
  return (
    <Panel title="This organization" text="What it is called, and your role in it.">
      <dl className="facts">
        <dt>Organization</dt>
        <dd>{organization.name}</dd>
        <dt>Company</dt>
        <dd>{organization.companyName}</dd>
        {location !== null && (
          <>
            <dt>Location</dt>
            <dd>
              {location.latitude}, {location.longitude}
            </dd>
          </>
        )}
        <dt>Your role</dt>
        <dd>{roleNames[organization.role]}</dd>
      </dl>
    </Panel>
  )
}
