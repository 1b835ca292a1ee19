import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { questionnaires } from '../../../contract/questionnaires.ts'
import { ask } from '../../core/ask.ts'
import { useMembership } from '../../core/membership.tsx'
import { paths } from '../../paths.ts'
import { NoticeBar } from './notice-bar.tsx'

/**
 * Tells an employee whose submitted answers were opened again that they wait to be submitted anew, whether or not the mail
 * arrived. Owners and admins see it in the list of submissions, and need be nobody's employee.
 */
export const OpenedAgainBar = () => {
  const { orgId, role } = useMembership().organization
  const { data } = useQuery({
    ...ask(questionnaires.getMySubmission, {}, orgId),
    enabled: role === 'employee',
  })
  const reopened = data?.draft.status === 'in_progress' ? data.draft.reopened : null
  if (role !== 'employee' || reopened === null) return null
  return (
    <NoticeBar>
      <output>
        {reopened.by === null ? (
          'Your answers were opened again'
        ) : (
          <>
            <bdi>{reopened.by}</bdi> opened your answers again
          </>
        )}
        . They do not count until you submit them anew.
      </output>{' '}
      <Link to={paths.employeeForm}>Open your questionnaire</Link>
    </NoticeBar>
  )
}
