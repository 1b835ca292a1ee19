import {
  Bell,
  Building2,
  CreditCard,
  FileLock,
  KeyRound,
  MonitorSmartphone,
  ScrollText,
  ShieldUser,
  SunMoon,
  UserRound,
  Users,
  Webhook,
  type LucideIcon,
} from 'lucide-react'
import { lazy, type ComponentType, type LazyExoticComponent } from 'react'
import { can, type Permission } from '../../../contract/rights/permissions.ts'
import type { Membership } from '../../core/organization/membership.tsx'
import { isBilled } from '../../core/organization/subscription-status.ts'
import { t } from '../../core/i18n/t.ts'
import { cardsForMember, type Card } from './organization/organization-cards.ts'
import texts from '../../../languages/en/sections.json' with { type: 'json' }

/** A section of the settings: an entry of the rail, and a lazy-loaded component. */
export type Section = {
  /** Its name in the URL: `/settings?section=<id>`. */
  id: string
  title: string
  /** What it is for, in a few words. */
  text: string
  /** More words to find it by. */
  words: string
  /** Its cards with their own URL, for this member; none by default. */
  cardsFor?: (membership: Membership) => readonly Card[]
  /** Sections of 'You' are shown without an organization too, and do not depend on one. */
  group: 'You' | 'Organization'
  icon: LucideIcon
  /** The permission to see it; every member may by default. */
  needs?: Permission
  /** Whether it exists at all (features that are not configured are not mentioned); always by default. */
  isThere?: (membership: Membership) => boolean
  Content: LazyExoticComponent<ComponentType>
}

/** Every section, in the order of the rail. */
const sections: readonly Section[] = [
  {
    id: 'profile',
    title: t(texts, 'sections.profile'),
    text: t(texts, 'sections.yourNamePhonePhotoAnd'),
    words: t(texts, 'sectionWords.profile'),
    group: 'You',
    icon: UserRound,
    Content: lazy(() => import('./profile/profile-section.tsx')),
  },
  {
    id: 'appearance',
    title: t(texts, 'sections.appearance'),
    text: t(texts, 'sections.lightDarkOrAsYour'),
    words: t(texts, 'sectionWords.appearance'),
    group: 'You',
    icon: SunMoon,
    Content: lazy(() => import('./appearance/appearance-section.tsx')),
  },
  {
    id: 'sessions',
    title: t(texts, 'sections.sessions'),
    text: t(texts, 'sections.whereYouAreSignedIn'),
    words: t(texts, 'sectionWords.sessions'),
    group: 'You',
    icon: MonitorSmartphone,
    Content: lazy(() => import('./sessions/sessions-section.tsx')),
  },
  {
    id: 'notifications',
    title: t(texts, 'sections.notifications'),
    text: t(texts, 'sections.whichMailsYouGet'),
    words: t(texts, 'sectionWords.notifications'),
    group: 'You',
    icon: Bell,
    Content: lazy(() => import('./notifications/notifications-section.tsx')),
  },
  {
    id: 'account',
    title: t(texts, 'sections.dataAndAccount'),
    text: t(texts, 'sections.downloadYourDataOrDelete'),
    words: t(texts, 'sectionWords.account'),
    group: 'You',
    icon: ShieldUser,
    Content: lazy(() => import('./account/account-section.tsx')),
  },
  {
    id: 'organization',
    title: t(texts, 'sections.organization'),
    text: t(texts, 'sections.whatThisOrganizationIsCalled'),
    words: t(texts, 'sectionWords.organization'),
    cardsFor: ({ organization }) => cardsForMember(organization),
    group: 'Organization',
    icon: Building2,
    Content: lazy(() => import('./organization/organization-section.tsx')),
  },
  {
    id: 'members',
    title: t(texts, 'sections.members'),
    text: t(texts, 'sections.whoIsInAsWhat'),
    words: t(texts, 'sectionWords.members'),
    group: 'Organization',
    icon: Users,
    isThere: ({ organization }) => can(organization, 'admin:view') || can(organization, 'admin:manage'),
    Content: lazy(() => import('./members/members-section.tsx')),
  },
  {
    id: 'billing',
    title: t(texts, 'sections.billing'),
    text: t(texts, 'sections.theSubscriptionAndWhatIt'),
    words: t(texts, 'sectionWords.billing'),
    group: 'Organization',
    icon: CreditCard,
    needs: 'org:billing',
    isThere: ({ data }) => isBilled(data.subscription),
    Content: lazy(() => import('./billing/billing-section.tsx')),
  },
  {
    id: 'audit',
    title: t(texts, 'sections.auditLog'),
    text: t(texts, 'sections.whatWasChangedByWhom'),
    words: t(texts, 'sectionWords.audit'),
    group: 'Organization',
    icon: ScrollText,
    needs: 'admin:view',
    Content: lazy(() => import('./audit-log/audit-section.tsx')),
  },
  {
    id: 'data-protection',
    title: t(texts, 'sections.dataProtection'),
    text: t(texts, 'sections.whatIsStoredWhereHow'),
    words: t(texts, 'sectionWords.dataProtection'),
    group: 'Organization',
    icon: FileLock,
    needs: 'admin:view',
    Content: lazy(() => import('./data-protection/data-protection-section.tsx')),
  },
  {
    id: 'api-keys',
    title: t(texts, 'sections.apiKeys'),
    text: t(texts, 'sections.howOtherSoftwareReadsAnd'),
    words: t(texts, 'sectionWords.apiKeys'),
    group: 'Organization',
    icon: KeyRound,
    needs: 'admin:view',
    Content: lazy(() => import('./api-keys/api-keys-section.tsx')),
  },
  {
    id: 'webhooks',
    title: t(texts, 'sections.webhooks'),
    text: t(texts, 'sections.howOtherSoftwareHearsOf'),
    words: t(texts, 'sectionWords.webhooks'),
    group: 'Organization',
    icon: Webhook,
    needs: 'admin:view',
    Content: lazy(() => import('./webhooks/webhooks-section.tsx')),
  },
]

/** The sections that a member sees. */
export const sectionsFor = (membership: Membership): Section[] =>
  sections
    .filter(
      ({ needs, isThere }) =>
        (needs === undefined || can(membership.organization, needs)) &&
        (isThere === undefined || isThere(membership)),
    )
    .map((section) => sectionForMember(section, membership))

/** Members who may not change the organization are not promised controls that they do not have. */
const sectionForMember = (section: Section, { organization }: Membership): Section =>
  section.id === 'organization' && !can(organization, 'org:settings')
    ? { ...section, text: t(texts, 'sections.whatItIsCalledAndLeaving'), words: '' }
    : section

/** The sections that the owner sees and this member does not. */
export const hiddenSectionsFor = (membership: Membership): Section[] => {
  const open = sectionsFor(membership)
  const asOwner = { ...membership, organization: { ...membership.organization, role: 'owner' as const } }
  return sectionsFor(asOwner).filter(({ id }) => !open.some((section) => section.id === id))
}

/** The sections that need no organization. */
export const ownSections: readonly Section[] = sections.filter(({ group }) => group === 'You')
