import { useQuery } from '@tanstack/react-query'
import { chats } from '../../../contract/calls/chat.ts'
import { callQuery } from '../../core/api/queries.ts'
import { t } from '../../core/i18n/t.ts'
import texts from '../../../languages/en/chat.json' with { type: 'json' }

/** The language model that answers here; `model` is null if there is none. */
export const useChatModel = () => useQuery({ ...callQuery(chats.getChatModel, {}), staleTime: 300_000 })

type NoticeProps = {
  /** Once a conversation has begun, each reply names its author. */
  hasBegun: boolean
}

/** Shown wherever a question is written: what leaves this server and where it goes, or that nothing does. */
export const ModelNotice = ({ hasBegun }: NoticeProps) => {
  const model = useChatModel().data?.model
  if (model === null && !hasBegun)
    return <p className="conversation__notice">{t(texts, 'modelNotice.theBuiltInAnalystReplies')}</p>
  if (!model) return null
  return (
    <p className="conversation__notice">
      {t(texts, 'modelNotice.whatIsSent', { name: model.name, host: model.host })}
      {!model.readsImages && ` ${t(texts, 'modelNotice.itTakesNoPictures')}`}
    </p>
  )
}
