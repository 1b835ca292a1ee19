import { afterAll, beforeEach } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { chatEvents } from '../../../../contract/calls/chat.ts'
import { openModel } from '../../../core/services/language-model.ts'
import type { testApp } from '../../../testing/app.ts'
import { fakeModel } from '../../../testing/fakes/fake-model.ts'
import type { Member } from '../../../testing/organizations.ts'
import { modelSaying } from './model-lookups.ts'

/** A chat that a language model answers, for tests: what it is asked, looks up and says is theirs. */

export const modelChat = async (
  it: ReturnType<typeof testApp>,
  {
    provider = 'openai-compatible',
    readsImages = false,
  }: {
    provider?: 'openai-compatible' | 'anthropic'
    readsImages?: boolean
  } = {},
) => {
  const endpoint = await fakeModel(modelSaying(() => []))
  const open = (timeoutMs?: number) =>
    openModel(
      { provider, url: new URL(endpoint.url), apiKey: 'a-key', name: 'little-writer', readsImages },
      timeoutMs,
    )
  afterAll(() => endpoint.close())
  beforeEach(async () => {
    endpoint.be('well')
    endpoint.say(modelSaying(() => []))
    endpoint.asked.length = 0
    it.host.model = await open()
  })
  const ask = async (message: string, by: Member, more: object = {}) =>
    it.ok(contract.chat, { message, ...more }, by)
  return {
    endpoint,
    open,
    ask,
    /** The events of a streamed reply, by name. */
    streamed: async (message: string, by: Member) => {
      const { payload } = await it.app.inject({
        method: 'POST',
        url: '/api/chat',
        headers: {
          authorization: `Bearer ${by.token}`,
          'organization-id': by.orgId,
          accept: 'text/event-stream',
        },
        payload: { message },
      })
      return payload.split('\n\n').flatMap((block) => {
        const [, name, data] = /^event: (\w+)\nid: .+\ndata: (.+)$/.exec(block) ?? []
        if (name === undefined || data === undefined) return []
        const read: unknown = JSON.parse(data)
        const text = name === 'looking' || name === 'delta' ? chatEvents[name].parse(read).text : ''
        return [{ name, text }]
      })
    },
  }
}
