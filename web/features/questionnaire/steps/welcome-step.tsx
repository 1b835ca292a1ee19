import { Button } from '@mantine/core'
import { Clock, Save } from 'lucide-react'
import { minutesToAnswer } from '../../../../insights/questionnaire/questionnaire.ts'
import { firstNameOf } from '../../../core/i18n/labels.ts'
import type { QuestionnaireSubject } from '../draft/questionnaire-subject.ts'
import { StepNavigation, StepTitle } from '../frame.tsx'
import { useStepKeys } from './keyboard-shortcuts.ts'
import { preloadLazySteps } from '../lazy-steps.tsx'
import { MarkedText } from '../language/marked-text.tsx'
import { useTexts } from '../language/texts.ts'
import { PrivacyNotice } from '../notices/privacy-notice.tsx'
import { SignInLink } from '../notices/message-screen.tsx'
import { questionCount, requiredQuestionCount, personalQuestionCount } from './steps.ts'
import type { Respondent } from '../draft/use-draft.ts'

type WelcomeStepProps = {
  who: Respondent
  about: QuestionnaireSubject | null
  /** There are answers already, from this device or another. */
  hasBegun: boolean
  /** The invite code to join with, and the role; undefined if they have joined or came signed in. */
  joining?: JoinOffer | undefined
  onStart: () => void
}

export type JoinOffer = { code: string; role: 'employee' | 'admin' }

/** The first step: what this is, how long it takes and, before the first question, who will read the answers. */
export const WelcomeStep = ({ who, about, hasBegun, joining, onStart }: WelcomeStepProps) => {
  const t = useTexts()
  useStepKeys({ goOn: onStart })
  const name = firstNameOf(about?.name ?? '')
  const organization = about?.organizationName ?? t('yourOrganization')
  const joinLink = (words: string) => <SignInLink code={joining?.code}>{words}</SignInLink>
  return (
    // Touching or focusing the page means that the person is about to start.
    <div className="q-step" onPointerEnter={preloadLazySteps} onFocus={preloadLazySteps}>
      <StepTitle isFocused={false}>
        {name === ''
          ? t(hasBegun ? 'welcome.back' : 'welcome.hello')
          : t(hasBegun ? 'welcome.backName' : 'welcome.helloName', { name })}
      </StepTitle>
      <p className="q-lead">
        {about === null ? t('welcome.youAreAsked') : t('welcome.asks', { organization })}
      </p>
      {joining?.role === 'admin' && (
        <div className="q-note">
          <p>{t('welcome.asAdmin', { organization })}</p>
          <Button component="a" href={`#/login/${joining.code}`} mt="xs">
            {t('welcome.joinAsAdmin', { organization })}
          </Button>
        </div>
      )}
      <ul className="q-facts">
        <PrivacyNotice who={who} organization={organization} />
        <li>
          <Clock size={20} aria-hidden />
          <div>
            <h2>{t('welcome.minutes', { count: minutesToAnswer })}</h2>
            <p>
              {t('welcome.questions', { count: questionCount, together: personalQuestionCount })}{' '}
              {t('welcome.needed', { count: requiredQuestionCount })}
            </p>
          </div>
        </li>
        <li>
          <Save size={20} aria-hidden />
          <div>
            <h2>{t('welcome.stopTitle')}</h2>
            <p>{t('welcome.stop')}</p>
          </div>
        </li>
      </ul>
      {joining?.role === 'employee' && (
        <p className="q-quiet">
          <MarkedText say="welcome.noAccount" values={{ organization }} marks={{ join: joinLink }} />
        </p>
      )}
      <StepNavigation
        onBack={undefined}
        onNext={onStart}
        next={hasBegun ? t('welcome.goOn') : t('welcome.start')}
      />
    </div>
  )
}
