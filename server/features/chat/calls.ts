import { chats } from '../../../contract/calls/chat.ts'
import { serveMember } from '../../core/http/serve.ts'
import { deleteChat, getChat, listChats } from './conversation/conversations.ts'
import { serveChat } from './conversation/serve-chat.ts'

const getChatModel = serveMember(chats.getChatModel, async (_input, { host: { model } }) => ({
  model: model ? { name: model.name, host: model.host, readsImages: model.readsImages } : null,
}))

export const chatCalls = [serveChat, getChatModel, listChats, getChat, deleteChat]
