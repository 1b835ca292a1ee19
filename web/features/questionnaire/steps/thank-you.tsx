import { questionOf, type RawAnswers } from '../../../../insights/questionnaire/questionnaire.ts'
import { useSession } from '../../../core/session/session.ts'
import { paths } from '../../../core/navigation/paths.ts'
import { unsentEdits, type DraftRecord } from '../draft/draft-record.ts'
import { ExportAnswers } from '../draft/export-answers.tsx'
import { MarkedText } from '../language/marked-text.tsx'
import { useTexts, useWords } from '../language/texts.ts'
import { SentAnswersReaders } from '../notices/privacy-notice.tsx'
import { SignInLink, MessageScreen } from '../notices/message-screen.tsx'
import { ReviewedAnswer, SentAnswers } from './answer-summary.tsx'
import type { Respondent } from '../draft/use-draft.ts'

type ThanksProps = {
  who: Respondent
  organizationName: string
  name: string
  /** Submitted in this visit, not at an earlier one. */
  isJustNow: boolean
  submittedAt: string | null
  /** The submitted answers, if the reader has proved who they are: a link may be in other hands. */
  sent?: RawAnswers | undefined
  /** What this device still stores. */
  record: DraftRecord | null
  /** The plain invite code, for people who come without an account. */
  code?: string | undefined
}

/** Shown after submitting, and on every return to a closed questionnaire. */
export const ThankYou = ({
  who,
  organizationName,
  name,
  isJustNow,
  submittedAt,
  sent,
  record,
  code,
}: ThanksProps) => {
  const t = useTexts()
  const { day } = useWords()
  const first = name.trim().split(/\s+/)[0] ?? ''
  const thankYou = first === '' ? t('thanks.thankYou') : t('thanks.thankYouName', { name: first })
  const arrivedBefore =
    submittedAt === null ? t('thanks.arrivedBefore') : t('thanks.arrivedOn', { day: day(submittedAt) })
  // Not known to be part of the submission.
  const leftOver = unsentEdits(record?.edits ?? {})
  return (
    <MessageScreen
      tone="done"
      organizationName={organizationName}
      title={isJustNow ? thankYou : t('thanks.already')}
    >
      <p className="q-lead">
        {isJustNow ? t('thanks.arrived') : arrivedBefore}
        {!isJustNow && leftOver.length === 0 && ` ${t('thanks.nothingLeft')}`}
      </p>
      <h2>{t('thanks.nextTitle')}</h2>
      <ul className="q-next">
        <li>
          {t('thanks.readNow', { organization: organizationName })}{' '}
          <SentAnswersReaders who={who} organization={organizationName} submittedAt={submittedAt} />
        </li>
        <li>
          <OwnReport code={code} />
        </li>
        <li>{t('thanks.correct', { organization: organizationName })}</li>
      </ul>
      {leftOver.length > 0 && (
        <div className="q-note">
          {t('thanks.leftOver', { count: leftOver.length })}
          <dl>
            {leftOver.map(([id, { text }]) => (
              <ReviewedAnswer key={id} question={questionOf(id)} answer={text} none={null} />
            ))}
          </dl>
          <ExportAnswers record={record} />
        </div>
      )}
      {sent !== undefined && <SentAnswers answers={sent} />}
      <p className="q-quiet">{t('thanks.close')}</p>
    </MessageScreen>
  )
}

/** How people reach their own report: as a signed-in member, or by signing in with their invitation. */
const OwnReport = ({ code }: { code: string | undefined }) => {
  const isSignedIn = useSession() !== null
  if (code === undefined) {
    return <MarkedText say="thanks.reportHere" marks={{ report: reportLink }} />
  }
  const link = (words: string) => <SignInLink code={code}>{words}</SignInLink>
  return isSignedIn ? (
    <MarkedText say="thanks.reportInMuster" marks={{ open: link }} />
  ) : (
    <MarkedText say="thanks.reportBySigningIn" marks={{ signIn: link }} />
  )
}

const reportLink = (words: string) => (
  <a className="q-link" href={`#${paths.reports}`}>
    {words}
  </a>
)
