import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { questionnaires } from '../../../contract/calls/submissions.ts'
import { callQuery } from '../../core/api/queries.ts'
import { useMembership } from '../../core/organization/membership.tsx'
import { paths } from '../../core/navigation/paths.ts'
import { NoticeBar } from './notice-bar.tsx'
import { fill, t } from '../../core/i18n/t.ts'
import texts from '../../../languages/en/layout.json' with { type: 'json' }

/**
 * Tells an employee that their submitted answers were reopened and have to be submitted again, even if the mail did
 * not arrive. Owners and admins see this in the list of submissions, and may have no answers of their own.
 */
export const ReopenedAnswersBar = () => {
  const { orgId, role } = useMembership().organization
  const { data } = useQuery({
    ...callQuery(questionnaires.getMySubmission, {}, orgId),
    enabled: role === 'employee',
  })
  const reopened = data?.draft.status === 'in_progress' ? data.draft.reopened : null
  if (role !== 'employee' || reopened === null) return null
  return (
    <NoticeBar>
      <output>
        {reopened.by === null
          ? t(texts, reopened.isNewRound ? 'openedAgainBar.newRound' : 'openedAgainBar.yourAnswersWereOpened')
          : fill(
              texts,
              reopened.isNewRound ? 'openedAgainBar.newRoundBy' : 'openedAgainBar.openedYourAnswers',
              {
                name: <bdi>{reopened.by}</bdi>,
              },
            )}
      </output>{' '}
      <Link to={paths.employeeForm}>{t(texts, 'openedAgainBar.openYourQuestionnaire')}</Link>
    </NoticeBar>
  )
}
