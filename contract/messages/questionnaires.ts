import { limits } from '../shapes/limits.ts'

/** Answering the questionnaire, opening answers again, and asking everybody again. */

export const questionnaires = {
  alreadySubmitted:
    'This questionnaire was already submitted. To change something, ask an owner of the organization to reopen it.',
  begunElsewhere:
    'This questionnaire was begun on another device. Continue there, or with the link in your invitation mail; the person who invited you can send it again. They have seen this link too, so it doesn’t show what you wrote.',
  begunBySomebodyElse:
    'Somebody with another e-mail address began this questionnaire. What they wrote is private, so it doesn’t open here. Ask the person who invited you to invite you separately.',
  changedElsewhere: 'Your answers changed on another device. Check them, then send them again.',
  openedAgainMeanwhile:
    'This questionnaire was reopened in the meantime. Nothing was overwritten. Reload the page to continue from the saved answers.',
  readByMoreMeanwhile:
    'Your organization has just opened reports to all its members. Colleagues can read yours once it is released, and it quotes what you wrote. Nothing was sent. Send again if you are fine with that.',
  notSubmittedYet: (name: string) =>
    `${name} hasn’t submitted the questionnaire yet, so there is nothing to reopen.`,
  openAlready: (name: string) => `The answers of ${name} are already open for changes.`,
  reopenNeedsInvitation: (name: string) =>
    `${name} has no account and no open invitation, and you can’t invite people. Nothing was changed. Ask an owner to reopen these answers.`,
  reopenReachesNobody: (name: string) =>
    `${name} has no account and no open invitation, and wants no more mail about this questionnaire. So no new link can reach them. Nothing was changed. They can allow mail again with the link at the end of an earlier one.`,
  reopenedSignedIn: 'No mail is sent. They can continue once they sign in, so let them know.',
  reopenReasonTooLong: `The reason is too long (max ${limits.reopenReasonMax} characters)`,
  cycleNameMissing: 'Give the cycle a name, such as a season or a year.',
  cycleNameTooLong: (max: number) => `Use at most ${max} characters for the name of a cycle.`,
  cycleWithoutAnswers:
    'Nobody has submitted answers yet, so there is nobody to ask again. Invite people and wait for their answers.',
  cycleUnderWay:
    'The invitations of the last cycle are still going out. Wait until they are done, then open the next one.',
  cycleNameErased: (number: number) => `Cycle ${number}`,
} as const
