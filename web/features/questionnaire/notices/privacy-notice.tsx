import { useQuery } from '@tanstack/react-query'
import { Eye, Hourglass, MessageCircleQuestion, Scale, UserRound } from 'lucide-react'
import { limits } from '../../../../contract/shapes/limits.ts'
import { isOpenToMembers } from '../../../../contract/shapes/reports/is-open-report.ts'
import { organizations } from '../../../../contract/calls/organizations.ts'
import { people, type InvitationStatus } from '../../../../contract/calls/employees/employees.ts'
import { retention, type RetentionKind } from '../../../../contract/calls/retention.ts'
import { can } from '../../../../contract/rights/permissions.ts'
import type { ReactNode } from 'react'
import { callQuery } from '../../../core/api/queries.ts'
import { useTexts } from '../language/texts.ts'
import type { Visibility } from '../draft/draft-record.ts'
import type { Respondent } from '../draft/use-draft.ts'

type KeptYears = InvitationStatus['keptYears']

/**
 * What the organization has set: who sees released reports (of answers that were submitted then, where that is given), and
 * what it keeps how long; undefined while it is not known.
 */
const useSettings = (
  who: Respondent,
  { isAskedAgain = false, submittedAt = null }: { isAskedAgain?: boolean; submittedAt?: string | null } = {},
): { visibility: Visibility | undefined; keptYears: KeptYears | undefined } => {
  const isInvited = 'code' in who
  // The page has asked for it; nobody who reads this is interrupted by its asking again.
  const invitation = useQuery({
    ...callQuery(people.getInvitationStatus, { code: isInvited ? who.code : '' }),
    enabled: isInvited,
    staleTime: Infinity,
    refetchOnMount: isAskedAgain ? 'always' : true,
    refetchOnWindowFocus: isAskedAgain ? 'always' : false,
    refetchOnReconnect: isAskedAgain ? 'always' : false,
  })
  const list = useQuery({ ...callQuery(organizations.getUserOrganizations, {}), enabled: !isInvited })
  const membership = isInvited ? undefined : list.data?.organizations.find(({ orgId }) => orgId === who.orgId)
  const organization = useQuery({
    ...callQuery(organizations.getOrgData, {}, membership?.orgId ?? null),
    enabled: membership !== undefined && can(membership, 'org:view'),
  })
  const rules = useQuery({
    ...callQuery(retention.getRetention, {}, membership?.orgId ?? null),
    enabled: membership !== undefined && can(membership, 'org:view'),
  })
  const settings = organization.data?.org.settings
  const isHeldBack = settings && submittedAt !== null && !isOpenToMembers(settings, submittedAt)
  const yearsOf = (kind: RetentionKind) => rules.data?.rules.find((rule) => rule.kind === kind)?.years ?? null
  return isInvited
    ? { visibility: invitation.data?.status.reportVisibility, keptYears: invitation.data?.status.keptYears }
    : {
        visibility: isHeldBack ? 'own' : settings?.reportVisibility,
        keptYears: { formerPeople: yearsOf('formerPeople'), drafts: yearsOf('drafts') },
      }
}

const colleagues = {
  own: 'notice.colleaguesOwn',
  organization: 'notice.colleaguesAll',
  unknown: 'notice.colleaguesUnknown',
} as const

/** Who reads released reports, as the page says it: asked again, for the organization may have settled otherwise since. */
export const useReportVisibility = (who: Respondent): Visibility | undefined =>
  useSettings(who, { isAskedAgain: true }).visibility

/** Said once more before the answers are sent. */
export const ColleagueReadersNotice = ({ visibility, organization }: ColleaguesProps) => {
  const t = useTexts()
  return <p className="q-quiet">{t(colleagues[visibility ?? 'unknown'], { organization })}</p>
}

/** The same of answers that were sent: of those that colleagues could not read then, they read no report now either. */
export const SentAnswersReaders = ({
  who,
  organization,
  submittedAt,
}: NoticeProps & { submittedAt: string | null }) => {
  const t = useTexts()
  const { visibility } = useSettings(who, { isAskedAgain: true, submittedAt })
  return t(colleagues[visibility ?? 'unknown'], { organization })
}

type ColleaguesProps = { visibility: Visibility | undefined; organization: string }
type NoticeProps = { who: Respondent; organization: string }

/**
 * What somebody has a right to know before the first question: who sees what, that a letter is computed and from what,
 * why, for how long, what it rests on, and how to add to it or contest it. Items of the list of the welcome.
 */
export const PrivacyNotice = ({ who, organization }: NoticeProps) => {
  const t = useTexts()
  const { visibility, keptYears } = useSettings(who)
  const [ofFormer, ofDrafts] = [keptYears?.formerPeople, keptYears?.drafts]
  return (
    <>
      <Told icon={<Eye size={20} aria-hidden />} title={t('notice.whoTitle')}>
        {t('notice.who', { organization })} {t('notice.review')}{' '}
        {t(colleagues[visibility ?? 'unknown'], { organization })} {t('notice.until')} {t('notice.link')}
      </Told>
      <Told icon={<Scale size={20} aria-hidden />} title={t('notice.gradeTitle')}>
        {t('notice.grade')}
      </Told>
      <Told icon={<Hourglass size={20} aria-hidden />} title={t('notice.whyTitle')}>
        {t('notice.why', { organization })} {t('notice.alone')}{' '}
        {t('notice.keptFor', { count: limits.removedDays })}
        {ofFormer ? ` ${t('notice.afterLeaving', { count: ofFormer })}` : ''}
        {ofDrafts ? ` ${t('notice.unsentFor', { count: ofDrafts })}` : ''}
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
