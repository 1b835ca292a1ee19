/** What a first visit to the questionnaire does not show: it is fetched by `lazy-steps.tsx` when somebody begins. */
export { problemOf, shownAnswer, stepToGoOn } from './steps/answer-validation.ts'
export { KeptAnswers } from './draft/export-answers.tsx'
export { LaterStep } from './steps/step-view.tsx'
export { OpenedAgain } from './steps/reopened-answers.tsx'
export { Thanks } from './steps/thank-you.tsx'
export { Troubles } from './draft/draft-error-notice.tsx'
export { TwoDevices } from './draft/resolve-conflicts.tsx'
