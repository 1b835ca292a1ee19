import { useQuery } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, type ReactNode } from 'react'
import { accounts } from '../../../contract/calls/accounts.ts'
import { organizations } from '../../../contract/calls/organizations.ts'
import { people } from '../../../contract/calls/employees/employees.ts'
import { callQuery } from '../../core/api/queries.ts'
import { useOrganizationInUrl } from '../../core/organization/organization-in-url.ts'
import {
  isSelectionLost,
  selectedOrganization,
  selectOrganization,
  reconcileOrganization,
} from '../../core/organization/selected-organization.ts'
import type { Session } from '../../core/session/session.ts'
import { paths } from '../../core/navigation/paths.ts'
import { Redirect } from '../../ui/page/redirect.tsx'
import { deviceDraft, draftKey } from './draft/device-drafts.ts'
import type { QuestionnaireSubject } from './draft/questionnaire-subject.ts'
import { LoadFailure } from './notices/load-failure.tsx'
import { Frame } from './frame.tsx'
import { MarkedText } from './language/marked-text.tsx'
import { useTexts } from './language/texts.ts'
import { homeMarks, MessageScreen } from './notices/message-screen.tsx'
import { Questionnaire, QuestionnaireSkeleton } from './questionnaire.tsx'

/** The questionnaire of a signed-in person: in which organization, and whose it is. */

/**
 * For signed-in people without an organization in the URL: selects one, or redirects to choose one or, if they belong
 * to none, to what is pending for them.
 * @param none shown if nothing is pending either
 */
export const QuestionnaireWithoutSelection = ({ none }: { none: ReactNode }) => {
  const list = useQuery(callQuery(organizations.getUserOrganizations, {}))
  const mine = list.data?.organizations
  const waiting = useQuery({ ...callQuery(people.getMyInvitations, {}), enabled: mine?.length === 0 })
  const isNothingThere =
    waiting.isError || (waiting.data?.invitations.length === 0 && waiting.data.records.length === 0)
  useEffect(() => {
    if (mine !== undefined) reconcileOrganization(mine)
  }, [mine])
  const isLed = mine?.length === 0 ? waiting.isSuccess && !isNothingThere : isSelectionLost()
  if (isLed) {
    return (
      <Redirect to={paths.home}>
        <QuestionnaireSkeleton />
      </Redirect>
    )
  }
  if (mine?.length === 0 && isNothingThere) return none
  if (list.error === null) return <QuestionnaireSkeleton />
  return <NoOrganizations error={list.error} retry={list.refetch} />
}

const NoOrganizations = ({ error, retry }: { error: Error; retry: () => Promise<unknown> }) => {
  const t = useTexts()
  return (
    <Frame>
      <h1 className="visually-hidden">{t('title')}</h1>
      <LoadFailure title={t('failed.organizations')} error={error} retry={() => void retry()} />
    </Frame>
  )
}

/**
 * For signed-in people who followed a link of one organization. A draft on this device continues before the server
 * has answered; another organization's questionnaire never opens instead.
 */
export const QuestionnaireFromUrl = ({ session, orgId }: { session: Session; orgId: string }) => {
  const t = useTexts()
  const { takeOut } = useOrganizationInUrl()
  const list = useQuery(callQuery(organizations.getUserOrganizations, {}))
  const { uid, email } = session.user
  const isKnown =
    orgId === selectedOrganization() ||
    deviceDraft(draftKey({ orgId, uid })).read() !== null ||
    list.data?.organizations.some((one) => one.orgId === orgId) === true
  useLayoutEffect(() => {
    if (isKnown && takeOut()) selectOrganization(orgId)
  }, [isKnown, orgId, takeOut])
  if (list.data !== undefined && !isKnown) {
    return (
      <MessageScreen title={t('notYours.title')}>
        <p className="q-lead">{t('notYours.text', { email })}</p>
        <p className="q-quiet">
          <MarkedText say="notYours.do" marks={homeMarks} />
        </p>
      </MessageScreen>
    )
  }
  if (list.error !== null && !isKnown) return <NoOrganizations error={list.error} retry={list.refetch} />
  return <QuestionnaireSkeleton />
}

/** In a selected organization. */
export const MemberQuestionnaire = ({ session, orgId }: { session: Session; orgId: string }) => {
  const t = useTexts()
  const profile = useQuery(callQuery(accounts.getProfile, {}))
  const list = useQuery(callQuery(organizations.getUserOrganizations, {}))
  if (list.isPending && list.failureCount === 0) return <QuestionnaireSkeleton />
  const organization = list.data?.organizations.find((one) => one.orgId === orgId)
  const who = { orgId, uid: session.user.uid }
  // If the server is unreachable, a person who opened it on this device continues with the stored data.
  const kept = list.data === undefined ? deviceDraft(draftKey(who)).read()?.about : undefined
  const about: QuestionnaireSubject = kept ?? {
    employeeId: null,
    organizationName: organization?.companyName ?? t('yourOrganization'),
    name: profile.data?.user.displayName ?? session.user.displayName,
    email: session.user.email,
    role: '',
    department: '',
  }
  return <Questionnaire who={who} about={about} />
}
