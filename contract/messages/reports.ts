import { limits } from '../shapes/limits.ts'

/** Making, editing, reading, releasing and answering reports. */

export const reports = {
  noCompletedSubmissions: 'No completed submissions yet. Invite employees and wait for their answers.',
  reportNotFound: 'Report not found',
  noSubmission: (name: string) =>
    `No questionnaire submission found for ${name}. Please ensure they have completed the employee questionnaire first.`,
  answersOfReportHidden:
    'Only the author, and people who may read everyone’s answers, can see the answers behind a report.',
  answersOfReportGone: 'The answers behind this report are no longer saved. The report itself is unchanged.',
  reportToDelete: 'Say which report to delete: a person’s, or a version of the company report.',
  reportNotDeleted: 'This version isn’t deleted. Somebody may have restored it.',
  reportPersonRemoved: (name: string) =>
    `${name} and their report were removed. Bring ${name} back first, under “Removed people” in Submissions.`,
  onlyTextsEditable:
    'You can edit only the texts of a report. Its numbers, grades, names and evidence are computed. Load the latest version and edit that.',
  editedTextEmpty: 'A text of a report can’t be empty.',
  editedTextTooLong: 'A text of a report is too long (max 5,000 characters).',
  ownReportOnly:
    'You can see only your own report. Owners, admins and people who generate or delete reports see all of them.',
  newerReport: (version: number) =>
    `Somebody has saved a newer version of this report (version ${version}). It was kept, and yours wasn’t saved over it. Open version ${version} and make your changes there.`,
  editedVersionDeleted:
    'The version you edited was deleted, so your changes weren’t saved. Load the latest version and make them there.',
  reportToStep:
    'Say which report you mean: a person’s, with its version number, or a version of the company report.',
  reportOfSteps: 'Say which report you mean: a person’s, or a version of the company report.',
  reviewReasonMissing: 'Write what you checked, and why it is right.',
  withdrawReasonMissing: 'Write why you’re withdrawing it.',
  stepCommentMissing: 'Write what you want to say.',
  reviewReasonShort: 'Write at least 3 words. Your reason shows readers that a person looked at the report.',
  withdrawReasonShort: 'Write at least 3 words. Your reason tells readers why this version is gone.',
  responseShort: 'Write at least 3 words. The person explained their view and needs an answer.',
  stepTextTooLong: 'This is too long (max 2,000 characters).',
  stepTakenAlready: 'This is already saved, in the same words.',
  reviewFirst: 'Nobody has reviewed this version yet. Review it before you release it.',
  outAlready: 'This version is already released.',
  newerIsOut: (version: number) =>
    `Version ${version} is already released, so you can’t release an older one.`,
  ownReportByAnother: 'This report is about you, so somebody else decides about it.',
  nothingOut: 'This version isn’t released, so there is nothing to withdraw.',
  answerOfAnother: 'Only the person a report is about can acknowledge or contest it.',
  nothingToAnswer: 'This version isn’t released, so there is nothing to answer yet.',
  acknowledgedAlready: 'You’ve already acknowledged this version.',
  answersUsedUp: `You’ve acknowledged or contested your reports ${limits.reportAnswersPerDay} times within a day. Everything is saved. Write again tomorrow, or talk to the person who released the report.`,
  notContested: 'This version isn’t contested, so there is nothing to respond to.',
  reportMailsUsedUp: `No mail is sent: this person has had ${limits.reportMailsPerDay} mails about their report today. They can find it in Muster, so let them know.`,
  reportNeedsInvitation: (name: string) =>
    `${name} has no account and no open invitation, so a mail can’t lead them to their report. Invite them again.`,
} as const
