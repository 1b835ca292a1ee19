import { useNavigate } from '@tanstack/react-router'
import { isInviteCode, inviteCodeIn } from '../../../contract/shapes/fields.ts'
import type { InvitationStatus } from '../../../contract/calls/employees/employees.ts'
import { z } from 'zod'
import { CallError, isConnectionFailure } from '../../core/api/call-error.ts'
import { InLanguage } from '../../core/i18n/localized-page.tsx'
import { useOrganizationOfAddress } from '../../core/organization/organization-in-url.ts'
import { useSelectedOrganization } from '../../core/organization/selected-organization.ts'
import { organizationLeft, sessionEnding, useSession } from '../../core/session/session.ts'
import { useViewState } from '../../core/navigation/url-state.ts'
import { paths } from '../../core/navigation/paths.ts'
import { deviceDraft, draftKey } from './draft/device-drafts.ts'
import { unsentOf, type About, type DraftRecord } from './draft/draft-record.ts'
import { FailedHere } from './notices/load-failure.tsx'
import { Frame } from './frame.tsx'
import { usePreparedLater, WithLater } from './lazy-steps.tsx'
import { catalogue } from './language/catalogue.ts'
import { useInvitation, useInvitedLanguage } from './language/invited-language.ts'
import { Marked } from './language/marked-text.tsx'
import { useTexts, useWords } from './language/texts.ts'
import { CodeForm, goingHome, Notice, Onward, signingIn } from './notices/message-screen.tsx'
import { Member, OfAddress, Unselected } from './member-questionnaire.tsx'
import { Questionnaire, QuestionnaireShape, QuestionnaireSkeleton } from './questionnaire.tsx'
import { useRestored } from './draft/use-draft.ts'

const View = z.object({ step: z.string().optional().catch(undefined) })

/** Failures after which a screen that has nothing to show yet says so. */
const patience = 3

/** /employee-form and /questionnaire: by invite code, or for the signed-in member of the selected organization. */
export default function QuestionnairePage({ inviteCode }: { inviteCode: string | undefined }) {
  usePreparedLater(useViewState(View)[0].step !== undefined)
  const isRestored = useRestored()
  const invited = useInvitedLanguage(inviteCode)
  return (
    <InLanguage
      catalogue={catalogue}
      invited={isRestored ? invited : undefined}
      waiting={<QuestionnaireShape />}
    >
      {isRestored ? <Page inviteCode={inviteCode} /> : <QuestionnaireShape />}
    </InLanguage>
  )
}

const Page = ({ inviteCode }: { inviteCode: string | undefined }) => {
  const session = useSession()
  const orgId = useSelectedOrganization()
  const { named: org } = useOrganizationOfAddress()
  if (inviteCode !== undefined) return <Invited typed={inviteCode} />
  if (session === null) return <WithoutCode />
  if (org !== undefined) return <OfAddress key={org} session={session} orgId={org} />
  if (orgId === null) return <Unselected none={<InNone email={session.user.email} />} />
  return <Member key={orgId} session={session} orgId={orgId} />
}

const useCodeForm = (start?: string) => {
  const navigate = useNavigate()
  const open = (plain: string) =>
    void navigate({ to: paths.questionnaire, params: { inviteCode: plain }, search: {} })
  return <CodeForm onCode={open} {...(start === undefined ? {} : { start })} />
}

const WithoutCode = () => {
  const t = useTexts()
  const form = useCodeForm()
  const ending = sessionEnding()
  const { title, text } =
    ending === 'refused' || ending === 'elsewhere'
      ? { title: t('code.signedOut'), text: t('code.signedOutText') }
      : ending === 'not-a-member'
        ? {
            title: t('code.left', { organization: organizationLeft() ?? t('yourOrganization') }),
            text: t('code.leftText'),
          }
        : { title: t('code.title'), text: t('code.text') }
  return (
    <Notice title={title}>
      <p className="q-lead">{text}</p>
      {form}
      <p className="q-quiet">
        <Marked say="code.account" marks={signingIn} />
      </p>
    </Notice>
  )
}

