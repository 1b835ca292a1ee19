import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { questionnaires } from '../../../contract/calls/submissions.ts'
import { callQuery } from '../../core/api/queries.ts'
import { useMembership } from '../../core/organization/membership.tsx'
import { paths } from '../../core/navigation/paths.ts'
import { NoticeBar } from './notice-bar.tsx'
import { fill, say } from './t.ts'

/**
 * Tells an employee whose submitted answers were opened again that they wait to be submitted anew, whether or not the mail
 * arrived. Owners and admins see it in the list of submissions, and need be nobody's employee.
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
          ? say(reopened.isNewRound ? 'openedAgainBar.newRound' : 'openedAgainBar.yourAnswersWereOpened')
          : fill(reopened.isNewRound ? 'openedAgainBar.newRoundBy' : 'openedAgainBar.openedYourAnswers', {
              name: <bdi>{reopened.by}</bdi>,
            })}
      </output>{' '}
      <Link to={paths.employeeForm}>{say('openedAgainBar.openYourQuestionnaire')}</Link>
    </NoticeBar>
  )
}
