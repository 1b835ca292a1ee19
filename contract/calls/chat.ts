import { z } from 'zod'
import { plainText } from '../../insights/text/plain-text.ts'
import { questionIds } from '../../insights/questionnaire/questionnaire.ts'
import { call } from '../http/call.ts'
import {
  Count,
  Id,
  Instant,
  normalizeWithin,
  NextCursor,
  Nothing,
  singleLine,
  Page,
  Version,
} from '../shapes/fields.ts'
import { messages } from '../http/failures.ts'

/**
 * The chat (specification points 2, 3 and 7; docs/chat-replies.md). Every sentence of a reply that says something of the
 * organization ends with `[n]`, and the citation with that `n` says what it rests on. Texts are plain text: lines, no
 * markup; they are to be shown as they are.
 */

export const chatLimits = {
  messageMax: 4_000,
  mentionsMax: 10,
  attachmentsMax: 4,
  /** Of one file, as it is. */
  attachmentBytes: 1024 * 1024,
  attachmentNameMax: 200,
  /** Messages from both sides. What goes beyond it is a new conversation. */
  messagesPerChat: 200,
  /** Of one person in one organization; a new one beyond it takes the place of the one that rested longest. */
  chatsPerPerson: 50,
  /** Of one person in one organization. */
  questionsPerMinute: 20,
  questionsPerDay: 1_000,
  citationsMax: 60,
  /** Of a PDF file, from its first page on. */
  pdfPages: 50,
  pdfCharacters: 200_000,
} as const

/** Kinds of files that can be attached. Pictures are read only where a model is configured that takes them. */
export const attachmentTypes = [
  'text/plain',
  'text/csv',
  'application/pdf',
  'image/png',
  'image/jpeg',
  'image/webp',
] as const
export const AttachmentType = z.enum(attachmentTypes, { error: messages.chatFileUnknown })

/** Somebody or something that was picked, not typed: it wins over every name in the text. */
export const Mention = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('person'), employeeId: Id }),
  z.object({
    kind: z.literal('department'),
    department: z.string().overwrite(normalizeWithin(singleLine, 200)).min(1).max(200),
  }),
  z.object({ kind: z.literal('company-report'), reportId: Id }),
])
export type Mention = z.output<typeof Mention>

/** What the person was looking at: resolves 'this person', 'this report', 'her grade'. */
export const PageContext = z.object({
  /** The route, such as `/reports`. */
  page: z.string().max(200).optional(),
  employeeId: Id.optional(),
  /** Of that person's report. */
  version: Version.optional(),
  /** A company report. */
  reportId: Id.optional(),
  department: z.string().overwrite(normalizeWithin(singleLine, 200)).max(200).optional(),
})
export type PageContext = z.output<typeof PageContext>

/** Base64 with its filling. */
const base64Max = Math.ceil(chatLimits.attachmentBytes / 3) * 4

export const Attachment = z.object({
  name: z
    .string()
    .overwrite(normalizeWithin(singleLine, chatLimits.attachmentNameMax))
    .min(1, messages.chatFileNameless)
    .max(chatLimits.attachmentNameMax),
  type: AttachmentType,
  /** The file's bytes in base64. */
  data: z.base64({ error: messages.chatFileBroken }).max(base64Max, messages.chatFileTooLarge),
})
export type Attachment = z.output<typeof Attachment>

/** Where a citation leads. A section is a top-level field of the report, such as `strengths` or `gradingOverview`. */
const cited = { n: z.number().int().min(1), label: z.string() }
export const Citation = z.discriminatedUnion('kind', [
  /** What somebody wrote; `quote` is the answer, cut where it is long. */
  z.object({
    ...cited,
    kind: z.literal('answer'),
    employeeId: Id,
    questionId: z.enum(questionIds),
    quote: z.string(),
    /** The version of that person's report which rests on this answer; not there where no report was read for it. */
    version: z.number().int().optional(),
  }),
  z.object({
    ...cited,
    kind: z.literal('report'),
    employeeId: Id,
    version: z.number().int(),
    section: z.string(),
  }),
  z.object({ ...cited, kind: z.literal('company'), reportId: Id, section: z.string() }),
  /** The list of people, or who of them has answered. */
  z.object({ ...cited, kind: z.literal('people') }),
  /** Which reports exist, and their states. */
  z.object({ ...cited, kind: z.literal('reports') }),
  /** The action plan. */
  z.object({ ...cited, kind: z.literal('plan') }),
  /** A file of this very message. `quote` is the line that was found. */
  z.object({ ...cited, kind: z.literal('file'), quote: z.string().optional() }),
])
export type Citation = z.output<typeof Citation>

/** One of several that were meant, perhaps: asking the same again with this mention says which. */
export const Choice = z.object({ label: z.string(), mention: Mention })
export type Choice = z.output<typeof Choice>

/** Why the built-in analyst replied, where a language model is configured. */
export const ChatModelRefusal = z.enum([
  /** The model took too long. */
  'slow',
  /** Its endpoint could not be reached, or was too busy. */
  'away',
  /** Its endpoint refused: the key, the model's name, or what was asked. */
  'refused',
  /** What it answered had not the shape that was asked for. */
  'unreadable',
  /** No sentence of its reply matched what it cites. */
  'unfounded',
  /** It was not asked: who is meant is not clear, or this the chat answers for itself. */
  'unasked',
])
export type ChatModelRefusal = z.output<typeof ChatModelRefusal>

