import { useMembership } from '../../../core/organization/membership.tsx'
import { roleNames } from '../../../core/i18n/labels.ts'
import { Panel } from '../panel.tsx'
import { say } from '../t.ts'

/** The organization's plain facts, for who may not change them. */
export const FactsPanel = () => {
  const { organization, data, standIn } = useMembership()
  const { location } = data.settings
  return (
    <Panel card="facts" text={say('factsPanel.whatItIsCalledAnd')}>
      <dl className="facts">
        <dt>{say('factsPanel.organization')}</dt>
        <dd>{organization.name}</dd>
        <dt>{say('factsPanel.company')}</dt>
        <dd>{organization.companyName}</dd>
        {standIn !== undefined && (
          <>
            <dt>{say('factsPanel.location')}</dt>
            <dd>{say('factsPanel.couldNotBeLoaded')}</dd>
          </>
        )}
        {location !== null && (
          <>
            <dt>{say('factsPanel.location')}</dt>
            <dd>
              {location.latitude}, {location.longitude}
            </dd>
          </>
        )}
        <dt>{say('factsPanel.yourRole')}</dt>
        <dd>{roleNames[organization.role]}</dd>
      </dl>
    </Panel>
  )
}
