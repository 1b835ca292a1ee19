import { removedDays } from './removals.ts'

/** What the person whom a report is about has a right to be told of it, on the screen and in files. */

export type NoticeFact = { name: string; text: string }

/**
 * `isShared`: whether every member sees released reports; null where its reader does not know. `isOwn`: whether its reader
 * is the one it is about.
 */
export type Told = { organizationName: string; person: string; isShared: boolean | null; isOwn: boolean }

export const noticeTitle = ({ person, isOwn }: Pick<Told, 'person' | 'isOwn'>): string =>
  isOwn ? 'Who sees this, why, and what you can do' : `What ${person} is told about this report`

/** Who sees a person's report, why, for how long, what it rests on, and how they add to it or contest it. */
export const noticeFacts = (told: Told): NoticeFact[] => (told.isOwn ? toThem(told) : aboutThem(told))

const toThem = ({ organizationName, isShared }: Told): NoticeFact[] => [
  {
    name: 'Who sees this',
    text: isShared
      ? `You, the owners and admins of ${organizationName}, and its other members: ${organizationName} shows released reports to all of them.`
      : `You, and the owners and admins of ${organizationName}. Your colleagues do not.`,
  },
  {
    name: 'Why it is made',
    text: `So that ${organizationName} knows what you do, what you need and what should change. It decides nothing by itself. Somebody reviewed it, by name, before you could read it.`,
  },
  {
    name: 'For how long',
    text: `As long as you are in the list of ${organizationName}. If you are removed, it is erased ${removedDays} days later, or at once where you ask for that.`,
  },
  {
    name: 'What it rests on',
    text: 'What you said about yourself, and nothing else. Every number opens to the answers and the sum that it comes from, under “Why this grade”.',
  },
  {
    name: 'To add to it or to contest it',
    text: 'Choose “I see it differently” and write why: it stays beside the report, and whoever decides can respond. To change an answer, ask an owner to open your answers again.',
  },
]

const aboutThem = ({ organizationName, person, isShared }: Told): NoticeFact[] => [
  {
    name: 'Who sees this',
    text: isShared
      ? `Owners and admins; once it is released, every member: ${organizationName} shows released reports to all of them.`
      : isShared === null
        ? `Owners and admins; once it is released, ${person} as well, and their colleagues only where ${organizationName} shows released reports to all of its members.`
        : `Owners and admins; once it is released, ${person} as well. Their colleagues do not.`,
  },
  {
    name: 'Why it is made',
    text: `So that ${organizationName} knows what people do, what they need and what should change. It decides nothing by itself.`,
  },
  {
    name: 'For how long',
    text: `As long as ${person} is in the list of ${organizationName}. If they are removed, it is erased ${removedDays} days later, or at once where they ask for that.`,
  },
  { name: 'What it rests on', text: `What ${person} said about themselves, and nothing else.` },
  {
    name: 'To add to it or to contest it',
    text: `Once it is released, ${person} can acknowledge it, or write that they see it differently; that stays beside the report.`,
  },
]
