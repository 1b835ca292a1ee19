import { useQuery } from '@tanstack/react-query'
import { organizations } from '../../../../contract/calls/organizations.ts'
import { can } from '../../../../contract/rights/permissions.ts'
import { ask } from '../../../core/api/queries.ts'
import { paths } from '../../../core/navigation/paths.ts'
import type { About } from '../draft/draft-record.ts'
import { Marked } from '../language/marked-text.tsx'
import { useTexts } from '../language/texts.ts'
import { Notice } from './message-screen.tsx'

const inviting = {
  invite: (words: string) => (
    <a className="q-link" href={`#${paths.submissions}?invite=one`}>
      {words}
    </a>
  ),
}

/** A member who is asked nothing, since nobody invited them to answer: an owner who has founded it, or somebody removed. */
export const NotListed = ({ orgId, about }: { orgId: string; about: About | null }) => {
  const t = useTexts()
  const list = useQuery(ask(organizations.getUserOrganizations, {}))
  const membership = list.data?.organizations.find((one) => one.orgId === orgId)
  const organization = about?.organizationName ?? t('yourOrganization')
  return (
    <Notice title={t('notListed.title')} organizationName={about?.organizationName}>
      <p className="q-lead">{t('notListed.text', { email: about?.email ?? '', organization })}</p>
      <p>
        {membership !== undefined && can(membership, 'employee:invite') ? (
          <Marked say="notListed.invite" marks={inviting} />
        ) : (
          t('notListed.ask', { organization })
        )}
      </p>
      <p className="q-quiet">
        <a className="q-link" href={`#${paths.home}`}>
          {t('notListed.back', { organization })}
        </a>
      </p>
    </Notice>
  )
}
