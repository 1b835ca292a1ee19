import { Title } from '@mantine/core'
import { useMembership } from '../../core/membership.tsx'
import { Suggestions } from './message.tsx'
import { useChatModel } from './model-notice.tsx'
import { startersFor, whatCanIAsk } from './starters.ts'

/** What a conversation shows that has not begun: what can be asked, who answers, and who sees it. */
export const NewConversation = ({ onAsk }: { onAsk: (text: string) => void }) => {
  const { organization } = useMembership()
  const model = useChatModel()
  return (
    <div className="beginning">
      <Title order={2} className="report-headline beginning__title">
        What would you like to know?
      </Title>
      <p className="beginning__text">
        Ask in your own words about what you may see in {organization.companyName}. Every sentence about your
        organization shows the answer, the part of a report or the list that it rests on.
      </p>
      <Suggestions texts={[...startersFor(organization.role), whatCanIAsk]} onAsk={onAsk} />
      <p className="beginning__quiet">
        {model.data?.model === null && 'The built-in analyst replies; no language model is asked. '}
        {typeof model.data?.model?.name === 'string' &&
          `The language model ${model.data.model.name} replies, from what you may see and with sources that are checked; where it gives none that holds, the built-in analyst does. `}
        Your conversations are private to you: nobody else in the organization can read them, owners and
        admins included.
      </p>
    </div>
  )
}
