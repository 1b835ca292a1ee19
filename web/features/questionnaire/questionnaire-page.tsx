import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { accounts } from '../../../contract/accounts.ts'
import { isInviteCode, plainInviteCode } from '../../../contract/fields.ts'
import { organizations } from '../../../contract/organizations.ts'
import { people } from '../../../contract/people.ts'
import type { InvitationStatus } from '../../../contract/people.ts'
import type { z } from 'zod'
import { ask } from '../../core/ask.ts'
import { CallError, isConnectionFailure } from '../../core/call-error.ts'
import { selectedOrganization, settleOrganization, useSelectedOrganization } from '../../core/organization.ts'
import { sessionEnding, useSession, type Session } from '../../core/session.ts'
import { paths } from '../../paths.ts'
import { Failed } from '../../ui/states.tsx'
import { deviceDraft, draftKey } from './device-drafts.ts'
import { unsentOf, type About } from './draft-record.ts'
import { Frame } from './frame.tsx'
import { CodeForm, Notice, SignInLink } from './notices.tsx'
import { Questionnaire, QuestionnaireSkeleton } from './questionnaire.tsx'
import { Thanks } from './thanks.tsx'

/** Failures after which a screen that has nothing to show yet says so. */
const patience = 3

/** /employee-form and /questionnaire: by invite code, or for the signed-in member of the selected organization. */
export default function QuestionnairePage({ inviteCode }: { inviteCode: string | undefined }) {
  const session = useSession()
  const orgId = useSelectedOrganization()
  if (inviteCode !== undefined) return <Invited typed={inviteCode} />
  if (session === null) return <WithoutCode />
  if (orgId === null) return <Unselected />
  return <Member key={orgId} session={session} orgId={orgId} />
}

/** Somebody signed in who has come straight here: in the organization that is chosen for them, or led to choose one. */
const Unselected = () => {
  const list = useQuery(ask(organizations.getUserOrganizations, {}))
  const mine = list.data?.organizations
  const navigate = useNavigate()
  useEffect(() => {
    if (mine === undefined) return
    settleOrganization(mine)
    if (selectedOrganization() === null) void navigate({ to: paths.home, replace: true })
  }, [mine, navigate])
  if (list.error === null) return <QuestionnaireSkeleton />
  return (
    <Frame>
      <h1 className="visually-hidden">Questionnaire</h1>
      <Failed
        title="Your organizations could not be loaded"
        error={list.error}
        retry={() => void list.refetch()}
      />
    </Frame>
  )
}

const useCodeForm = (start?: string) => {
  const navigate = useNavigate()
  const open = (plain: string) =>
    void navigate({ to: paths.questionnaire, params: { inviteCode: plain }, search: {} })
  return <CodeForm onCode={open} {...(start === undefined ? {} : { start })} />
}

const WithoutCode = () => {
  const form = useCodeForm()
  const wasSignedOut = sessionEnding() === 'refused' || sessionEnding() === 'elsewhere'
  return (
    <Notice title={wasSignedOut ? 'You have been signed out' : 'Your questionnaire'}>
      <p className="q-lead">
        {wasSignedOut
          ? 'What you wrote is kept on this device. Sign in again to go on, or enter your invite code.'
          : 'Enter the code from your invitation; you need no account. The link in the e-mail brings you here too.'}
      </p>
      {form}
      <p className="q-quiet">
        Do you have an account? <SignInLink>Sign in</SignInLink>. No code and no e-mail? Ask the person who
        invited you.
      </p>
    </Notice>
  )
}

const aboutOf = ({ questionnaire, organizationName, name, email }: InvitationStatusData): About => ({
  employeeId: questionnaire?.employeeId ?? null,
  organizationName,
  name,
  email,
  role: questionnaire?.role ?? '',
  department: questionnaire?.department ?? '',
})
type InvitationStatusData = z.output<typeof InvitationStatus>

const isUnknown = (failure: unknown): boolean =>
  failure instanceof CallError && (failure.kind === 'NOT_FOUND' || failure.kind === 'VALIDATION_ERROR')

