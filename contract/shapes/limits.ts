/** What the product allows at most or at least, and how long things last; a name says the unit where it is not a number of things. */
export const limits = {
  emailMax: 254,
  displayNameMin: 2,
  displayNameMax: 100,
  answerMax: 5_000,
  /** How long somebody who was removed can be brought back, in days; then everything of theirs is erased for good. */
  removedDays: 30,
  /** Of the reason shown to somebody whose answers are opened again. */
  reopenReasonMax: 500,
  /** Of the reason or comment that a person writes about a report: when it is reviewed, taken back or contested. */
  stepTextMax: 2_000,
  /** The words that the reason for a decision about a report has at least. */
  reasonWords: 3,
  /** News of their own report to one person, by one organization within a day. */
  reportMailsPerDay: 5,
  /** Mails with which people ask one organization to be invited again, within a day: of all of them together. */
  invitationsAskedPerDay: 50,
  /** How often a person may acknowledge and contest their reports in one organization within a day. */
  reportAnswersPerDay: 20,
  /** A deleted report is kept so long before it goes for good. */
  removedReportDays: 30,
  organizationNameMax: 120,
  departmentMax: 80,
  /** Of how many people a score is shown at least to readers who may not open each person’s report. */
  groupThresholdMin: 5,
  groupThresholdMax: 100,
  jobTitleMax: 120,
  invitesPerCall: 500,
  invitesPerRun: 10_000,
  pageMax: 5_000,
  /** So many answers behind a number are read at a time. */
  evidenceMax: 100,
  /** Of those who are recorded as owners, so many are named before it is done. */
  recordedOwnersShown: 20,
  sessionHours: 720,
  invitationDays: 14,
  /** Between two mails with which one organization invites one person. */
  minutesBetweenInvitations: 10,
  /** Mails that ask one address for answers within a day: of all organizations of one owner together, */
  askingMailsOfOnePerDay: 3,
  /** of everybody together, */
  askingMailsPerDay: 10,
  /**
   * and the same for an owner's first mail to it: a few other owners must not block one who has not written to it yet.
   */
  firstAskingMailsPerDay: 30,
  /** Invitations that an owner mails to strangers within a day, over all their organizations, */
  strangersPerDay: 50,
  /** and so many more for each person who has joined, or answered with the link of a mail. */
  strangersMorePerKnown: 10,
  /** Those that a new sender mails within a day at the domain of their own address. */
  colleaguesPerDay: 500,
  /** An owner counts as new until so many people have joined or answered. */
  knownOfEstablishedSender: 10,
  /** Those that new senders together mail within a day who share a network, a domain or a name. */
  strangersOfSendersTogether: 150,
  /** Of one person, with one invitation. */
  remindersPerInvitation: 3,
  /** Between two mails that ask one person for the same answers. */
  hoursBetweenReminders: 72,
  /** News of their own membership to one member, by one organization within a day. */
  membershipMailsPerDay: 5,
  /** Of the file of a picture. */
  imageBytes: 5 * 1024 * 1024,
  /** A picture is made at most so wide and so high, in pixels. */
  imageSide: 512,
  imagePixels: 50_000_000,
  /** Of a picture once it is read: 50 million pixels of a photo whose parts come interlaced. */
  imageReadBytes: 300_000_000,
  /** Reading an AVIF file takes about 20 bytes of memory for each pixel. */
  avifPixels: 16_000_000,
  otpMinutes: 10,
  otpTries: 5,
  otpResendSeconds: 30,
  /**
   * A client that reconnects gets at most this many missed documents one by one, else fetches the whole list
   * (docs/api-and-webhooks.md).
   */
  missedDocuments: 100,
  /** In degrees, to both sides of the equator. */
  latitudeMax: 90,
  /** In degrees, to both sides of Greenwich. */
  longitudeMax: 180,
  longPollMinSeconds: 5,
  longPollMaxSeconds: 30,
} as const
