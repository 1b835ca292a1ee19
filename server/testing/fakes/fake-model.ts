import { createServer, type ServerResponse } from 'node:http'
import { z } from 'zod'
import type { Misbehaviour } from '../service-failures.ts'

/** An endpoint of a language model over HTTP on loopback, as OpenAI's and as Anthropic's is asked, and its bad days. */

const Block = z.looseObject({ type: z.string(), text: z.string().optional() })
/** What a lookup gave: OpenAI has a message for each, Anthropic a block. */
const Given = z.union([z.string(), z.array(z.object({ text: z.string() }))])

const Asked = z.object({
  model: z.string(),
  system: z.union([z.string(), z.array(z.object({ text: z.string() }))]).optional(),
  messages: z.array(z.object({ role: z.string(), content: z.union([z.string(), z.array(Block)]).nullish() })),
  tools: z.array(z.looseObject({})).optional(),
  tool_choice: z.unknown().optional(),
})
type Message = z.output<typeof Asked>['messages'][number]

/** What it was asked: the instructions, the material, and the key that came with it. */
export type AskedOfModel = {
  instructions: string
  material: string
  key: string | undefined
  path: string
  /** What its lookups have given so far, as the texts that it was sent. */
  given: string[]
  /** In base64. */
  images: string[]
  /** The names of what it may call, and what it was told of having to. */
  tools: string
  choice: string
}

/** An answer that looks something up, or gives the reply by the name of 'reply'. */
export const toolCallAnswer = (...toolCalls: { name: string; input: unknown }[]) => ({ toolCalls })
const Calls = z.object({ toolCalls: z.array(z.object({ name: z.string(), input: z.unknown() })) })

export type Mood =
  | 'well'
  | 'malformed'
  | 'silent'
  | 'refusing'
  | 'busy'
  | 'away'
  | 'moved'
  | 'declining'
  | Misbehaviour

/** `says`: the text that it answers with, or its promise; anything but text is sent as JSON. */
export const fakeModel = async (says: (asked: AskedOfModel) => unknown) => {
  const asked: AskedOfModel[] = []
  let hungUp = 0
  let mood: Mood = 'well'
  let answer = says

  const server = createServer((request, response) => {
    void (async () => {
      const parts: Buffer[] = []
      for await (const part of request) parts.push(Buffer.from(part))
      const path = request.url ?? ''
      response.once('close', () => {
        if (!response.writableEnded) hungUp += 1
      })
      const { messages, system, tools, tool_choice } = Asked.parse(
        JSON.parse(Buffer.concat(parts).toString()),
      )
      const toldBy = (role: string) =>
        messages.flatMap((message) => (message.role === role ? [textOf(message.content)] : [])).join('\n')
      const key = request.headers['x-api-key'] ?? request.headers.authorization?.replace('Bearer ', '')
      const question = {
        instructions: system === undefined ? toldBy('system') : textOf(system),
        material: toldBy('user'),
        key: key?.toString(),
        path,
        given: messages.flatMap(givenIn),
        images: messages.flatMap(blocksOf).flatMap(imageIn),
        tools: JSON.stringify(tools ?? []),
        choice: JSON.stringify(tool_choice ?? null),
      }
      asked.push(question)
      if (typeof mood === 'function') return mood(request, response)
      if (mood === 'silent') return
      if (mood === 'away') request.socket.destroy()
      else if (mood === 'moved') response.writeHead(307, { location: `${path}/elsewhere` }).end()
      else if (mood === 'refusing')
        send(response, 401, { error: { message: `No such key: ${key?.toString()}` } })
      else if (mood === 'busy') send(response, 503, { error: { message: 'Busy' } })
      else {
        const said =
          mood === 'malformed' ? 'Of course! Here is' : mood === 'declining' ? '' : await answer(question)
        const { data: calls } = Calls.safeParse(said)
        const isAnthropic = path.endsWith('/messages')
        if (calls)
          send(response, 200, (isAnthropic ? anthropicCalling : openAiCalling)(calls.toolCalls, asked.length))
        else {
          const json = typeof said === 'string' ? said : JSON.stringify(said)
          send(response, 200, isAnthropic ? asAnthropic(json) : asOpenAi(json))
        }
      }
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('It listens on a port.')
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    asked,
    /** How many questions were given up before they were answered. */
    hungUp: () => hungUp,
    be: (next: Mood) => {
      mood = next
    },
    say: (next: (question: AskedOfModel) => unknown) => {
      answer = next
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const blocksOf = ({ content }: Message) => (Array.isArray(content) ? content : [])

const textOf = (content: Message['content'] | { text: string }[]): string =>
  typeof content === 'string' ? content : (content ?? []).flatMap(({ text }) => text ?? []).join('\n')

const givenIn = (message: Message): string[] =>
  message.role === 'tool'
    ? [textOf(message.content)]
    : blocksOf(message).flatMap((block) =>
        block.type === 'tool_result' ? [textOf(Given.parse(block['content']))] : [],
      )

/** OpenAI takes the address of a picture, which may hold it; Anthropic the picture. */
const Picture = z.union([
  z.object({ image_url: z.object({ url: z.string() }) }).transform(({ image_url: { url } }) => url),
  z.object({ source: z.object({ data: z.string() }) }).transform(({ source }) => source.data),
])
const imageIn = (block: z.output<typeof Block>): string[] =>
  block.type.startsWith('image') ? [Picture.parse(block).replace(/^data:[^,]*,/, '')] : []

const send = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

type ToolCalls = z.output<typeof Calls>['toolCalls']

const asOpenAi = (content: string) => openAi({ content }, 'stop')
const openAiCalling = (calls: ToolCalls, round: number) =>
  openAi(
    {
      content: null,
      tool_calls: calls.map(({ name, input }, index) => ({
        id: `call-${round}-${index}`,
        type: 'function',
        function: { name, arguments: JSON.stringify(input) },
      })),
    },
    'tool_calls',
  )
const openAi = (message: object, finish_reason: string) => ({
  id: 'answer-1',
  object: 'chat.completion',
  created: 1_772_000_000,
  model: 'little-writer-2026-01-01',
  choices: [{ index: 0, message: { role: 'assistant', ...message }, finish_reason }],
  usage: { prompt_tokens: 10, completion_tokens: 10, total_tokens: 20 },
})

const asAnthropic = (text: string) => anthropic([{ type: 'text', text }], 'end_turn')
const anthropicCalling = (calls: ToolCalls, round: number) =>
  anthropic(
    calls.map(({ name, input }, index) => ({ type: 'tool_use', id: `toolu_${round}_${index}`, name, input })),
    'tool_use',
  )
const anthropic = (content: object[], stop_reason: string) => ({
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model: 'little-writer-2026-01-01',
  content,
  stop_reason,
  stop_sequence: null,
  usage: { input_tokens: 10, output_tokens: 10 },
})