const Invited = ({ typed }: { typed: string }) => {
  const code = plainInviteCode(typed)
  const form = useCodeForm(typed)
  const isCode = isInviteCode(code)
  const invitation = useQuery({
    ...ask(people.getInvitationStatus, { code }),
    enabled: isCode,
    // The draft itself asks again when the page is looked at; nobody is interrupted in the middle.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const kept = deviceDraft(draftKey({ code })).read()
  const status = invitation.data?.status
  const failure = invitation.error ?? invitation.failureReason

  if (status !== undefined && (status.state === 'expired' || status.state === 'revoked')) {
    return <Ended status={status} unsent={unsentOf(kept?.edits ?? {}).length} />
  }
  // With the server away, somebody who has begun on this device goes on with what it knows.
  const about =
    status === undefined ? (isConnectionFailure(failure) ? (kept?.about ?? null) : null) : aboutOf(status)
  if (about !== null) {
    const joining = status?.state === 'pending' ? { code, role: status.membershipRole } : undefined
    return <Questionnaire who={{ code }} about={about} joining={joining} />
  }
  if (!isCode || isUnknown(failure)) {
    return (
      <Notice title="We do not know this code">
        <p className="q-lead">
          No invitation has the code “{typed}”. Perhaps a letter went missing: please check it against your
          invitation.
        </p>
        {form}
        <p className="q-quiet">
          If it still does not work, the invitation may be gone: ask the person who invited you.
        </p>
      </Notice>
    )
  }
  if (invitation.error !== null || invitation.failureCount >= patience) {
    return (
      <Frame>
        <h1 className="visually-hidden">Questionnaire</h1>
        <Failed
          title="Your questionnaire could not be loaded"
          error={failure}
          retry={() => void invitation.refetch()}
          isRetrying={invitation.isFetching && invitation.failureCount === 0}
        />
      </Frame>
    )
  }
  return <QuestionnaireSkeleton />
}

const Ended = ({ status, unsent }: { status: InvitationStatusData; unsent: number }) => {
  const { organizationName, name, questionnaire, state, expiresAt } = status
  if (questionnaire?.state === 'completed') {
    return (
      <Thanks
        organizationName={organizationName}
        name={name}
        isJustNow={false}
        submittedAt={null}
        leftOver={unsent}
      />
    )
  }
  const isExpired = state === 'expired'
  const day = new Date(expiresAt).toLocaleDateString(undefined, { dateStyle: 'long' })
  return (
    <Notice
      title={isExpired ? 'This invitation has expired' : 'This invitation is no longer valid'}
      organizationName={organizationName}
    >
      <p className="q-lead">
        {isExpired
          ? `The invitation from ${organizationName} could be used until ${day}.`
          : `${organizationName} has withdrawn this invitation, or sent you a newer one.`}
      </p>
      <p>
        {isExpired
          ? 'Ask the person who invited you to send it again: a new link takes them a moment.'
          : 'Look for a newer e-mail, or ask the person who invited you.'}{' '}
        If you have an account, you can also <SignInLink>sign in</SignInLink> and answer there.
      </p>
      {(unsent > 0 || questionnaire?.state === 'in_progress') && (
        <p className="q-note">
          Nothing that you wrote is lost. Open the new link{unsent > 0 ? ' on this device' : ''} and go on
          where you stopped.
        </p>
      )}
    </Notice>
  )
}

const Member = ({ session, orgId }: { session: Session; orgId: string }) => {
  const profile = useQuery(ask(accounts.getProfile, {}))
  const list = useQuery(ask(organizations.getUserOrganizations, {}))
  if (list.isPending && list.failureCount === 0) return <QuestionnaireSkeleton />
  const organization = list.data?.organizations.find((one) => one.orgId === orgId)
  const about: About = {
    employeeId: null,
    organizationName: organization?.companyName ?? 'your organization',
    name: profile.data?.user.displayName ?? session.user.displayName,
    email: session.user.email,
    role: '',
    department: '',
  }
  return <Questionnaire who={{ orgId, uid: session.user.uid }} about={about} />
}
