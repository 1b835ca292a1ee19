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
import { can, type Permission } from '../../../contract/rights.ts'
import type { Membership } from '../../core/membership.tsx'
import { isBilled } from '../../core/subscription.ts'
import { inEnglish } from '../../core/in-english.ts'
import texts from '../../../languages/en/sections.json' with { type: 'json' }

const { say } = inEnglish(texts)

/** A section of the settings: an entry of the rail, and a component that is loaded when it is opened. */
export type Section = {
  /** Names it in the address: `/settings?section=<id>`. */
  id: string
  title: string
  /** What is settled there, in a few words. */
  text: string
  /** Sections of 'You' are shown without any organization too, and know of none. */
  group: 'You' | 'Organization'
  icon: LucideIcon
  /** What one must hold to see it; every member does where it is left out. */
  needs?: Permission
  /** Whether it is there at all (what is not configured leaves no trace); always where it is left out. */
  isThere?: (membership: Membership) => boolean
  Content: LazyExoticComponent<ComponentType>
}

/** Every section, in the order of the rail. */
const sections: readonly Section[] = [
  {
    id: 'profile',
    title: say('sections.profile'),
    text: say('sections.yourNamePhonePhotoAnd'),
    group: 'You',
    icon: UserRound,
    Content: lazy(() => import('./profile-section.tsx')),
  },
  {
    id: 'appearance',
    title: say('sections.appearance'),
    text: say('sections.lightDarkOrAsYour'),
    group: 'You',
    icon: SunMoon,
    Content: lazy(() => import('./appearance-section.tsx')),
  },
  {
    id: 'sessions',
    title: say('sections.sessions'),
    text: say('sections.whereYouAreSignedIn'),
    group: 'You',
    icon: MonitorSmartphone,
    Content: lazy(() => import('./sessions-section.tsx')),
  },
  {
    id: 'notifications',
    title: say('sections.notifications'),
    text: say('sections.whichMailsYouGet'),
    group: 'You',
    icon: Bell,
    Content: lazy(() => import('./notifications-section.tsx')),
  },
  {
    id: 'account',
    title: say('sections.dataAndAccount'),
    text: say('sections.downloadYourDataOrDelete'),
    group: 'You',
    icon: ShieldUser,
    Content: lazy(() => import('./account-section.tsx')),
  },
  {
    id: 'organization',
    title: say('sections.organization'),
    text: say('sections.whatThisOrganizationIsCalled'),
    group: 'Organization',
    icon: Building2,
    Content: lazy(() => import('./organization-section.tsx')),
  },
  {
    id: 'members',
    title: say('sections.members'),
    text: say('sections.whoIsInAsWhat'),
    group: 'Organization',
    icon: Users,
    needs: 'admin:view',
    Content: lazy(() => import('./members/members-section.tsx')),
  },
  {
    id: 'billing',
    title: say('sections.billing'),
    text: say('sections.theSubscriptionAndWhatIt'),
    group: 'Organization',
    icon: CreditCard,
    needs: 'org:billing',
    isThere: ({ data }) => isBilled(data.subscription),
    Content: lazy(() => import('./billing-section.tsx')),
  },
  {
    id: 'audit',
    title: say('sections.auditLog'),
    text: say('sections.whatWasChangedByWhom'),
    group: 'Organization',
    icon: ScrollText,
    needs: 'admin:view',
    Content: lazy(() => import('./audit/audit-section.tsx')),
  },
  {
    id: 'data-protection',
    title: say('sections.dataProtection'),
    text: say('sections.whatIsStoredWhereHow'),
    group: 'Organization',
    icon: FileLock,
    needs: 'admin:view',
    Content: lazy(() => import('./data-protection/data-protection-section.tsx')),
  },
  {
    id: 'api-keys',
    title: say('sections.apiKeys'),
    text: say('sections.howOtherSoftwareReadsAnd'),
    group: 'Organization',
    icon: KeyRound,
    needs: 'admin:view',
    // A list of permissions alone makes nobody see them.
    isThere: ({ organization }) => organization.role !== 'employee',
    Content: lazy(() => import('./api-keys/api-keys-section.tsx')),
  },
  {
    id: 'webhooks',
    title: say('sections.webhooks'),
    text: say('sections.howOtherSoftwareHearsOf'),
    group: 'Organization',
    icon: Webhook,
    needs: 'admin:view',
    isThere: ({ organization }) => organization.role !== 'employee',
    Content: lazy(() => import('./webhooks/webhooks-section.tsx')),
  },
]

/** The sections that a member sees. */
export const sectionsFor = (membership: Membership): Section[] =>
  sections.filter(
    ({ needs, isThere }) =>
      (needs === undefined || can(membership.organization, needs)) &&
      (isThere === undefined || isThere(membership)),
  )

/** The sections that the owner sees and this member does not. */
export const sectionsClosedTo = (membership: Membership): Section[] => {
  const open = sectionsFor(membership)
  const asOwner = { ...membership, organization: { ...membership.organization, role: 'owner' as const } }
  return sectionsFor(asOwner).filter((section) => !open.includes(section))
}

/** The sections that need no organization. */
export const ownSections: readonly Section[] = sections.filter(({ group }) => group === 'You')
