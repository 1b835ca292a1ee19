import { useQuery } from '@tanstack/react-query'
import { organizations } from '../../../../contract/calls/organizations.ts'
import { can } from '../../../../contract/rights/permissions.ts'
import { callQuery } from '../../../core/api/queries.ts'
import { paths } from '../../../core/navigation/paths.ts'
import type { QuestionnaireSubject } from '../draft/questionnaire-subject.ts'
import { MarkedText } from '../language/marked-text.tsx'
import { useTexts } from '../language/texts.ts'
import { MessageScreen } from './message-screen.tsx'

const inviting = {
  invite: (words: string) => (
    <a className="q-link" href={`#${paths.submissions}?invite=one`}>
      {words}
    </a>
  ),
}

/** A member who is asked nothing, since nobody invited them to answer: an owner who has founded it, or somebody removed. */
export const NotInvited = ({ orgId, about }: { orgId: string; about: QuestionnaireSubject | null }) => {
  const t = useTexts()
  const list = useQuery(callQuery(organizations.getUserOrganizations, {}))
  const membership = list.data?.organizations.find((one) => one.orgId === orgId)
  const organization = about?.organizationName ?? t('yourOrganization')
  return (
    <MessageScreen title={t('notListed.title')} organizationName={about?.organizationName}>
      <p className="q-lead">{t('notListed.text', { email: about?.email ?? '', organization })}</p>
      <p>
        {membership !== undefined && can(membership, 'employee:invite') ? (
          <MarkedText say="notListed.invite" marks={inviting} />
        ) : (
          t('notListed.ask', { organization })
        )}
      </p>
      <p className="q-quiet">
        <a className="q-link" href={`#${paths.home}`}>
          {t('notListed.back', { organization })}
        </a>
      </p>
    </MessageScreen>
  )
}
