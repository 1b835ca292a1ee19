import { useMembership } from '../../../core/organization/membership.tsx'
import { roleNames } from '../../../core/i18n/labels.ts'
import { Panel } from '../panel.tsx'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/settings.json' with { type: 'json' }

/** The organization's plain facts, for who may not change them. */
export const FactsPanel = () => {
  const { organization, data, standIn } = useMembership()
  const { location } = data.settings
  return (
    <Panel card="facts" text={t(texts, 'factsPanel.whatItIsCalledAnd')}>
      <dl className="facts">
        <dt>{t(texts, 'factsPanel.organization')}</dt>
        <dd>{organization.name}</dd>
        <dt>{t(texts, 'factsPanel.company')}</dt>
        <dd>{organization.companyName}</dd>
        {standIn !== undefined && (
          <>
            <dt>{t(texts, 'factsPanel.location')}</dt>
            <dd>{t(texts, 'factsPanel.couldNotBeLoaded')}</dd>
          </>
        )}
        {location !== null && (
          <>
            <dt>{t(texts, 'factsPanel.location')}</dt>
            <dd>
              {location.latitude}, {location.longitude}
            </dd>
          </>
        )}
        <dt>{t(texts, 'factsPanel.yourRole')}</dt>
        <dd>{roleNames[organization.role]}</dd>
      </dl>
    </Panel>
  )
}
