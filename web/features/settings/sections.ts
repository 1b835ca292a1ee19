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
    title: 'Profile',
    text: 'Your name, phone, photo and e-mail.',
    group: 'You',
    icon: UserRound,
    Content: lazy(() => import('./profile-section.tsx')),
  },
  {
    id: 'appearance',
    title: 'Appearance',
    text: 'Light, dark, or as your device.',
    group: 'You',
    icon: SunMoon,
    Content: lazy(() => import('./appearance-section.tsx')),
  },
  {
    id: 'sessions',
    title: 'Sessions',
    text: 'Where you are signed in.',
    group: 'You',
    icon: MonitorSmartphone,
    Content: lazy(() => import('./sessions-section.tsx')),
  },
  {
    id: 'notifications',
    title: 'Notifications',
    text: 'Which mails you get.',
    group: 'You',
    icon: Bell,
    Content: lazy(() => import('./notifications-section.tsx')),
  },
  {
    id: 'account',
    title: 'Data and account',
    text: 'Download your data, or delete your account.',
    group: 'You',
    icon: ShieldUser,
    Content: lazy(() => import('./account-section.tsx')),
  },
  {
    id: 'organization',
    title: 'Organization',
    text: 'What this organization is called, and your place in it.',
    group: 'Organization',
    icon: Building2,
    Content: lazy(() => import('./organization-section.tsx')),
  },
  {
    id: 'members',
    title: 'Members',
    text: 'Who is in, as what, and what they may do.',
    group: 'Organization',
    icon: Users,
    needs: 'admin:view',
    Content: lazy(() => import('./members/members-section.tsx')),
  },
  {
    id: 'billing',
    title: 'Billing',
    text: 'The subscription, and what it is for.',
    group: 'Organization',
    icon: CreditCard,
    needs: 'org:billing',
    isThere: ({ data }) => isBilled(data.subscription),
    Content: lazy(() => import('./billing-section.tsx')),
  },
  {
    id: 'audit',
    title: 'Audit log',
    text: 'What was changed, by whom and when.',
    group: 'Organization',
    icon: ScrollText,
    needs: 'admin:view',
    Content: lazy(() => import('./audit/audit-section.tsx')),
  },
  {
    id: 'data-protection',
    title: 'Data protection',
    text: 'What is stored, where, how long, and who reads it.',
    group: 'Organization',
    icon: FileLock,
    needs: 'admin:view',
    Content: lazy(() => import('./data-protection/data-protection-section.tsx')),
  },
  {
    id: 'api-keys',
    title: 'API keys',
    text: 'How other software reads and invites here.',
    group: 'Organization',
    icon: KeyRound,
    needs: 'admin:view',
    // A list of permissions alone makes nobody see them.
    isThere: ({ organization }) => organization.role !== 'employee',
    Content: lazy(() => import('./api-keys/api-keys-section.tsx')),
  },
  {
    id: 'webhooks',
    title: 'Webhooks',
    text: 'How other software hears of what happens here.',
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