/** Who wrote a reply. Either way every sentence was checked against what it cites. */
export const ReplyAuthor = z.object({
  by: z.enum(['analyst', 'model']),
  /** Null where the model replied, or none is configured. */
  why: ChatModelRefusal.nullable(),
  /** Null where none is configured. */
  model: z
    .object({
      provider: z.string(),
      name: z.string(),
      /** The version of the model that answered, as its endpoint calls it; null where it did not. */
      answeredBy: z.string().nullable(),
      /** Of the instructions that it was given. */
      promptVersion: z.string(),
      /** SHA-256, in hexadecimal, of all that it was sent; null where nothing was. */
      promptHash: z.string().nullable(),
      /** How often it looked something up, and how many sources it was given. */
      lookups: Count,
      sources: Count,
      /** How many of its sentences are in the reply and how many were left out. */
      sentences: Count,
      sentencesDropped: Count,
    })
    .nullable(),
})
export type ReplyAuthor = z.output<typeof ReplyAuthor>

/** The language model that answers here. */
export const ChatModel = z.object({
  name: z.string(),
  /** The host that questions, what is looked up for them, and attached files are sent to. */
  host: z.string(),
  readsImages: z.boolean(),
})
export type ChatModel = z.output<typeof ChatModel>

export const Reply = z.object({
  id: Id,
  text: z.string(),
  author: ReplyAuthor,
  citations: z.array(Citation),
  /** Where the reply asks which one was meant. */
  choices: z.array(Choice),
  /** Questions that could come next, in words that are understood. */
  suggestions: z.array(z.string()),
})
export type Reply = z.output<typeof Reply>

/** What stays of an attached file: it was read for one reply, and is not stored. */
export const StoredAttachment = z.object({
  name: z.string(),
  type: AttachmentType,
  bytes: z.number().int(),
})

export const ChatMessage = z.discriminatedUnion('by', [
  z.object({
    by: z.literal('person'),
    id: Id,
    at: Instant,
    text: z.string(),
    mentions: z.array(Mention),
    attachments: z.array(StoredAttachment),
  }),
  Reply.extend({
    by: z.literal('muster'),
    at: Instant,
    /** The caller may no longer see all that it said, or names somebody who was removed: its text says so instead. */
    isWithheld: z.boolean(),
  }),
])
export type ChatMessage = z.output<typeof ChatMessage>

export const Chat = z.object({
  id: Id,
  /** How it began. */
  title: z.string(),
  startedAt: Instant,
  lastMessageAt: Instant,
  /** How many messages it has, from both sides. */
  messages: z.number().int(),
})
export type Chat = z.output<typeof Chat>

export const ChatAnswer = z.object({ reply: Reply, chatId: Id })

/** The server-sent events of a streamed answer, by name. After `done` or `failed` there is none. */
export const chatEvents = {
  /** What is being looked at for the reply; before its text. */
  looking: z.object({ text: z.string() }),
  /** The next piece of the text. */
  delta: z.object({ text: z.string() }),
  /** Once the text is whole. */
  citations: z.object({ citations: z.array(Citation) }),
  /** The reply as it was stored. */
  done: ChatAnswer,
  /** Nothing was stored. */
  failed: z.object({ message: z.string() }),
}

export const chats = {
  chat: call('chat', {
    method: 'POST',
    database: { update: 'chatId' },
    summary:
      'Answers a question from what the caller may see, with citations; as server-sent events where asked for.',
    may: 'chat:use',
    scope: 'never',
    in: z.object({
      message: z
        .string({ error: messages.chatMessageEmpty })
        .overwrite(normalizeWithin(plainText, chatLimits.messageMax))
        .min(1, messages.chatMessageEmpty)
        .max(chatLimits.messageMax, messages.chatMessageTooLong),
      /** The employee that the message is about; the same as a mention of that person. */
      employeeId: Id.nullish(),
      context: PageContext.nullish(),
      mentions: z.array(Mention).max(chatLimits.mentionsMax, messages.chatTooManyMentions).nullish(),
      attachments: z.array(Attachment).max(chatLimits.attachmentsMax, messages.chatTooManyFiles).nullish(),
      /** The conversation to go on with; without it a new one begins. */
      chatId: Id.nullish(),
      /** Of the sender's making, new for each question: sent again, it is answered with the reply that was stored. */
      turnId: z.string().min(8).max(64).nullish(),
    }),
    out: ChatAnswer,
    streams: true,
    bodyLimit: chatLimits.attachmentsMax * base64Max + 64 * 1024,
    touches: ['listChats', 'getChat'],
  }),
  getChatModel: call('getChatModel', {
    method: 'GET',
    database: 'query',
    summary:
      'The language model that answers in the chat, and where questions are sent; null where none does.',
    may: 'chat:use',
    scope: 'never',
    in: Nothing,
    out: z.object({ model: ChatModel.nullable() }),
  }),
  listChats: call('listChats', {
    method: 'GET',
    database: 'query',
    summary: 'The caller’s own conversations in this organization, the latest first.',
    may: 'chat:history',
    scope: 'never',
    in: Page,
    out: z.object({ chats: z.array(Chat), next: NextCursor }),
  }),
  getChat: call('getChat', {
    method: 'GET',
    database: { get: 'chatId' },
    summary: 'One of the caller’s own conversations with all of its messages, in order.',
    may: 'chat:history',
    scope: 'never',
    in: z.object({ chatId: Id }),
    out: z.object({ chat: Chat, messages: z.array(ChatMessage) }),
  }),
  deleteChat: call('deleteChat', {
    method: 'POST',
    database: { delete: 'chatId' },
    summary: 'Deletes one of the caller’s own conversations for good.',
    may: 'chat:history',
    scope: 'never',
    in: z.object({ chatId: Id }),
    out: z.object({}),
    touches: ['listChats', 'getChat'],
  }),
}
