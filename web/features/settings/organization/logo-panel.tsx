import { useMembership } from '../../../core/membership.tsx'
import { PictureField } from '../../../ui/picture-field.tsx'
import { Panel } from '../panel.tsx'

/** The organization's logo, for those who may change its settings. */
export const LogoPanel = () => {
  const { orgId, companyName, logoUrl } = useMembership().organization
  return (
    <Panel title="Logo" text="Stands beside the company’s name in the menu, for every member.">
      <PictureField
        owner={{ collectionName: 'organizations', documentId: orgId }}
        name="The logo"
        url={logoUrl}
        shape="square"
        standIn={companyName.charAt(0).toUpperCase()}
        afterwards="The first letter of the company’s name stands in for it, for every member."
      />
    </Panel>
  )
}
