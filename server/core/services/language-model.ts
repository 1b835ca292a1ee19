import type { LanguageModel } from 'ai'
import type { z } from 'zod'
import type { ModelSettings } from '../config/language-model-settings.ts'
import { createBoundedFetch } from './external-fetch.ts'

/** A language model, where one is configured: it writes prose, and nothing rests on it. */
export type Model = {
  /** What it is called in the settings. */
  name: string
  provider: ModelSettings['provider']
  /** The host that answers are sent to. */
  host: string
  /** Whether pictures may be sent to it. */
  readsImages: boolean
  /**
   * Asks for an answer of this shape. It is waited for no longer than the time that the model was opened with.
   * @throws ModelFailure where there is none.
   */
  write<Shape extends z.ZodType>(question: ModelQuestion<Shape>): Promise<ModelAnswer<z.output<Shape>>>
  /**
   * Asks for an answer of this shape, before which it may look things up; within the same time for all of it together.
   * @throws ModelFailure where there is none; what a lookup threw
   */
  converse<Shape extends z.ZodType>(talk: ModelTalk<Shape>): Promise<ModelAnswer<z.output<Shape>>>
}

export type ModelQuestion<Shape extends z.ZodType> = {
  /** What to do; never contains text that a person wrote. */
  instructions: string
  /** What to do it with. */
  material: string
  shape: Shape
  signal?: AbortSignal
}

/** Something that a model may look up. It reads: a model changes nothing. */
export type Lookup = {
  name: string
  description: string
  input: z.ZodType
  /** `given` fits `input`. What it gives back is shown to the model; what it throws ends the whole answer. */
  look: (given: unknown) => Promise<object>
}

export type ModelTalk<Shape extends z.ZodType> = ModelQuestion<Shape> & {
  images: readonly { bytes: Uint8Array; type: string }[]
  lookups: readonly Lookup[]
  /** How often it may look something up, several things at once; then it has to answer. */
  roundsMax: number
}

export type ModelAnswer<Value> = {
  value: Value
  /** The version of the model that answered, as its endpoint calls it. */
  answeredBy: string
}

/**
 * Why there is no answer: it took too long, the endpoint is away or too busy, it refuses (the key, the name, or what was
 * asked), or what came is not of the shape. What was sent and what came back are not part of it.
 */
export class ModelFailure extends Error {
  override name = 'ModelFailure'
  readonly kind: 'slow' | 'away' | 'refused' | 'unreadable'
  /** The HTTP status, where there was one. */
  readonly status: number | undefined

  constructor(kind: ModelFailure['kind'], status?: number) {
    super(`The language model gave no answer: ${kind}${status === undefined ? '' : ` (${status})`}`)
    this.kind = kind
    this.status = status
  }
}

/** How long one answer may take, tries included. */
const usualTimeoutMs = 60_000
const outputTokensMax = 8_000
/** What a model calls to give its answer, so that it is of a shape with every endpoint that knows lookups. */
const replyTool = 'reply'

