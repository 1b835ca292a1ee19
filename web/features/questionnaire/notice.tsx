import { useQuery } from '@tanstack/react-query'
import { Eye, Hourglass, MessageCircleQuestion, UserRound } from 'lucide-react'
import { organizations, type ReportVisibility } from '../../../contract/organizations.ts'
import { people } from '../../../contract/people.ts'
import { removedDays } from '../../../contract/removals.ts'
import { can } from '../../../contract/rights.ts'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { ask } from '../../core/ask.ts'
import { useTexts } from './language/texts.ts'
import type { Who } from './use-draft.ts'

type Visibility = z.output<typeof ReportVisibility>

/** Who sees released reports, as the organization's settings are; undefined while it is not known. */
const useVisibility = (who: Who): Visibility | undefined => {
  const isInvited = 'code' in who
  // The page has asked for it; nobody who reads this is interrupted by its asking again.
  const invitation = useQuery({
    ...ask(people.getInvitationStatus, { code: isInvited ? who.code : '' }),
    enabled: isInvited,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const list = useQuery({ ...ask(organizations.getUserOrganizations, {}), enabled: !isInvited })
  const membership = isInvited ? undefined : list.data?.organizations.find(({ orgId }) => orgId === who.orgId)
  const organization = useQuery({
    ...ask(organizations.getOrgData, {}, membership?.orgId ?? null),
    enabled: membership !== undefined && can(membership, 'org:view'),
  })
  return isInvited
    ? invitation.data?.status.reportVisibility
    : organization.data?.org.settings.reportVisibility
}

const colleagues = {
  own: 'notice.colleaguesOwn',
  organization: 'notice.colleaguesAll',
  unknown: 'notice.colleaguesUnknown',
} as const

type NoticeProps = { who: Who; organization: string }

/**
 * What somebody has a right to know before the first question: who sees what, why, for how long, what it rests on, and
 * how to add to it or contest it. Items of the list of the welcome.
 */
export const Notice = ({ who, organization }: NoticeProps) => {
  const t = useTexts()
  const visibility = useVisibility(who)
  return (
    <>
      <Told icon={<Eye size={20} aria-hidden />} title={t('notice.whoTitle')}>
        {t('notice.who', { organization })} {t('notice.review')}{' '}
        {t(colleagues[visibility ?? 'unknown'], { organization })} {t('notice.until')} {t('notice.link')}
      </Told>
      <Told icon={<Hourglass size={20} aria-hidden />} title={t('notice.whyTitle')}>
        {t('notice.why', { organization })} {t('notice.alone')} {t('notice.keptFor', { count: removedDays })}
      </Told>
      <Told icon={<UserRound size={20} aria-hidden />} title={t('notice.ownViewTitle')}>
        {t('notice.ownView')}
      </Told>
      <Told icon={<MessageCircleQuestion size={20} aria-hidden />} title={t('notice.contestTitle')}>
        {t('notice.contest')}
      </Told>
    </>
  )
}

const Told = ({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) => (
  <li>
    {icon}
    <div>
      <h2>{title}</h2>
      <p>{children}</p>
    </div>
  </li>
)
