import { limits } from '../shapes/limits.ts'

/** Making, editing, reading, releasing and answering reports. */

export const reports = {
  noCompletedSubmissions: 'No completed submissions yet. Invite employees and wait for their answers.',
  reportNotFound: 'Report not found',
  noSubmission: (name: string) =>
    `No questionnaire submission found for ${name}. Please ensure they have completed the employee questionnaire first.`,
  answersOfReportHidden:
    'The answers that a report rests on are shown to their author and to those who may read everybody’s answers.',
  answersOfReportGone:
    'The answers that this report was made from are not stored any more. What it says stays as it is.',
  reportToDelete: 'Say which report is to be deleted: a person’s, or a version of the company report.',
  reportNotDeleted: 'This version is not deleted. Somebody may have brought it back already.',
  reportPersonRemoved: (name: string) =>
    `${name} was removed from the list, and their report with them. Bring ${name} back first, under “Removed people” in Submissions.`,
  onlyTextsEditable:
    'Only the texts of a report can be edited. Its numbers, grades, names and evidence stay as they were computed; load the latest version and edit that.',
  editedTextEmpty: 'A text of a report cannot be empty.',
  editedTextTooLong: 'A text of a report is too long (max 5,000 characters).',
  ownReportOnly:
    'You can see your own report only. Owners, admins and those who make or delete reports see all of them.',
  newerReport: (version: number) =>
    `Somebody has saved a newer version of this report (version ${version}). Nothing was lost: theirs is kept, and yours was not stored over it. Look at version ${version}, and make your changes in that one.`,
  editedVersionDeleted:
    'The version that you edited has been deleted, so your changes were not stored. Load the latest version, and make them there.',
  reportToStep:
    'Say which report is meant: a person’s, with the number of its version, or a version of the company report.',
  reportOfSteps: 'Say which report is meant: a person’s, or a version of the company report.',
  reviewReasonMissing: 'Write what you checked, and why it is right.',
  withdrawReasonMissing: 'Write why you’re withdrawing it.',
  stepCommentMissing: 'Write what you want to say.',
  reviewReasonShort: 'Write at least 3 words. Your reason shows readers that a person looked at the report.',
  withdrawReasonShort: 'Write at least 3 words. Your reason tells readers why this version is gone.',
  responseShort: 'Write at least 3 words. The person explained their view and needs an answer.',
  stepTextTooLong: 'This is too long (max 2,000 characters).',
  stepTakenAlready: 'This is stored already, in the same words.',
  reviewFirst: 'Nobody has reviewed this version yet. Look at it and review it, before it is released.',
  outAlready: 'This version is released already.',
  newerIsOut: (version: number) =>
    `Version ${version} is released already, so no older version can be released after it.`,
  ownReportByAnother: 'This report is about you, so somebody else decides about it.',
  nothingOut: 'This version is not released, so there is nothing to take back.',
  answerOfAnother: 'Only the person a report is about can acknowledge or contest it.',
  nothingToAnswer: 'This version is not released, so there is nothing to answer yet.',
  acknowledgedAlready: 'You have acknowledged this version already.',
  answersUsedUp: `You have acknowledged or contested your reports ${limits.reportAnswersPerDay} times within a day. All of it is stored; write again tomorrow, or talk to the person who released the report.`,
  notContested: 'This version is not contested, so there is nothing to reply to.',
  reportMailsUsedUp: `No mail leaves now: this person has had ${limits.reportMailsPerDay} mails about their report today. They find it in Muster; tell them yourself.`,
  reportNeedsInvitation: (name: string) =>
    `${name} has no account here and no open invitation, so the mail cannot lead them to their report. Invite them again.`,
} as const
