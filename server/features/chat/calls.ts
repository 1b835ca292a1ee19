import { deleteChat, getChat, listChats } from './history.ts'
import { serveChat } from './serve-chat.ts'

export const chatCalls = [serveChat, listChats, getChat, deleteChat]
