import { questionnaires, type Draft } from '../../../../contract/calls/submissions.ts'
import { serveCall } from '../../../testing/fake-server.ts'

/** The reader's own questionnaire, answered; `change` is what is else. */
export const serveOwnQuestionnaire = (change: Partial<Draft> = {}): void =>
  serveCall(questionnaires.getMySubmission, {
    draft: {
      employeeId: 'e1',
      status: 'completed',
      rawAnswers: {},
      revision: 1,
      savedAt: null,
      submittedAt: null,
      reopened: null,
      ...change,
    },
  })
