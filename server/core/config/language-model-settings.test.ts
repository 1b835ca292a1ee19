import { describe, expect, test } from 'vitest'
import { settingsRefusal } from '../../testing/settings-error.ts'
import { readEnvironment } from './environment.ts'

const local = {
  MODEL_PROVIDER: 'openai-compatible',
  MODEL_URL: 'http://localhost:11434/v1',
  MODEL_NAME: 'small',
}
const hosted = { MODEL_PROVIDER: 'anthropic', MODEL_API_KEY: 'a-key', MODEL_NAME: 'large' }

describe('the settings of a language model', () => {
  test('are none by default', () => {
    expect(readEnvironment({}).model).toBeUndefined()
    expect(readEnvironment({ MODEL_IMAGES: 'off' })).toEqual(readEnvironment({}))
  })

  test('name one on this machine, which needs no key, or one at a provider', () => {
    expect(readEnvironment(local).model).toEqual({
      provider: 'openai-compatible',
      url: new URL('http://localhost:11434/v1'),
      apiKey: undefined,
      name: 'small',
      readsImages: false,
    })
    expect(readEnvironment(hosted).model).toMatchObject({
      provider: 'anthropic',
      url: new URL('https://api.anthropic.com/v1'),
      apiKey: 'a-key',
    })
    expect(readEnvironment({ ...local, MODEL_IMAGES: 'on' }).model?.readsImages).toBe(true)
  })

  test.each([
    [{ MODEL_NAME: 'small' }, 'MODEL_PROVIDER is missing'],
    [{ MODEL_IMAGES: 'on' }, 'MODEL_PROVIDER is missing'],
    [{ ...local, MODEL_IMAGES: 'yes' }, "MODEL_IMAGES must be 'on' or 'off'."],
    [{ ...hosted, MODEL_NAME: '' }, 'MODEL_NAME is missing'],
    [{ ...local, MODEL_URL: '' }, 'MODEL_URL is missing'],
    [{ ...hosted, MODEL_API_KEY: '' }, 'MODEL_API_KEY is missing'],
    [{ ...local, MODEL_PROVIDER: 'mine' }, "MODEL_PROVIDER must be 'openai-compatible' or 'anthropic'."],
    [{ ...local, MODEL_URL: 'ftp://models' }, 'MODEL_URL must be an address'],
    [{ ...local, MODEL_URL: 'http://models.example.com/v1' }, 'MODEL_URL must start with https://'],
    [{ ...local, MODEL_URL: 'http://11.0.0.1/v1' }, 'MODEL_URL must start with https://'],
    [{ ...local, MODEL_URL: 'http://[2001:db8::1]/v1' }, 'MODEL_URL must start with https://'],
    [{ ...local, MODEL_URL: 'https://me:word@models.example.com' }, 'MODEL_URL must hold no name'],
    [{ ...local, MODEL_NAME: 'two words' }, "MODEL_NAME must be the model's name"],
    [{ ...hosted, MODEL_API_KEY: 'a key' }, 'MODEL_API_KEY must be the whole key'],
  ])('%j is refused: %s', (values, sentence) => {
    const refusal = settingsRefusal(values)
    expect(refusal).toContain(sentence)
    expect(refusal).not.toContain('a key')
  })

  test.each([
    'http://127.0.0.1:8080/v1',
    'http://[::1]:8080/v1',
    'http://10.1.2.3/v1',
    'http://172.31.0.1/v1',
    'http://192.168.0.9/v1',
    'http://[fd00::1]/v1',
    'http://ollama:11434/v1',
    'http://models.internal/v1',
    'https://models.example.com/v1',
  ])('answers of people may be sent to %s', (url) => {
    expect(readEnvironment({ ...local, MODEL_URL: url }).model?.url.href).toBe(new URL(url).href)
  })
})
