import { can } from '../../../../contract/rights/permissions.ts'
import type { OrganizationOfUser } from '../../../../contract/calls/organizations.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/sections.json' with { type: 'json' }

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
  { id: 'facts', title: t(texts, 'cards.facts'), words: t(texts, 'cardWords.facts'), isFor: mayNotChange },
  { id: 'names', title: t(texts, 'cards.names'), words: t(texts, 'cardWords.names'), isFor: mayChange },
  { id: 'logo', title: t(texts, 'cards.logo'), words: t(texts, 'cardWords.logo'), isFor: mayChange },
  {
    id: 'profile',
    title: t(texts, 'cards.profile'),
    words: t(texts, 'cardWords.profile'),
    isFor: mayChangeProfile,
  },
  {
    id: 'departments',
    title: t(texts, 'cards.departments'),
    words: t(texts, 'cardWords.departments'),
    isFor: mayEditPeople,
  },
  {
    id: 'location',
    title: t(texts, 'cards.location'),
    words: t(texts, 'cardWords.location'),
    isFor: mayChange,
  },
  {
    id: 'visibility',
    title: t(texts, 'cards.visibility'),
    words: t(texts, 'cardWords.visibility'),
    isFor: mayChange,
  },
  {
    id: 'language',
    title: t(texts, 'cards.language'),
    words: t(texts, 'cardWords.language'),
    isFor: mayChange,
  },
  {
    id: 'threshold',
    title: t(texts, 'cards.threshold'),
    words: t(texts, 'cardWords.threshold'),
    isFor: mayChange,
  },
  {
    id: 'retention',
    title: t(texts, 'cards.retention'),
    words: t(texts, 'cardWords.retention'),
    isFor: mayChange,
  },
  { id: 'export', title: t(texts, 'cards.export'), words: t(texts, 'cardWords.export'), isFor: isOwner },
  { id: 'leave', title: t(texts, 'cards.leave'), words: t(texts, 'cardWords.leave'), isFor: everybody },
  { id: 'delete', title: t(texts, 'cards.delete'), words: t(texts, 'cardWords.delete'), isFor: mayDelete },
] as const satisfies readonly { id: string; title: string; words: string; isFor: IsFor }[]

export type CardId = (typeof cards)[number]['id']
export type Card = { id: CardId; title: string; words: string }

/** The cards that a member has. */
export const cardsForMember = (organization: OrganizationOfUser): readonly Card[] =>
  cards.filter(({ isFor }) => isFor(organization))

const titles = new Map<CardId, string>(cards.map(({ id, title }) => [id, title]))
export const cardTitle = (id: CardId): string => titles.get(id) ?? id
