import { useMembership } from '../../../core/organization/membership.tsx'
import { PictureField } from '../../../ui/pictures/picture-field.tsx'
import { Panel } from '../panel.tsx'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/settings.json' with { type: 'json' }

/** The organization's logo, for those who may change its settings. */
export const LogoPanel = () => {
  const { orgId, companyName, logoUrl } = useMembership().organization
  return (
    <Panel card="logo" text={t(texts, 'logoPanel.standsBesideTheCompanysName')}>
      <PictureField
        owner={{ collectionName: 'organizations', documentId: orgId }}
        name={t(texts, 'logoPanel.theLogo')}
        url={logoUrl}
        shape="square"
        standIn={companyName.charAt(0).toUpperCase()}
        afterwards={t(texts, 'logoPanel.theFirstLetterOfThe')}
      />
    </Panel>
  )
}
