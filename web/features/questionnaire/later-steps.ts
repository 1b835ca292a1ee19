/** What a first visit to the questionnaire does not show: it is fetched by `later.tsx` when somebody begins. */
export { problemOf, shownAnswer, stepToGoOn } from './answering.ts'
export { KeptAnswers } from './kept-answers.tsx'
export { LaterStep } from './later-step.tsx'
export { OpenedAgain } from './opened-again.tsx'
export { Thanks } from './thanks.tsx'
export { Troubles } from './troubles.tsx'
export { TwoDevices } from './two-devices.tsx'
