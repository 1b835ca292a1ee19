/** What a first visit to the questionnaire does not show: it is fetched by `lazy-steps.tsx` when somebody begins. */
export { answerProblem, displayedAnswer, resumeStep } from './steps/answer-validation.ts'
export { ExportAnswers } from './draft/export-answers.tsx'
export { LazyStep } from './steps/step-view.tsx'
export { ReopenedAnswers } from './steps/reopened-answers.tsx'
export { ThankYou } from './steps/thank-you.tsx'
export { DraftErrorNotice } from './draft/draft-error-notice.tsx'
export { ResolveConflicts } from './draft/resolve-conflicts.tsx'
