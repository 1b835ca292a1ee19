import {
  BookOpenText,
  ChartNoAxesColumn,
  CircleHelp,
  Inbox,
  MessageCircle,
  Settings,
  type LucideIcon,
} from 'lucide-react'
import type { Permission } from '../../../contract/rights.ts'
import { paths } from '../../paths.ts'

export type Place = {
  label: string
  to: '/company-wiki' | '/submissions' | '/reports' | '/help' | '/chat' | '/settings'
  icon: LucideIcon
  /** What one must hold to see it; everyone may where it is left out. */
  needs?: Permission
}

/** The six places of the main layout. */
export const places: readonly Place[] = [
  { label: 'Company wiki', to: paths.companyWiki, icon: BookOpenText, needs: 'report:view' },
  { label: 'Submissions', to: paths.submissions, icon: Inbox, needs: 'submission:view' },
  { label: 'Reports', to: paths.reports, icon: ChartNoAxesColumn, needs: 'report:view' },
  { label: 'Chat', to: paths.chat, icon: MessageCircle, needs: 'chat:use' },
  { label: 'Help centre', to: paths.help, icon: CircleHelp },
  { label: 'Settings', to: paths.settings, icon: Settings },
]
