import { chats } from '../../../contract/chat.ts'
import { serveMember } from '../../core/serve.ts'
import { deleteChat, getChat, listChats } from './history.ts'
import { serveChat } from './serve-chat.ts'

const getChatModel = serveMember(chats.getChatModel, async (_input, { host: { model } }) => ({
  model: model ? { name: model.name, host: model.host, readsImages: model.readsImages } : null,
}))

export const chatCalls = [serveChat, getChatModel, listChats, getChat, deleteChat]
