import { limits } from './fields.ts'

/**
 * The kinds of failure that a call can answer with, and the HTTP status of each
 * (specification point 8; decisions §1). 401 and 403 sign the browser out, so a
 * role that does not allow an action is a BUSINESS_LOGIC_ERROR.
 */
export const failureStatus = {
  VALIDATION_ERROR: 400,
  NOT_FOUND: 404,
  UNAUTHENTICATED: 401,
  DATABASE_ERROR: 500,
  BUSINESS_LOGIC_ERROR: 400,
  CONFIGURATION_ERROR: 500,
  RATE_LIMITED: 429,
  SUBSCRIPTION_REQUIRED: 402,
  PAYLOAD_TOO_LARGE: 413,
  UNAVAILABLE: 503,
  INTERNAL: 500,
} as const

export type FailureKind = keyof typeof failureStatus

/** One fault in what was sent: where it is (dotted path) and what is wrong with it. */
export type Detail = { path: string; message: string }

/** The body of every failed call. */
export type FailureBody = {
  success: false
  error: string
  code: FailureKind
  details?: Detail[]
  requestId: string
}

/** Why a subscription stops what it stops, and what an owner can do; by its status. */
const subscriptionStops: Record<string, [reason: string, mend: string]> = {
  none: ['this organization has no subscription yet', 'start one'],
  canceled: ['the subscription of this organization has ended', 'start a new one'],
  incomplete_expired: ['the subscription of this organization was not paid and has ended', 'start a new one'],
  incomplete: ['the first payment of the subscription has not gone through', 'complete it'],
  unpaid: ['the subscription of this organization is not paid', 'settle it'],
  paused: ['the subscription of this organization is paused', 'resume it'],
}

/** How long something takes, in words: minutes, or hours where they are many. */
const inMinutes = (minutes: number): string => {
  const hours = Math.ceil(minutes / 60)
  if (minutes > 90) return `${hours} hours`
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}

/** How somebody goes on who has begun: a link that is handed over shows nothing of what they wrote. */
const wayOn =
  'go on where they began, with a link in an earlier mail that is still good, or signed in. A link that you give them opens it nowhere else.'

/**
 * How far somebody is to whom no mail leaves. `isReplaced`: the link that they were mailed before opens nothing any more,
 * and they have a new one that no mail has told them.
 */
export type WithoutMail = { hasBegun: boolean; isReplaced: boolean }

const newLink =
  'the link that they were mailed before opens nothing any more: give them the new one yourself.'

const wayWithoutMail = ({ hasBegun, isReplaced }: WithoutMail): string => {
  if (!isReplaced) {
    return hasBegun
      ? `they have begun to answer, and ${wayOn}`
      : 'their link is good: give it to them yourself.'
  }
  return hasBegun ? `${newLink} It opens what they began only in the browser where they began.` : newLink
}

