import { useMembership } from '../../../core/organization/membership.tsx'
import { PictureField } from '../../../ui/pictures/picture-field.tsx'
import { Panel } from '../panel.tsx'
import { say } from '../t.ts'

/** The organization's logo, for those who may change its settings. */
export const LogoPanel = () => {
  const { orgId, companyName, logoUrl } = useMembership().organization
  return (
    <Panel card="logo" text={say('logoPanel.standsBesideTheCompanysName')}>
      <PictureField
        owner={{ collectionName: 'organizations', documentId: orgId }}
        name={say('logoPanel.theLogo')}
        url={logoUrl}
        shape="square"
        standIn={companyName.charAt(0).toUpperCase()}
        afterwards={say('logoPanel.theFirstLetterOfThe')}
      />
    </Panel>
  )
}
