import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { eventually } from '../../testing/eventually.ts'
import { toolCallAnswer, fakeModel, type AskedOfModel } from '../../testing/fakes/fake-model.ts'
import { ModelFailure, openModel, type Lookup, type Model } from './language-model.ts'

const Shape = z.object({ answer: z.string() })
const question = { instructions: 'Answer as asked.', material: 'Words of a person', shape: Shape }

let endpoint: Awaited<ReturnType<typeof fakeModel>>
beforeAll(async () => {
  endpoint = await fakeModel(() => ({ answer: 'So it is.' }))
})
afterAll(() => endpoint.close())
beforeEach(() => {
  endpoint.be('well')
  endpoint.asked.length = 0
})

const failureOf = async (model: Model, signal?: AbortSignal): Promise<ModelFailure> => {
  try {
    await model.write({ ...question, ...(signal && { signal }) })
  } catch (error) {
    if (error instanceof ModelFailure) return error
    throw error
  }
  throw new Error('It answered.')
}

describe.each(['openai-compatible', 'anthropic'] as const)('a model of the kind %s', (provider) => {
  const opened = (timeoutMs?: number) =>
    openModel(
      {
        provider,
        url: new URL(endpoint.url),
        apiKey: 'a-key-of-a-test',
        name: 'little-writer',
        readsImages: true,
      },
      timeoutMs,
    )

  test('answers in the shape asked for, and tells which version it is', async () => {
    const model = await opened()
    expect(await model.write(question)).toEqual({
      value: { answer: 'So it is.' },
      answeredBy: 'little-writer-2026-01-01',
    })
    expect(endpoint.asked).toHaveLength(1)
    expect(endpoint.asked[0]).toMatchObject({ material: 'Words of a person', key: 'a-key-of-a-test' })
    expect(endpoint.asked[0]?.instructions).toContain('Answer as asked.')
    expect(model).toMatchObject({ provider, name: 'little-writer', host: new URL(endpoint.url).host })
  })

  test.each([
    ['malformed', 'unreadable'],
    ['declining', 'unreadable'],
    ['refusing', 'refused'],
    ['busy', 'away'],
    ['away', 'away'],
  ] as const)('gives no answer where its endpoint is %s', async (mood, kind) => {
    endpoint.be(mood)
    const failure = await failureOf(await opened())
    expect(failure.kind).toBe(kind)
    for (const secret of ['a-key-of-a-test', 'Words of a person']) {
      expect(`${failure.message} ${failure.stack} ${JSON.stringify(failure)}`).not.toContain(secret)
      expect(failure.cause).toBeUndefined()
    }
  })

  test('answers of another shape are none', async () => {
    endpoint.say(() => ({ answer: 7 }))
    expect((await failureOf(await opened())).kind).toBe('unreadable')
    endpoint.say(() => ({ answer: 'So it is.' }))
  })

  test('is not waited for longer than it may take, nor by who has gone', async () => {
    endpoint.be('silent')
    expect((await failureOf(await opened(200))).kind).toBe('slow')
    expect((await failureOf(await opened(), AbortSignal.timeout(100))).kind).toBe('slow')
  })

  test('is not followed to another address', async () => {
    endpoint.be('moved')
    const failure = await failureOf(await opened())
    expect(failure.kind).toBe('away')
    expect(endpoint.asked.some(({ path }) => path.includes('elsewhere'))).toBe(false)
  })

  describe('that looks things up', () => {
    const Wanted = z.object({ of: z.string() })
    const looking = (look: Lookup['look']): Lookup => ({
      name: 'getColour',
      description: 'The colour of a thing.',
      input: Wanted,
      look,
    })
    const picture = { bytes: new Uint8Array([255, 216, 255, 224]), type: 'image/jpeg' }
    const talk = (look: Lookup['look'], images = [picture]) => ({
      ...question,
      images,
      lookups: [looking(look)],
      roundsMax: 2,
    })
    const lookingFirst = ({ given }: AskedOfModel) =>
      given.length === 0
        ? toolCallAnswer({ name: 'getColour', input: { of: 'the sky' } })
        : toolCallAnswer({ name: 'reply', input: { answer: given[0] } })
    const failed = (model: Model, look: Lookup['look'] = async () => ({})) =>
      model.converse(talk(look)).then(
        () => 'It answered.',
        (error: unknown) => error,
      )
    afterAll(() => endpoint.say(() => ({ answer: 'So it is.' })))

    test('is given what it looked up, and pictures with the question', async () => {
      endpoint.say(lookingFirst)
      const wanted: unknown[] = []
      const answer = await (
        await opened()
      ).converse(
        talk(async (given) => {
          wanted.push(given)
          return { colour: 'blue' }
        }),
      )
      expect(wanted).toEqual([{ of: 'the sky' }])
      expect(answer.value.answer).toContain('"colour":"blue"')
      expect(answer.answeredBy).toBe('little-writer-2026-01-01')
      expect(endpoint.asked.map(({ images }) => images)).toEqual([['/9j/4A=='], ['/9j/4A==']])
      expect(endpoint.asked[0]?.choice).toMatch(/required|any/)
    })

    test('has to answer at the end, and is not asked for ever', async () => {
      endpoint.say(() => toolCallAnswer({ name: 'getColour', input: { of: 'the sea' } }))
      let looked = 0
      const failure = await failed(await opened(), async () => {
        looked += 1
        return {}
      })
      expect(failure).toMatchObject({ kind: 'unreadable' })
      expect(looked).toBe(2)
      expect(endpoint.asked).toHaveLength(3)
      expect(endpoint.asked[2]?.choice).toContain('reply')
      expect(endpoint.asked[2]?.tools).not.toContain('getColour')
    })

    test.each([
      ['text', () => 'The sky is blue.'],
      ['another shape', () => toolCallAnswer({ name: 'reply', input: { answer: 7 } })],
    ])('that answers with %s gave no answer', async (_, says) => {
      endpoint.say(says)
      expect(await failed(await opened())).toMatchObject({ kind: 'unreadable' })
    })

    test('looks up nothing that is not offered, or with what does not fit', async () => {
      endpoint.say(({ given }) =>
        given.length === 0
          ? toolCallAnswer({ name: 'dropTable', input: {} }, { name: 'getColour', input: { of: 7 } })
          : toolCallAnswer({ name: 'reply', input: { answer: 'None.' } }),
      )
      let looked = 0
      const { value } = await (
        await opened()
      ).converse(
        talk(async () => {
          looked += 1
          return {}
        }),
      )
      expect([looked, value]).toEqual([0, { answer: 'None.' }])
    })

    test('ends with what a lookup throws', async () => {
      endpoint.say(lookingFirst)
      const thrown = new Error('The table is away.')
      expect(await failed(await opened(), () => Promise.reject(thrown))).toBe(thrown)
      expect(endpoint.asked).toHaveLength(1)
    })

    test('is given up with the reader, and its connection with it', async () => {
      endpoint.be('silent')
      const before = endpoint.hungUp()
      const model = await opened()
      const failure = await model
        .converse({ ...talk(async () => ({})), signal: AbortSignal.timeout(100) })
        .then(
          () => undefined,
          (error: unknown) => error,
        )
      expect(failure).toMatchObject({ kind: 'slow' })
      await eventually(async () => (endpoint.hungUp() > before ? true : undefined))
      expect(await failed(await opened(150))).toMatchObject({ kind: 'slow' })
    })

    test.each(['refusing', 'away'] as const)('gives no answer where its endpoint is %s', async (mood) => {
      endpoint.be(mood)
      const failure = await failed(await opened())
      expect(failure).toMatchObject({ kind: mood === 'refusing' ? 'refused' : 'away' })
    })
  })
})
