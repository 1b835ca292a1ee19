import { limits } from '../shapes/limits.ts'

/** The list of people: inviting, reminding, changing and removing them. */

/** How long something takes, in words: minutes, or hours where they are many. */
export const durationInWords = (minutes: number): string => {
  const hours = Math.ceil(minutes / 60)
  if (minutes > 90) return `${hours} hours`
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}

/** How somebody goes on who has begun: a link that is handed over shows nothing of what they wrote. */
const wayOn =
  'go on where they began, with a link in an earlier mail that is still good, or signed in. A link that you give them opens it nowhere else.'

/**
 * The progress of somebody who receives no mail. `isReplaced`: the link of their last mail has stopped working, and
 * they have a new one that no mail has sent them. `isForetold`: they are not invited yet, and have no link.
 */
export type UnmailedPerson = { hasBegun: boolean; isReplaced: boolean; isForetold?: boolean }

const newLink =
  'the link that they were mailed before opens nothing any more: give them the new one yourself.'

const linkToCome = (isReplaced: boolean): string =>
  isReplaced
    ? 'the link that they were mailed before opens nothing any more: they would have a new one that you give them yourself.'
    : 'they would have a link that you give them yourself.'

const leaves = ({ isForetold }: UnmailedPerson): string => (isForetold ? 'would leave' : 'leaves')
const resendAdvice = ({ isForetold }: UnmailedPerson): string =>
  isForetold ? 'Invite them' : 'Send it again'

const wayWithoutMail = ({ hasBegun, isReplaced, isForetold }: UnmailedPerson): string => {
  if (isForetold && !hasBegun) return linkToCome(isReplaced)
  if (!isReplaced) {
    return hasBegun
      ? `they have begun to answer, and ${wayOn}`
      : 'their link is good: give it to them yourself.'
  }
  return hasBegun ? `${newLink} It opens what they began only in the browser where they began.` : newLink
}

