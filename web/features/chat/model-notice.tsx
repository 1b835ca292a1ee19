import { useQuery } from '@tanstack/react-query'
import { chats } from '../../../contract/chat.ts'
import { ask } from '../../core/ask.ts'
import { say } from './say.ts'

/** Which language model answers here; `model` is null where none does. */
export const useChatModel = () => useQuery({ ...ask(chats.getChatModel, {}), staleTime: 300_000 })

/** Said wherever a question is written: what leaves this server, and where it goes. */
export const ModelNotice = () => {
  const model = useChatModel().data?.model
  if (!model) return null
  return (
    <p className="conversation__notice">
      {say('modelNotice.whatIsSent', { name: model.name, host: model.host })}
      {!model.readsImages && ` ${say('modelNotice.itTakesNoPictures')}`}
    </p>
  )
}
