import { useQuery } from '@tanstack/react-query'
import { questionnaires } from '../../../../contract/calls/submissions.ts'
import { callQuery } from '../../../core/api/queries.ts'

/** The reader's own questionnaire; undefined while it is not known, or where they are nobody's employee. */
export const useOwnQuestionnaire = () => useQuery(callQuery(questionnaires.getMySubmission, {})).data?.draft
