import type { Endpoint } from '../../core/http/serve.ts'
import { getMySubmission, saveDraft } from './drafts.ts'
import { getSubmissions } from './get-submissions.ts'
import { reopenSubmission } from './reopen-submission.ts'
import { getSubmissionVersions } from './submission-versions.ts'
import { submitEmployeeAnswers } from './submit.ts'
import { serveSubmissionEvents } from './events/submission-events.ts'

export const questionnaireCalls: readonly Endpoint[] = [
  submitEmployeeAnswers,
  saveDraft,
  getMySubmission,
  getSubmissions,
  reopenSubmission,
  getSubmissionVersions,
  serveSubmissionEvents(),
]