/** Loads the library of models, which is large, only where one is configured. */
export const openModel = async (settings: ModelSettings, timeoutMs = usualTimeoutMs): Promise<Model> => {
  const ai = await import('ai')
  // It would write what an endpoint cannot do to the console, beside the log.
  globalThis.AI_SDK_LOG_WARNINGS = false
  const model = await languageModel(settings)
  const failureOf = (error: unknown): ModelFailure => {
    const last = ai.RetryError.isInstance(error) ? error.lastError : error
    if (ai.APICallError.isInstance(last)) {
      const status = last.statusCode
      return status !== undefined && status < 500 && status !== 408 && status !== 429
        ? new ModelFailure(status < 400 ? 'unreadable' : 'refused', status)
        : new ModelFailure('away', status)
    }
    const isUnreadable =
      ai.NoObjectGeneratedError.isInstance(last) ||
      ai.NoOutputGeneratedError.isInstance(last) ||
      ai.InvalidResponseDataError.isInstance(last) ||
      ai.ToolChoiceViolationError.isInstance(last) ||
      ai.EmptyResponseBodyError.isInstance(last)
    return new ModelFailure(isUnreadable ? 'unreadable' : 'away')
  }
  return {
    name: settings.name,
    provider: settings.provider,
    host: settings.url.host,
    readsImages: settings.readsImages,
    async write({ instructions, material, shape, signal }) {
      const limit = AbortSignal.timeout(timeoutMs)
      try {
        const { output, response } = await ai.generateText({
          model,
          system: instructions,
          prompt: material,
          output: ai.Output.object({ schema: shape }),
          maxOutputTokens: outputTokensMax,
          maxRetries: 1,
          abortSignal: signal ? AbortSignal.any([signal, limit]) : limit,
        })
        return { value: shape.parse(output), answeredBy: response.modelId }
      } catch (error) {
        throw limit.aborted || signal?.aborted ? new ModelFailure('slow') : failureOf(error)
      }
    },
    async converse({ instructions, material, images, lookups, roundsMax, shape, signal }) {
      const limit = AbortSignal.timeout(timeoutMs)
      const broken = new AbortController()
      const tools = Object.fromEntries(
        lookups.map(({ name, description, input, look }) => [
          name,
          ai.tool({
            description,
            inputSchema: input,
            execute: async (given) => {
              try {
                return await look(given)
              } catch (error) {
                broken.abort(error)
                throw error
              }
            },
          }),
        ]),
      )
      try {
        const { toolCalls, response } = await ai.generateText({
          model,
          system: instructions,
          messages: [
            {
              role: 'user',
              content: [
                { type: 'text', text: material },
                ...images.map(({ bytes, type }) => ({
                  type: 'image' as const,
                  image: bytes,
                  mediaType: type,
                })),
              ],
            },
          ],
          tools: { ...tools, [replyTool]: ai.tool({ description: 'Gives the answer.', inputSchema: shape }) },
          toolChoice: 'required',
          stopWhen: [ai.hasToolCall(replyTool), ai.stepCountIs(roundsMax + 1)],
          prepareStep: ({ stepNumber }) =>
            stepNumber < roundsMax
              ? {}
              : { toolChoice: { type: 'tool', toolName: replyTool }, activeTools: [replyTool] },
          maxOutputTokens: outputTokensMax,
          maxRetries: 1,
          abortSignal: AbortSignal.any([limit, broken.signal, ...(signal ? [signal] : [])]),
        })
        const reply = shape.safeParse(toolCalls.find(({ toolName }) => toolName === replyTool)?.input)
        if (!reply.success) throw new ModelFailure('unreadable')
        return { value: reply.data, answeredBy: response.modelId }
      } catch (error) {
        if (broken.signal.aborted) throw broken.signal.reason
        if (error instanceof ModelFailure) throw error
        throw limit.aborted || signal?.aborted ? new ModelFailure('slow') : failureOf(error)
      }
    },
  }
}

/** No answer of a model is longer. */
const answerBytesMax = 8 * 1024 * 1024

/** A redirect would send people's answers to somewhere that nobody has named. */
const fetchWithoutRedirects: typeof fetch = (input, init) =>
  createBoundedFetch(answerBytesMax)(input, { ...init, redirect: 'error' })

const languageModel = async ({ provider, url, apiKey, name }: ModelSettings): Promise<LanguageModel> => {
  const baseURL = url.href.replace(/(?<!\/)\/+$/, '')
  const key = apiKey === undefined ? {} : { apiKey }
  if (provider === 'anthropic') {
    const { createAnthropic } = await import('@ai-sdk/anthropic')
    return createAnthropic({ baseURL, ...key, fetch: fetchWithoutRedirects })(name)
  }
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  return createOpenAICompatible({
    name: 'model',
    baseURL,
    ...key,
    supportsStructuredOutputs: true,
    fetch: fetchWithoutRedirects,
  })(name)
}