/** The sentences of point 8, and those that decisions §1 to §7 add, word for word. */
export const messages = {
  authenticationRequired: 'Authentication required',
  notAMember: 'You are not an active member of this organization',
  organizationIdRequired: 'Organization ID is required',
  invalidInput: 'Some of what was sent cannot be used. Nothing was changed.',
  payloadTooLarge: 'This is too large to be sent at once.',
  unavailable: 'Muster cannot reach its database at the moment. Nothing was lost; please try again shortly.',
  internal: 'Something went wrong on our side. Nothing was changed; please try again.',
  rateLimited: 'Too many requests. Please wait a moment and try again.',
  userExists: 'User already exists',
  alreadyMember: 'User is already a member of this organization',
  organizationNotPersisted: 'Organization not persisted. Please try again.',
  joinNotVerified: 'Unable to verify access to the joined organization.',
  invitationFailed: 'Failed to create invitation',
  noCompletedSubmissions: 'No completed submissions yet. Invite employees and wait for their answers.',
  companyReportOrganizationRequired: 'Organization ID is required to save company report',
  companyWikiOrganizationRequired: 'Organization ID is required to generate company wiki',
  reportNotFound: 'Report not found',
  alreadySubmitted:
    'This questionnaire has already been submitted. Ask an owner of the organization to open it again if something has to change.',
  begunElsewhere:
    'This questionnaire was begun on another device. Go on there, or with the link in your mail: the person who invited you can send it to you again. This link was seen by them, too, so it does not show what you have written.',
  openedAgainMeanwhile:
    'This questionnaire has been opened again since this page last looked. Nothing was overwritten: load the page again to go on from what is stored.',
  notSubmittedYet: (name: string) =>
    `${name} has not submitted the questionnaire yet, so there is nothing to open again.`,
  openAlready: (name: string) => `The answers of ${name} are open for changes already.`,
  reopenNeedsInvitation: (name: string) =>
    `${name} has no account and no open invitation to come back with, and you may not invite people. Nothing was changed; ask an owner to open these answers again.`,
  reopenReachesNobody: (name: string) =>
    `${name} has no account and no open invitation to come back with, and wants no more mail about this questionnaire, so no new link can reach them. Nothing was changed. They can allow mail again with the link at the end of an earlier one.`,
  reopenedSignedIn: 'No mail leaves now. They go on signed in: tell them yourself.',
  reopenReasonTooLong: `The reason is too long (max ${limits.reopenReasonMax} characters)`,
  answersOfReportHidden:
    'The answers that a report rests on are shown to their author and to admins and owners only.',
  reportToDelete: 'Say which report is to be deleted: a person’s, or a version of the company report.',
  onlyTextsEditable:
    'Only the texts of a report can be edited. Its numbers, grades, names and evidence stay as they were computed; load the latest version and edit that.',
  editedTextEmpty: 'A text of a report cannot be empty.',
  editedTextTooLong: 'A text of a report is too long (max 5,000 characters).',
  ownReportOnly: 'You can see your own report only. Owners and admins of the organization see all of them.',
  newerReport: (version: number) =>
    `Somebody saved a newer version of this report meanwhile (version ${version}). Nothing was lost: theirs is kept, and yours was not stored over it. Look at version ${version}, and make your changes in that one.`,
  editedVersionDeleted:
    'The version that you edited was deleted meanwhile, so your changes were not stored. Load the latest version, and make them there.',
  companyReportEditors:
    'Only those who are shown everything in the company report can edit it: owners and admins. Nothing was stored.',
  reportEditors:
    'Only those who are shown everybody’s reports can edit one: owners and admins, and where the organization shows its reports to everybody, others too. Nothing was stored.',
  namesSomebody: 'This text names somebody and is not shown to you.',
  codeMissing: 'No code was sent to this e-mail address. Ask for one first.',
  codeUsed: 'This code has already been used. Ask for a new one.',
  codeExpired: 'This code has expired. Ask for a new one.',
  codeTriedTooOften: 'There were too many wrong tries with this code. Ask for a new one.',
  codeWrong: (triesLeft: number) =>
    `This is not the right code. Please look at the newest mail and try again; ${triesLeft === 1 ? '1 try is' : `${triesLeft} tries are`} left.`,
  codeJustSent: (seconds: number) =>
    `A code was sent a moment ago. You can ask for a new one in ${seconds === 1 ? '1 second' : `${seconds} seconds`}.`,
  codesExhausted: (minutes: number) =>
    `There were too many codes or wrong tries for this e-mail address. Please try again in ${minutes === 1 ? '1 minute' : `${minutes} minutes`}.`,
  socialSignInNotConfigured:
    'Google sign-in is not configured for this environment. Please use email sign-in.',
  idTokenRefused: 'This sign-in could not be confirmed. Please sign in again.',
  emailNotConfirmed:
    'This e-mail address is not confirmed yet. Open the link in the mail that was sent to it, and sign in again.',
  providerAway:
    'Muster cannot reach the sign-in provider at the moment. Please try again shortly, or sign in with an e-mail code.',
  adminInvitationOwnersOnly:
    'This was an invitation as an admin, which only owners may give. Ask an owner to send it again.',
  tooFewAnswers:
    'Fewer than 5 people have answered, so what they said together is shown to owners and admins only.',
  noSubmission: (name: string) =>
    `No questionnaire submission found for ${name}. Please ensure they have completed the employee questionnaire first.`,
  onlyAdminsRemoveMembers: 'Only admins can remove members',
  cannotRemoveOwner: 'Cannot remove owner from organization',
  cannotRemoveOrganizationOwner: 'Cannot remove organization owner',
  onlyOwnersChangeRoles: 'Only owners can change user roles',
  cannotChangeOwnerRole: 'Cannot change owner role',
  onlyOwnersChangePermissions: 'Only owners can change user permissions',
  cannotChangeOwnerPermissions: 'Cannot change owner permissions',
  onlyOwnersTransfer: 'Only the owner can transfer ownership.',
  leftByThemselves:
    'This person left by themselves. Invite them again: whether they come back is theirs to decide.',
  nestedTooDeep: 'Lists and objects stand too deep in each other.',
  alreadyOwner: 'This person is the owner already.',
  roleToGive: 'A member can be made admin or employee; ownership is given by transferring it.',
  unknownPermission: 'This is not a permission of Muster.',
  organizationNameDiffers:
    'Type the name of the organization exactly as it is shown, to delete it. Nothing was deleted.',
  subscriptionRequired: (status: string) => {
    const [reason, mend] = subscriptionStops[status] ?? subscriptionStops['unpaid'] ?? []
    return `Inviting people and generating reports are stopped: ${reason}. An owner can ${mend} in Settings, under Billing. Reading, exporting and answering the questionnaire go on.`
  },
  billingNotSetUp: 'This server needs no subscription: billing is not set up on it.',
  planUnknown: 'This plan cannot be chosen here. Please load the page again.',
  alreadySubscribed: 'This organization has a subscription already. It is changed where it is managed.',
  nothingToManage: 'There is no subscription to manage yet. Start one first.',
  paymentConfirming:
    'The subscription has been ordered and is being confirmed. Nothing more has to be paid; please look again shortly.',
  paymentsAway:
    'The payment provider cannot be reached at the moment. Nothing was charged; please try again shortly.',
  paymentsRefused:
    'The payment provider does not take what this server asks of it. Nothing was charged; please tell whoever runs the server.',
  webhookNotSigned: 'This event is not signed by the payment provider, or was signed too long ago.',
  invitationJustSent: (minutes: number) =>
    `A mail was written to them less than ${limits.minutesBetweenInvitations} minutes ago, so no other one leaves now. It can be sent again in ${inMinutes(minutes)}; their link is good meanwhile.`,
  askingMailsUsedUp: (minutes: number, them: WithoutMail) =>
    `${limits.askingMailsOfOnePerDay} mails that ask for answers were written to this address within a day, which is the most, so none leaves now. One can be sent again in ${inMinutes(minutes)}; ${wayWithoutMail(them)}`,
  askingMailsOfAllUsedUp: (them: WithoutMail) =>
    `Many mails that ask for answers were written to this address within a day, so none leaves now. Try again tomorrow; ${wayWithoutMail(them)}`,
  reminderTooSoon: `The last mail to them was written less than ${limits.hoursBetweenReminders} hours ago. One can be reminded every ${limits.hoursBetweenReminders} hours.`,
  remindersUsedUp: `They have been reminded ${limits.remindersPerInvitation} times, which is the most for one invitation. Better ask them in person, or copy their link for them.`,
  remindersUsedUpBegun: `They have been reminded ${limits.remindersPerInvitation} times, which is the most for one invitation. Better ask them in person: they have begun to answer, and ${wayOn}`,
  reminderNotWanted:
    'They have asked for no more mail about this questionnaire. Their link still works: give it to them yourself.',
  notWantedReplaced: (hasBegun: boolean) =>
    `They have asked for no more mail about this questionnaire, and ${wayWithoutMail({ hasBegun, isReplaced: true })}`,
  reminderNotWantedBegun: `They have asked for no more mail about this questionnaire. They have begun to answer, and ${wayOn}`,
  reminderAnswered: 'They have answered already.',
  reminderNotInvited:
    'They have not been invited yet, so there is nothing to remind them of. Send them an invitation.',
  reminderClosed: 'Their invitation is not open any more. Send it again first.',
  nobodyToRemind:
    'There is nobody who can be reminded now: everyone has answered, was mailed less than 72 hours ago, has had 3 reminders, or wants none.',
  reminderLinkUnknown: 'This link is not known. Please open the one in your newest mail.',
  notOneClick: 'Mail is stopped here by a mail program, with the form of RFC 8058.',
  sameEmailAsRow: (row: number) => `Same e-mail address as row ${row}, which counts.`,
  answeredInvitedToJoin: 'Would only be invited to join with an account.',
  ownsOrganizations: 'Cannot delete user who is owner of organizations. Transfer ownership first.',
  removedNameDiffers:
    'Type the name of the person exactly as it is shown, to erase them. Nothing was erased.',
  comesBack: (hasAnswered: boolean) =>
    `Was removed from the list, and would come back with ${hasAnswered ? 'what they answered' : 'all that was kept of them'}.`,
  wasRemoved: (email: string) => `${email} was removed. Somebody who may remove people can bring them back.`,
  addressOfDraft: (name: string) =>
    `${name} has begun to answer and has not submitted yet. What they wrote is theirs alone, and whoever has the new address could read it, so their address was not changed. Ask them to submit first, or to sign in with their invitation; or invite the new address as a person of its own.`,
  draftOfAccount: (name: string) =>
    `${name} has begun to answer with an account that has another e-mail address than this. What they wrote is theirs alone, so nobody is invited to it here. Give them the address of that account again, and invite them there.`,
  addressOfAnswers: (name: string) =>
    `${name} has answered, and whoever has the new address could read that, so their address was not changed. Those who may read answers can change it; it needs the permission submission:view.`,
  somebodyErased: 'Somebody who was removed',
  wordsErased: 'What they wrote was erased with them.',
  namedSomebodyErased: 'This text named somebody who was removed. It was taken out when they were erased.',
  ownEmailDiffers: 'Type the e-mail address of your account to delete it. Nothing was deleted.',
  imageOwnerUnknown: 'Only people (users) and organizations (organizations) have pictures.',
  imageNotSent:
    'This is not a picture as a browser sends one (a base64 data URL). Please choose the file again.',
  imageEmpty: 'This file is empty. Please choose another one.',
  imageTooLarge: 'This file is larger than 5 MB. Please choose a smaller one.',
  imageUnknown: 'This is no picture that can be read here. Choose a JPEG, PNG, WebP, GIF, AVIF or TIFF file.',
  imageDrawing: 'Drawings in SVG can hold programs and are not taken. Save it as a PNG file and choose that.',
  imageHeic:
    'Pictures in the format HEIC cannot be read here. Save it as a JPEG file and choose that, or take a new photo here.',
  imageLies:
    'This file says that it is one kind of picture and is another. Save it again as a JPEG or PNG file and choose that.',
  imageBroken: 'This picture is damaged or not complete. Please choose another one.',
  imageTooManyPixels: 'This picture has more than 50 million pixels. Make it smaller and choose it again.',
  imageTooSlow: 'It takes too long to read this picture. Save it again as a JPEG file and choose that.',
  imagesBusy: 'Many pictures are being read at the moment. Nothing was changed; please try again shortly.',
  exportsBusy: 'Many files are being made at the moment. Please try again shortly.',
  exportTooSlow:
    'It takes too long to make this file now. Nothing was changed; please try again, or choose the other format.',
  filesAway:
    'Muster cannot reach the place where it keeps pictures. Nothing was changed; please try again shortly.',
  filesRefused:
    'The place where pictures are kept does not take what this server asks of it. Nothing was changed; please tell whoever runs the server.',
  chatMessageEmpty: 'Write a question first.',
  chatMessageTooLong: 'This question is too long (max 4,000 characters).',
  chatTooManyMentions: 'At most 10 people, departments and reports can be mentioned at once.',
  chatTooManyFiles: 'At most 4 files can be attached to one question.',
  chatFileUnknown:
    'Files of this kind cannot be attached. Attach a text, a CSV table, a PDF or a PNG, JPEG or WebP picture.',
  chatFileNameless: 'An attached file needs a name.',
  chatFileBroken: 'An attached file did not arrive whole. Please attach it again.',
  chatFileTooLarge: 'An attached file is larger than 1 MB. Attach a smaller one.',
  chatFull: 'This conversation has 200 messages, which is the most. Start a new one.',
  chatTurnReused:
    'This was sent under the number of another question. Nothing was changed; please send it again.',
  chatTooFast: 'You can ask 20 questions in a minute. Please wait a moment and ask again.',
  chatUsedUp: 'You can ask 1,000 questions in a day. Please go on tomorrow.',
  chatReplyWithheld:
    'This reply is not shown any more: it rests on what you may no longer see, or names somebody who was removed. Ask again to have it from what is there now.',
  notFound: (entity: string, id: string) => `${entity} not found: ${id}`,
} as const
