import {
  BookOpenText,
  ChartNoAxesColumn,
  CircleHelp,
  Inbox,
  MessageCircle,
  UserPlus,
  Settings,
  type LucideIcon,
} from 'lucide-react'
import { can, type Holder, type Permission } from '../../../contract/rights/permissions.ts'
import { paths } from '../../core/navigation/paths.ts'
import { t } from '../../core/i18n/t.ts'
import texts from '../../../languages/en/layout.json' with { type: 'json' }

export type NavigationItem = {
  label: string
  to: '/company-wiki' | '/submissions' | '/reports' | '/help' | '/chat' | '/settings'
  icon: LucideIcon
  /** What one must hold to see it; everyone may where it is left out. */
  needs?: Permission
}

/** The six places of the main layout. */
const places: readonly NavigationItem[] = [
  { label: t(texts, 'places.companyWiki'), to: paths.companyWiki, icon: BookOpenText, needs: 'report:view' },
  { label: t(texts, 'places.submissions'), to: paths.submissions, icon: Inbox, needs: 'submission:view' },
  { label: t(texts, 'places.reports'), to: paths.reports, icon: ChartNoAxesColumn, needs: 'report:view' },
  { label: t(texts, 'places.chat'), to: paths.chat, icon: MessageCircle, needs: 'chat:use' },
  { label: t(texts, 'places.helpCentre'), to: paths.help, icon: CircleHelp },
  { label: t(texts, 'places.settings'), to: paths.settings, icon: Settings },
]

/** What the submissions are to somebody who may invite people and not read who has answered. */
const invitations: NavigationItem = {
  label: t(texts, 'places.invitations'),
  to: paths.submissions,
  icon: UserPlus,
  needs: 'employee:invite',
}

const itemForHolder = (holder: Holder, place: NavigationItem): NavigationItem =>
  place.to === paths.submissions && !can(holder, 'submission:view') && can(holder, 'employee:invite')
    ? invitations
    : place

/** The places that somebody may see. */
export const navigationItemsFor = (holder: Holder): NavigationItem[] =>
  places
    .map((place) => itemForHolder(holder, place))
    .filter(({ needs }) => needs === undefined || can(holder, needs))

/** The place of an address, whether or not they may see it; undefined where it is of none. */
export const navigationItemAt = (pathname: string, holder: Holder): NavigationItem | undefined => {
  const place = places.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`))
  return place === undefined ? undefined : itemForHolder(holder, place)
}