/** Somebody signed in who is in no organization may have been invited at another address. */
const InNone = ({ email }: { email: string }) => {
  const t = useTexts()
  const form = useCodeForm()
  return (
    <Notice title={t('code.title')}>
      <p className="q-lead">{t('code.text')}</p>
      {form}
      <p className="q-quiet">
        {t('code.inNone', { email })} <Marked say="code.inNoneDo" marks={goingHome} />
      </p>
    </Notice>
  )
}

const aboutOf = ({
  questionnaire,
  organizationName,
  name,
  email,
  language,
}: InvitationStatusData): About => ({
  employeeId: questionnaire?.employeeId ?? null,
  organizationName,
  name,
  email,
  role: questionnaire?.role ?? '',
  department: questionnaire?.department ?? '',
  language,
})
type InvitationStatusData = z.output<typeof InvitationStatus>

const isUnknown = (failure: unknown): boolean =>
  failure instanceof CallError && (failure.kind === 'NOT_FOUND' || failure.kind === 'VALIDATION_ERROR')

const Invited = ({ typed }: { typed: string }) => {
  const code = inviteCodeIn(typed)
  const form = useCodeForm(typed)
  const t = useTexts()
  const isCode = isInviteCode(code)
  const invitation = useInvitation(code)
  const kept = deviceDraft(draftKey({ code })).read()
  const status = invitation.data?.status
  const failure = invitation.error ?? invitation.failureReason

  if (status !== undefined && (status.state === 'expired' || status.state === 'revoked')) {
    return <Ended status={status} kept={kept} />
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
      <Notice title={t('code.unknownTitle')}>
        <p className="q-lead">{t('code.unknown', { code: typed })}</p>
        {form}
        <p className="q-quiet">
          {t('code.stillNot')} <Onward />
        </p>
      </Notice>
    )
  }
  if (invitation.error !== null || invitation.failureCount >= patience) {
    return (
      <Frame>
        <h1 className="visually-hidden">{t('title')}</h1>
        <FailedHere
          title={t('failed.questionnaire')}
          error={failure}
          retry={() => void invitation.refetch()}
          isRetrying={invitation.isFetching && invitation.failureCount === 0}
        />
      </Frame>
    )
  }
  return <QuestionnaireSkeleton />
}

const Ended = ({ status, kept }: { status: InvitationStatusData; kept: DraftRecord | null }) => {
  const unsent = unsentOf(kept?.edits ?? {}).length
  const t = useTexts()
  const { day } = useWords()
  const { organizationName: organization, inviterName: inviter, name, questionnaire } = status
  const { state, expiresAt } = status
  const hasBegun = questionnaire?.state === 'in_progress' || Object.keys(kept?.edits ?? {}).length > 0
  if (questionnaire?.state === 'completed') {
    return (
      <WithLater as="screen" waiting={<QuestionnaireSkeleton />}>
        {({ Thanks }) => (
          <Thanks
            who={{ code: status.code }}
            organizationName={organization}
            name={name}
            isJustNow={false}
            submittedAt={null}
            record={kept}
          />
        )}
      </WithLater>
    )
  }
  const isExpired = state === 'expired'
  const askAnew = inviter === undefined ? t('ended.expiredDo') : t('ended.expiredDoNamed', { inviter })
  return (
    <Notice
      title={isExpired ? t('ended.expiredTitle') : t('ended.revokedTitle')}
      organizationName={organization}
    >
      <p className="q-lead">
        {isExpired
          ? t('ended.expired', { organization, day: day(expiresAt) })
          : t('ended.revoked', { organization })}
      </p>
      <p>
        {isExpired ? askAnew : t('ended.revokedDo')} <Onward say="ended.account" />
      </p>
      {hasBegun && (
        <div className="q-note">
          {unsent > 0 ? t('ended.nothingLostHere') : t('ended.nothingLost')}
          {unsent > 0 && (
            <WithLater as="piece" waiting={null}>
              {({ KeptAnswers }) => <KeptAnswers record={kept} />}
            </WithLater>
          )}
        </div>
      )}
    </Notice>
  )
}
