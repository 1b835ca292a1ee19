import { useNavigate } from '@tanstack/react-router'
import { isInviteCode, extractInviteCode } from '../../../contract/shapes/fields.ts'
import type { InvitationStatus } from '../../../contract/calls/employees/employees.ts'
import { z } from 'zod'
import { CallError, isConnectionFailure } from '../../core/api/call-error.ts'
import { LanguageProvider } from '../../core/i18n/localized-page.tsx'
import { useOrganizationInUrl } from '../../core/organization/organization-in-url.ts'
import { useSelectedOrganization } from '../../core/organization/selected-organization.ts'
import { lastLeftOrganization, sessionEnding, useSession } from '../../core/session/session.ts'
import { useViewState } from '../../core/navigation/url-state.ts'
import { paths } from '../../core/navigation/paths.ts'
import { deviceDraft, draftKey } from './draft/device-drafts.ts'
import { unsentEdits, type DraftRecord } from './draft/draft-record.ts'
import type { QuestionnaireSubject } from './draft/questionnaire-subject.ts'
import { LoadFailure } from './notices/load-failure.tsx'
import { Frame } from './frame.tsx'
import { usePreloadedLazySteps, WithLazySteps } from './lazy-steps.tsx'
import { catalogue } from './language/catalogue.ts'
import { useInvitation, useInvitationLanguage } from './language/invited-language.ts'
import { MarkedText } from './language/marked-text.tsx'
import { useTexts, useWords } from './language/texts.ts'
import { CodeForm, homeMarks, MessageScreen, OnwardLinks, signInMarks } from './notices/message-screen.tsx'
import {
  MemberQuestionnaire,
  QuestionnaireFromUrl,
  QuestionnaireWithoutSelection,
} from './member-questionnaire.tsx'
import { Questionnaire, QuestionnairePlaceholder, QuestionnaireSkeleton } from './questionnaire.tsx'
import { useDraftsRestored } from './draft/use-draft.ts'

const View = z.object({ step: z.string().optional().catch(undefined) })

/** After this many failures a screen that is still empty says so. */
const patience = 3

/** /employee-form and /questionnaire: by invite code, or for the signed-in member of the selected organization. */
export default function QuestionnairePage({ inviteCode }: { inviteCode: string | undefined }) {
  usePreloadedLazySteps(useViewState(View)[0].step !== undefined)
  const isRestored = useDraftsRestored()
  const invited = useInvitationLanguage(inviteCode)
  return (
    <LanguageProvider
      catalogue={catalogue}
      invited={isRestored ? invited : undefined}
      waiting={<QuestionnairePlaceholder />}
    >
      {isRestored ? <Page inviteCode={inviteCode} /> : <QuestionnairePlaceholder />}
    </LanguageProvider>
  )
}

const Page = ({ inviteCode }: { inviteCode: string | undefined }) => {
  const session = useSession()
  const orgId = useSelectedOrganization()
  const { named: org } = useOrganizationInUrl()
  if (inviteCode !== undefined) return <Invited typed={inviteCode} />
  if (session === null) return <WithoutCode />
  if (org !== undefined) return <QuestionnaireFromUrl key={org} session={session} orgId={org} />
  if (orgId === null) return <QuestionnaireWithoutSelection none={<InNone email={session.user.email} />} />
  return <MemberQuestionnaire key={orgId} session={session} orgId={orgId} />
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
            title: t('code.left', { organization: lastLeftOrganization() ?? t('yourOrganization') }),
            text: t('code.leftText'),
          }
        : { title: t('code.title'), text: t('code.text') }
  return (
    <MessageScreen title={title}>
      <p className="q-lead">{text}</p>
      {form}
      <p className="q-quiet">
        <MarkedText say="code.account" marks={signInMarks} />
      </p>
    </MessageScreen>
  )
}

/** A signed-in person without an organization may have been invited at another address. */
const InNone = ({ email }: { email: string }) => {
  const t = useTexts()
  const form = useCodeForm()
  return (
    <MessageScreen title={t('code.title')}>
      <p className="q-lead">{t('code.text')}</p>
      {form}
      <p className="q-quiet">
        {t('code.inNone', { email })} <MarkedText say="code.inNoneDo" marks={homeMarks} />
      </p>
    </MessageScreen>
  )
}

const subjectOf = ({
  questionnaire,
  organizationName,
  name,
  email,
  language,
}: InvitationStatusData): QuestionnaireSubject => ({
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
  const code = extractInviteCode(typed)
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
  // If the server is unreachable, a person who has begun on this device continues with the stored data.
  const about =
    status === undefined ? (isConnectionFailure(failure) ? (kept?.about ?? null) : null) : subjectOf(status)
  if (about !== null) {
    const joining = status?.state === 'pending' ? { code, role: status.membershipRole } : undefined
    return <Questionnaire who={{ code }} about={about} joining={joining} />
  }
  if (!isCode || isUnknown(failure)) {
    return (
      <MessageScreen title={t('code.unknownTitle')}>
        <p className="q-lead">{t('code.unknown', { code: typed })}</p>
        {form}
        <p className="q-quiet">
          {t('code.stillNot')} <OnwardLinks />
        </p>
      </MessageScreen>
    )
  }
  if (invitation.error !== null || invitation.failureCount >= patience) {
    return (
      <Frame>
        <h1 className="visually-hidden">{t('title')}</h1>
        <LoadFailure
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
  const unsent = unsentEdits(kept?.edits ?? {}).length
  const t = useTexts()
  const { day } = useWords()
  const { organizationName: organization, inviterName: inviter, name, questionnaire } = status
  const { state, expiresAt } = status
  const hasBegun = questionnaire?.state === 'in_progress' || Object.keys(kept?.edits ?? {}).length > 0
  if (questionnaire?.state === 'completed') {
    return (
      <WithLazySteps as="screen" waiting={<QuestionnaireSkeleton />}>
        {({ ThankYou }) => (
          <ThankYou
            who={{ code: status.code }}
            organizationName={organization}
            name={name}
            isJustNow={false}
            submittedAt={null}
            record={kept}
          />
        )}
      </WithLazySteps>
    )
  }
  const isExpired = state === 'expired'
  const askAnew = inviter === undefined ? t('ended.expiredDo') : t('ended.expiredDoNamed', { inviter })
  return (
    <MessageScreen
      title={isExpired ? t('ended.expiredTitle') : t('ended.revokedTitle')}
      organizationName={organization}
    >
      <p className="q-lead">
        {isExpired
          ? t('ended.expired', { organization, day: day(expiresAt) })
          : t('ended.revoked', { organization })}
      </p>
      <p>
        {isExpired ? askAnew : t('ended.revokedDo')} <OnwardLinks say="ended.account" />
      </p>
      {hasBegun && (
        <div className="q-note">
          {unsent > 0 ? t('ended.nothingLostHere') : t('ended.nothingLost')}
          {unsent > 0 && (
            <WithLazySteps as="piece" waiting={null}>
              {({ ExportAnswers }) => <ExportAnswers record={kept} />}
            </WithLazySteps>
          )}
        </div>
      )}
    </MessageScreen>
  )
}
