import { Title } from '@mantine/core'
import { useMembership } from '../../../core/organization/membership.tsx'
import { useChatModel } from '../model-notice.tsx'
import { starterQuestions, helpQuestion } from './starter-questions.ts'
import { Suggestions } from './suggestions.tsx'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/chat.json' with { type: 'json' }

/** What a conversation shows that has not begun: what can be asked, who answers, and who sees it. */
export const NewConversation = ({ onAsk }: { onAsk: (text: string) => void }) => {
  const { organization } = useMembership()
  const model = useChatModel()
  return (
    <div className="beginning">
      <Title order={2} className="report-headline beginning__title">
        {t(texts, 'newConversation.whatWouldYouLikeTo')}
      </Title>
      <p className="beginning__text">
        {t(texts, 'newConversation.askInYourOwnWords', { companyName: organization.companyName })}
      </p>
      <Suggestions texts={[...starterQuestions(organization), helpQuestion]} onAsk={onAsk} />
      <p className="beginning__quiet">
        {typeof model.data?.model?.name === 'string' &&
          `${t(texts, 'newConversation.theLanguageModelReplies', { name: model.data.model.name })} `}
        {t(texts, 'newConversation.yourConversationsArePrivate')}
      </p>
    </div>
  )
}
