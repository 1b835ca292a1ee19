import { useQuery } from '@tanstack/react-query'
import { chats } from '../../../contract/calls/chat.ts'
import { callQuery } from '../../core/api/queries.ts'
import { say } from './t.ts'

/** Which language model answers here; `model` is null where none does. */
export const useChatModel = () => useQuery({ ...callQuery(chats.getChatModel, {}), staleTime: 300_000 })

type NoticeProps = {
  /** Each reply says by whom it is. */
  hasBegun: boolean
}

/** Said wherever a question is written: what leaves this server, and where it goes; and that nothing does. */
export const ModelNotice = ({ hasBegun }: NoticeProps) => {
  const model = useChatModel().data?.model
  if (model === null && !hasBegun)
    return <p className="conversation__notice">{say('modelNotice.theBuiltInAnalystReplies')}</p>
  if (!model) return null
  return (
    <p className="conversation__notice">
      {say('modelNotice.whatIsSent', { name: model.name, host: model.host })}
      {!model.readsImages && ` ${say('modelNotice.itTakesNoPictures')}`}
    </p>
  )
}
