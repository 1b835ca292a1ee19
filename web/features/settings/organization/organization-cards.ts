import { can } from '../../../../contract/rights/permissions.ts'
import type { OrganizationOfUser } from '../../../../contract/calls/organizations.ts'
import { createEnglishTexts } from '../../../core/i18n/english-texts.ts'
import texts from '../../../../languages/en/sections.json' with { type: 'json' }

const { say } = createEnglishTexts(texts)

type IsFor = (organization: OrganizationOfUser) => boolean

const mayChange: IsFor = (organization) => can(organization, 'org:settings')
const mayNotChange: IsFor = (organization) => !mayChange(organization)
// Members who may not see the profile get an empty one, which must not overwrite the stored one.
const mayChangeProfile: IsFor = (organization) =>
  mayChange(organization) && (can(organization, 'onboarding:view') || can(organization, 'onboarding:edit'))
const mayEditPeople: IsFor = (organization) =>
  can(organization, 'employee:edit') && can(organization, 'employee:view')
const isOwner: IsFor = ({ role }) => role === 'owner'
const mayDelete: IsFor = (organization) => can(organization, 'org:delete')
const everybody: IsFor = () => true

/**
 * The cards of the section about the organization, in order: `/settings?section=organization#<id>` leads to one.
 * `words`: more to find it by.
 */
const cards = [
  { id: 'facts', title: say('cards.facts'), words: say('cardWords.facts'), isFor: mayNotChange },
  { id: 'names', title: say('cards.names'), words: say('cardWords.names'), isFor: mayChange },
  { id: 'logo', title: say('cards.logo'), words: say('cardWords.logo'), isFor: mayChange },
  { id: 'profile', title: say('cards.profile'), words: say('cardWords.profile'), isFor: mayChangeProfile },
  {
    id: 'departments',
    title: say('cards.departments'),
    words: say('cardWords.departments'),
    isFor: mayEditPeople,
  },
  { id: 'location', title: say('cards.location'), words: say('cardWords.location'), isFor: mayChange },
  { id: 'visibility', title: say('cards.visibility'), words: say('cardWords.visibility'), isFor: mayChange },
  { id: 'language', title: say('cards.language'), words: say('cardWords.language'), isFor: mayChange },
  { id: 'threshold', title: say('cards.threshold'), words: say('cardWords.threshold'), isFor: mayChange },
  { id: 'retention', title: say('cards.retention'), words: say('cardWords.retention'), isFor: mayChange },
  { id: 'export', title: say('cards.export'), words: say('cardWords.export'), isFor: isOwner },
  { id: 'leave', title: say('cards.leave'), words: say('cardWords.leave'), isFor: everybody },
  { id: 'delete', title: say('cards.delete'), words: say('cardWords.delete'), isFor: mayDelete },
] as const satisfies readonly { id: string; title: string; words: string; isFor: IsFor }[]

export type CardId = (typeof cards)[number]['id']
export type Card = { id: CardId; title: string; words: string }

/** The cards that a member has. */
export const cardsForMember = (organization: OrganizationOfUser): readonly Card[] =>
  cards.filter(({ isFor }) => isFor(organization))

const titles = new Map<CardId, string>(cards.map(({ id, title }) => [id, title]))
export const cardTitle = (id: CardId): string => titles.get(id) ?? id
