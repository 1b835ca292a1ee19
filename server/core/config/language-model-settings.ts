import { isIPv4, isIPv6 } from 'node:net'
import { z } from 'zod'

/** Which language model writes prose and answers in the chat, if any (docs/chat-replies.md). */

export type ModelSettings = {
  provider: 'openai-compatible' | 'anthropic'
  /** The base URL of the endpoint, with the path that precedes each request's own. */
  url: URL
  /** Undefined where the endpoint needs none, as most on one's own machines. */
  apiKey: string | undefined
  name: string
  /** Whether it takes pictures, which only its operator knows. */
  readsImages: boolean
}

/** The settings as they are written. */
export const ModelEnvironment = z.object({
  MODEL_PROVIDER: z
    .enum(['openai-compatible', 'anthropic'], { error: "must be 'openai-compatible' or 'anthropic'" })
    .optional(),
  MODEL_URL: z
    .string()
    .refine(
      (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
      'must be an address that starts with http:// or https://',
    )
    .optional(),
  MODEL_API_KEY: z
    .string()
    .trim()
    .regex(/^[!-~]+$/, 'must be the whole key, without spaces')
    .optional(),
  MODEL_NAME: z
    .string()
    .trim()
    .regex(/^[!-~]{1,200}$/, "must be the model's name as its provider writes it")
    .optional(),
  MODEL_IMAGES: z.enum(['on', 'off'], { error: "must be 'on' or 'off'" }).default('off'),
})

const anthropicUrl = 'https://api.anthropic.com/v1'
const settingNames = Object.keys(ModelEnvironment.shape).join(', ')

/** @returns the model; undefined where none is set; `fault` says what is missing or wrong, and the fix. */
export const readModelSettings = (
  settings: z.output<typeof ModelEnvironment>,
): { model: ModelSettings | undefined; fault?: string } => {
  const {
    MODEL_PROVIDER: provider,
    MODEL_URL,
    MODEL_API_KEY: apiKey,
    MODEL_NAME: name,
    MODEL_IMAGES,
  } = settings
  const isNone = [provider, MODEL_URL, apiKey, name].every((given) => given === undefined)
  if (isNone && MODEL_IMAGES === 'off') return { model: undefined }
  if (provider === undefined || name === undefined) {
    const missing = provider === undefined ? 'MODEL_PROVIDER' : 'MODEL_NAME'
    return fault(`${missing} is missing: a model needs it. Set none of ${settingNames} to go without one.`)
  }
  const address = MODEL_URL ?? (provider === 'anthropic' ? anthropicUrl : undefined)
  if (address === undefined) {
    return fault(
      'MODEL_URL is missing: with MODEL_PROVIDER openai-compatible it says where the model is, such as http://localhost:11434/v1.',
    )
  }
  if (provider === 'anthropic' && apiKey === undefined) {
    return fault('MODEL_API_KEY is missing: with MODEL_PROVIDER anthropic the key of your account is needed.')
  }
  const url = new URL(address)
  if (url.protocol === 'http:' && !isNear(url.hostname)) {
    return fault(
      'MODEL_URL must start with https://, as answers of people are sent there; http:// is for this machine and for your own network.',
    )
  }
  if (url.username !== '' || url.password !== '') {
    return fault('MODEL_URL must hold no name and no password: the key belongs into MODEL_API_KEY.')
  }
  return { model: { provider, url, apiKey, name, readsImages: MODEL_IMAGES === 'on' } }
}

const fault = (sentence: string) => ({ model: undefined, fault: sentence })

/** Whether a host is this machine, or one that only one's own network knows. */
const isNear = (host: string): boolean => {
  const name = host.replace(/^\[(.*)\]$/, '$1').toLowerCase()
  if (isIPv4(name)) return /^(?:127|10|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))\./.test(name)
  if (isIPv6(name)) return name === '::1' || /^(?:f[cd]|fe[89ab])/.test(name)
  return !name.includes('.') || /\.(?:localhost|local|internal|lan|home\.arpa)$/.test(name)
}
