import { useQuery } from '@tanstack/react-query'
import { Eye, Hourglass, MessageCircleQuestion, UserRound } from 'lucide-react'
import { organizations, type ReportVisibility } from '../../../contract/organizations.ts'
import { people } from '../../../contract/people.ts'
import { removedDays } from '../../../contract/removals.ts'
import { can } from '../../../contract/rights.ts'
import type { z } from 'zod'
import { ask } from '../../core/ask.ts'
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

const colleagues = (organization: string, visibility: Visibility | undefined): string => {
  if (visibility === 'own') return 'Colleagues see neither your answers nor your report.'
  if (visibility === 'organization') {
    return `Colleagues do not see your answers; ${organization} shows released reports to all its members.`
  }
  return `Colleagues do not see your answers; whether they may read released reports is for ${organization} to decide.`
}

type NoticeProps = { who: Who; organization: string }

/**
 * What somebody has a right to know before the first question: who sees what, why, for how long, what it rests on, and
 * how to add to it or contest it. Items of the list of the welcome.
 */
export const Notice = ({ who, organization }: NoticeProps) => {
  const visibility = useVisibility(who)
  return (
    <>
      <li>
        <Eye size={20} aria-hidden />
        <div>
          <h2>Who will read your answers</h2>
          <p>
            The owners and admins of {organization} read them, with your name, and the report that is made
            from them. One of them reviews the report, by name, before it is released to you.{' '}
            {colleagues(organization, visibility)} Until you send your answers, nobody is shown them, only
            that you have started. The link in your mail opens what you have written, and only you get it: do
            not pass it on.
          </p>
        </div>
      </li>
      <li>
        <Hourglass size={20} aria-hidden />
        <div>
          <h2>Why, and for how long</h2>
          <p>
            So that {organization} knows what its people do, need and would change. Nothing is decided by it
            alone. What you send stays as long as you are in its list; once you are removed it is erased{' '}
            {removedDays} days later, or at once where you ask for that.
          </p>
        </div>
      </li>
      <li>
        <UserRound size={20} aria-hidden />
        <div>
          <h2>Your own view</h2>
          <p>
            The report rests on what you say about yourself and your work. Nothing is measured or watched, and
            it is not a test.
          </p>
        </div>
      </li>
      <li>
        <MessageCircleQuestion size={20} aria-hidden />
        <div>
          <h2>To add to it or to contest it</h2>
          <p>
            Ask an owner to open your answers again. Once your report is released to you, you can write that
            you see it differently; that stays beside it, and you get a response.
          </p>
        </div>
      </li>
    </>
  )
}