export const people = {
  nothingToAskFor:
    'Nothing is there that you could ask an invitation for. If you have been invited since, the invitation is shown when you open this page again.',
  invitationAskedOften:
    'Many people have asked this organization for an invitation today. Nothing was sent; ask again tomorrow, or ask the person who invited you yourself.',
  invitationFailed: 'Failed to create invitation',
  invitationJustSent: (minutes: number) =>
    `A mail was written to them less than ${limits.minutesBetweenInvitations} minutes ago, so no other one leaves now. It can be sent again in ${durationInWords(minutes)}; their link stays valid.`,
  askingMailsUsedUp: (minutes: number, them: UnmailedPerson) =>
    `${limits.askingMailsOfOnePerDay} mails that ask for answers were written to this address within a day, which is the most, so none ${leaves(them)} now. One can be sent again in ${durationInWords(minutes)}; ${wayWithoutMail(them)}`,
  askingMailsOfAllUsedUp: (them: UnmailedPerson) =>
    `Many mails that ask for answers were written to this address within a day, so none ${leaves(them)} now. Try again tomorrow; ${wayWithoutMail(them)}`,
  strangersUsedUp: (most: number, them: UnmailedPerson) =>
    `No mail ${leaves(them)} to them today: you can mail ${most} new people a day who have no address at your own e-mail domain, and more as people join or answer. ${resendAdvice(them)} tomorrow, or now without a mail: ${wayWithoutMail(them)}`,
  colleaguesUsedUp: (them: UnmailedPerson) =>
    `No mail ${leaves(them)} to them today: until ${limits.knownOfEstablishedSender} people have joined or answered, you can mail ${limits.colleaguesPerDay} people a day at your own e-mail domain. ${resendAdvice(them)} then, or now without a mail: ${wayWithoutMail(them)}`,
  newSendersUsedUp: (them: UnmailedPerson) =>
    `No mail ${leaves(them)} to them today: people who are new here may mail only so many others a day together, those of one network, e-mail domain or organization name as well as all of this server. ${resendAdvice(them)} tomorrow, or now without a mail: ${wayWithoutMail(them)}`,
  senderStopped: (them: UnmailedPerson) =>
    `The person who runs this server has stopped the mail of this organization. Ask them why; ${wayWithoutMail(them)}`,
  reminderTooSoon: `The last mail to them was written less than ${limits.hoursBetweenReminders} hours ago. One can be reminded every ${limits.hoursBetweenReminders} hours.`,
  remindersUsedUp: `They have been reminded ${limits.remindersPerInvitation} times, which is the most for one invitation. Better ask them in person, or copy their link for them.`,
  remindersUsedUpBegun: `They have been reminded ${limits.remindersPerInvitation} times, which is the most for one invitation. Better ask them in person: they have begun to answer, and ${wayOn}`,
  reminderNotWanted:
    'They have asked for no more mail about this questionnaire. Their link still works: give it to them yourself.',
  notWantedBesides: (them: UnmailedPerson) =>
    `They have asked for no more mail about this questionnaire, and ${wayWithoutMail(them)}`,
  reminderNotWantedBegun: `They have asked for no more mail about this questionnaire. They have begun to answer, and ${wayOn}`,
  reminderAnswered: 'They have answered already.',
  reminderNotInvited:
    'They have not been invited yet, so there is nothing to remind them of. Send them an invitation.',
  reminderClosed: 'Their invitation is not open any more. Send it again first.',
  nobodyToRemind:
    'There is nobody who can be reminded now: everyone has answered, was mailed less than 72 hours ago, has had 3 reminders, or wants none.',
  reminderLinkUnknown: 'We don’t know this link. Please open the one in your newest mail.',
  notOneClick: 'Mail is stopped here by a mail program, with the form of RFC 8058.',
  sameEmailAsRow: (row: number) => `Same e-mail address as row ${row}, which counts.`,
  addressBelongsTo: (name: string) =>
    `This address belongs to ${name}. Nothing was changed: keep that name, or confirm that it changes.`,
  recordBelongsTo: (name: string) =>
    `${name} has already answered or joined as this person. Nothing was changed: keep that name, or confirm that it changes.`,
  addressBelongsToUnchanged: (name: string) =>
    `This address belongs to ${name}. Nothing was changed: only people who may edit people can change the name.`,
  addressOfListed: (name: string) =>
    `This address belongs to ${name}, who is in the list already. Nothing was changed.`,
  answeredInvitedToJoin: 'Would only be invited to join with an account.',
  removedNameDiffers:
    'Type the name of the person exactly as it is shown, to erase them. Nothing was erased.',
  comesBack: (hasAnswered: boolean) =>
    `Was removed from the list, and would come back with ${hasAnswered ? 'what they answered' : 'all that was kept of them'}.`,
  wasRemoved: (email: string) => `${email} was removed. Somebody who may remove people can bring them back.`,
  addressOfDraft: (name: string) =>
    `${name} has begun to answer and has not submitted yet. What they wrote is theirs alone, and anyone with the new address could read it, so their address was not changed. Ask them to submit first, or to sign in with their invitation; or invite the new address as a person of its own.`,
  draftOfAccount: (name: string) =>
    `${name} has begun to answer with an account that has another e-mail address than this. What they wrote is theirs alone, so nobody is invited to it here. Give them the address of that account again, and invite them there.`,
  addressOfAnswers: (name: string) =>
    `${name} has answered, and anyone with the new address could read that, so their address was not changed. Those who may read answers can change it.`,
  departmentThere: (name: string) =>
    `There is a department “${name}” already. Nothing was changed: say that both are to be merged, or choose another name.`,
  departmentToMergeGone: (name: string) =>
    `Nobody is in the department “${name}” any more, so there is nothing to merge with. Nothing was changed.`,
  somebodyErased: 'Somebody who was removed',
  wordsErased: 'What they wrote was erased with them.',
  errorErased: 'What went wrong named somebody who was removed. It was taken out when they were erased.',
  namedSomebodyErased: 'This text named somebody who was removed. It was taken out when they were erased.',
} as const
