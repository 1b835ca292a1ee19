import { limits } from '../shapes/limits.ts'

/** Answering the questionnaire, opening answers again, and asking everybody again. */

export const questionnaires = {
  alreadySubmitted:
    'This questionnaire has already been submitted. Ask an owner of the organization to open it again if something has to change.',
  begunElsewhere:
    'This questionnaire was begun on another device. Go on there, or, where you were invited by mail, with the link in it: the person who invited you can send it to you again. This link was seen by them, too, so it does not show what you have written.',
  begunBySomebodyElse:
    'This questionnaire was begun by somebody with another e-mail address. What they wrote is theirs alone, so it does not open here: ask the person who invited you to invite you as a person of your own.',
  changedElsewhere: 'Your answers have changed on another device. Look them over, then send them again.',
  openedAgainMeanwhile:
    'This questionnaire has been opened again since this page last looked. Nothing was overwritten: load the page again to go on from what is stored.',
  readByMoreMeanwhile:
    'Since this page said who reads your report, your organization has opened reports to everybody in it. Colleagues will read yours once it is released, and it quotes what you wrote. Nothing was sent. Send it again if that is all right with you.',
  notSubmittedYet: (name: string) =>
    `${name} has not submitted the questionnaire yet, so there is nothing to open again.`,
  openAlready: (name: string) => `The answers of ${name} are open for changes already.`,
  reopenNeedsInvitation: (name: string) =>
    `${name} has no account and no open invitation to come back with, and you may not invite people. Nothing was changed; ask an owner to open these answers again.`,
  reopenReachesNobody: (name: string) =>
    `${name} has no account and no open invitation to come back with, and wants no more mail about this questionnaire, so no new link can reach them. Nothing was changed. They can allow mail again with the link at the end of an earlier one.`,
  reopenedSignedIn: 'No mail leaves now. They go on signed in: tell them yourself.',
  reopenReasonTooLong: `The reason is too long (max ${limits.reopenReasonMax} characters)`,
  cycleNameMissing: 'Give the cycle a name, such as a season or a year.',
  cycleNameTooLong: (max: number) => `Use at most ${max} characters for the name of a cycle.`,
  cycleWithoutAnswers:
    'Nobody has submitted their answers yet, so there is nobody to ask again. Invite people and wait for their answers.',
  cycleUnderWay:
    'The people of the cycle before are still being asked. Wait until that has ended, then open the next one.',
  cycleNameErased: (number: number) => `Cycle ${number}`,
} as const
