import { useQuery } from '@tanstack/react-query'
import { chats } from '../../../contract/chat.ts'
import { ask } from '../../core/ask.ts'

/** Which language model answers here; `model` is null where none does. */
export const useChatModel = () => useQuery({ ...ask(chats.getChatModel, {}), staleTime: 300_000 })

/** Said wherever a question is written: what leaves this server, and where it goes. */
export const ModelNotice = () => {
  const model = useChatModel().data?.model
  if (!model) return null
  return (
    <p className="conversation__notice">
      Your question, what is looked up for it and the files you attach are sent to the language model{' '}
      {model.name} at {model.host}.{!model.readsImages && ' It takes no pictures.'}
    </p>
  )
}
