import { useMembership } from '../../core/membership.tsx'
import { roleNames } from '../../core/words.ts'
import { Panel } from './panel.tsx'

/** The organization's plain facts. */
export default function OrganizationSection() {
  const { organization } = useMembership()
  return (
    <Panel title="This organization" text="What it is called, and your role in it.">
      <dl className="facts">
        <dt>Name</dt>
        <dd>{organization.companyName}</dd>
        <dt>Your role</dt>
        <dd>{roleNames[organization.role]}</dd>
      </dl>
    </Panel>
  )
}
