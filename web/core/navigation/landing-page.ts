import type { QueryClient } from '@tanstack/react-query'
import { questionnaires } from '../../../contract/calls/submissions.ts'
import { paths } from './paths.ts'
import { callQuery } from '../api/queries.ts'

/** Where an employee goes on who has just joined: to their questionnaire, or, where that is answered, to their report. */
export const landingPageOfEmployee = async (
  client: QueryClient,
  orgId: string,
): Promise<typeof paths.employeeForm | typeof paths.reports> => {
  const { draft } = await client.fetchQuery(callQuery(questionnaires.getMySubmission, {}, orgId))
  return draft.status === 'completed' ? paths.reports : paths.employeeForm
}
