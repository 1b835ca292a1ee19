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
  'can continue with the link in an earlier mail, or after signing in. A link that you give them doesn’t open what they wrote.'

/**
 * The progress of somebody who receives no mail. `isReplaced`: the link of their last mail has stopped working, and
 * they have a new one that no mail has sent them. `isForetold`: they are not invited yet, and have no link.
 */
export type UnmailedPerson = { hasBegun: boolean; isReplaced: boolean; isForetold?: boolean }

const newLink = 'the link in their last mail no longer works. Give them the new one yourself.'

const linkToCome = (isReplaced: boolean): string =>
  isReplaced
    ? 'the link in their last mail no longer works. They would get a new one that you give them yourself.'
    : 'they would get a link that you give them yourself.'

const leaves = ({ isForetold }: UnmailedPerson): string => (isForetold ? 'would leave' : 'leaves')
const resendAdvice = ({ isForetold }: UnmailedPerson): string =>
  isForetold ? 'Invite them' : 'Send it again'

const wayWithoutMail = ({ hasBegun, isReplaced, isForetold }: UnmailedPerson): string => {
  if (isForetold && !hasBegun) return linkToCome(isReplaced)
  if (!isReplaced) {
    return hasBegun
      ? `they have begun to answer and ${wayOn}`
      : 'their link still works. Give it to them yourself.'
  }
  return hasBegun ? `${newLink} It opens what they wrote only in the browser where they began.` : newLink
}

export const people = {
  nothingToAskFor:
    'There is nothing here to ask an invitation for. If you have been invited since, reload this page to see the invitation.',
  invitationAskedOften:
    'Many people have asked this organization for an invitation today. Nothing was sent. Try again tomorrow, or ask the person who invited you.',
  invitationFailed: 'Failed to create invitation',
  invitationJustSent: (minutes: number) =>
    `They got a mail less than ${limits.minutesBetweenInvitations} minutes ago. You can send it again in ${durationInWords(minutes)}; their link stays valid.`,
  askingMailsUsedUp: (minutes: number, them: UnmailedPerson) =>
    `This address got ${limits.askingMailsOfOnePerDay} mails asking for answers within a day, the most allowed, so none ${leaves(them)} now. You can send one in ${durationInWords(minutes)}. For now, ${wayWithoutMail(them)}`,
  askingMailsOfAllUsedUp: (them: UnmailedPerson) =>
    `This address got many mails asking for answers today, so none ${leaves(them)} now. Try again tomorrow. For now, ${wayWithoutMail(them)}`,
  strangersUsedUp: (most: number, them: UnmailedPerson) =>
    `No mail ${leaves(them)} today: you can mail ${most} new people a day outside your own e-mail domain. The number grows as people join or answer. ${resendAdvice(them)} tomorrow, or now without a mail: ${wayWithoutMail(them)}`,
  colleaguesUsedUp: (them: UnmailedPerson) =>
    `No mail ${leaves(them)} today. Until ${limits.knownOfEstablishedSender} people have joined or answered, you can mail ${limits.colleaguesPerDay} people a day at your own e-mail domain. ${resendAdvice(them)} then, or now without a mail: ${wayWithoutMail(them)}`,
  newSendersUsedUp: (them: UnmailedPerson) =>
    `No mail ${leaves(them)} today: there is a daily limit on mail from people who are new here. It counts everyone on the same network, e-mail domain, organization name or server together. ${resendAdvice(them)} tomorrow, or now without a mail: ${wayWithoutMail(them)}`,
  senderStopped: (them: UnmailedPerson) =>
    `The person who runs this server has stopped this organization’s mail. Ask them why. For now, ${wayWithoutMail(them)}`,
  reminderTooSoon: `They got their last mail less than ${limits.hoursBetweenReminders} hours ago. You can remind a person every ${limits.hoursBetweenReminders} hours.`,
  remindersUsedUp: `They have had ${limits.remindersPerInvitation} reminders, the most for one invitation. Ask them in person, or copy their link for them.`,
  remindersUsedUpBegun: `They have had ${limits.remindersPerInvitation} reminders, the most for one invitation. Ask them in person: they have begun to answer and ${wayOn}`,
  reminderNotWanted:
    'They don’t want more mail about this questionnaire. Their link still works: give it to them yourself.',
  notWantedBesides: (them: UnmailedPerson) =>
    `They don’t want more mail about this questionnaire, and ${wayWithoutMail(them)}`,
  reminderNotWantedBegun: `They don’t want more mail about this questionnaire. They have begun to answer and ${wayOn}`,
  reminderAnswered: 'They have already answered.',
  reminderNotInvited: 'They haven’t been invited yet. Send them an invitation first.',
  reminderClosed: 'Their invitation is no longer open. Send it again first.',
  nobodyToRemind:
    'No reminders due: everyone has answered, got a mail in the last 72 hours, has had 3 reminders or wants none.',
  reminderLinkUnknown: 'We don’t know this link. Please open the one in your newest mail.',
  notOneClick: 'Mail programs stop mail here, with the form of RFC 8058.',
  sameEmailAsRow: (row: number) => `Same e-mail address as row ${row}; that row counts.`,
  addressBelongsTo: (name: string) =>
    `This address belongs to ${name}. Nothing was changed: keep that name, or confirm the new one.`,
  recordBelongsTo: (name: string) =>
    `${name} has already answered or joined at this address. Nothing was changed: keep that name, or confirm the new one.`,
  addressBelongsToUnchanged: (name: string) =>
    `This address belongs to ${name}. Nothing was changed: to change the name, you need the right to edit people.`,
  addressOfListed: (name: string) =>
    `This address belongs to ${name}, who is already in the list. Nothing was changed.`,
  answeredInvitedToJoin: 'Would only be invited to join with an account.',
  removedNameDiffers: 'Nothing was erased. To erase the person, type their name exactly as shown.',
  comesBack: (hasAnswered: boolean) =>
    `Was removed and would come back with ${hasAnswered ? 'their answers' : 'everything that was kept'}.`,
  wasRemoved: (email: string) => `${email} was removed. Somebody who may remove people can bring them back.`,
  addressOfDraft: (name: string) =>
    `${name} has begun to answer but hasn’t submitted yet. Anyone with the new address could read what they wrote, so the address wasn’t changed. Ask them to submit first, or to sign in with their invitation. Or invite the new address as a separate person.`,
  draftOfAccount: (name: string) =>
    `${name} has begun to answer with an account that has a different e-mail address. What they wrote is private, so this address wasn’t invited. Enter the address of that account and invite them there.`,
  addressOfAnswers: (name: string) =>
    `${name} has answered, and anyone with the new address could read that. So the address wasn’t changed. People who may read answers can change it.`,
  departmentThere: (name: string) =>
    `There is already a department “${name}”. Nothing was changed: confirm that you want to merge them, or choose another name.`,
  departmentToMergeGone: (name: string) =>
    `The department “${name}” is empty now, so there is nothing to merge with. Nothing was changed.`,
  somebodyErased: 'Somebody who was removed',
  wordsErased: 'What they wrote was erased with them.',
  errorErased: 'This error named somebody who was removed. It was deleted when they were erased.',
  namedSomebodyErased: 'This text named somebody who was removed. It was deleted when they were erased.',
} as const
