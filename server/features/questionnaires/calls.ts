import type { Served } from '../../core/serve.ts'
import { getMySubmission, saveDraft } from './drafts.ts'
import { getSubmissions } from './get-submissions.ts'
import { reopenSubmission } from './reopen.ts'
import { getSubmissionVersions } from './reopening.ts'
import { submitEmployeeAnswers } from './submit.ts'
import { serveSubmissionEvents } from './submission-events.ts'

export const questionnaireCalls: readonly Served[] = [
  submitEmployeeAnswers,
  saveDraft,
  getMySubmission,
  getSubmissions,
  reopenSubmission,
  getSubmissionVersions,
  serveSubmissionEvents(),
]
