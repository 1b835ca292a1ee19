import { expect, test } from 'vitest'
import { contract } from '../../../contract/index.ts'
import { testApp } from '../../testing/app.ts'
import { listenTestCalls } from '../../testing/submissions/event-listening.ts'
import { apiKeyCalls } from '../../testing/api-keys/api-key-calls.ts'

const app = testApp()
const { organization, listenFromNow, newPerson, poll, submit } = listenTestCalls(app)
const { newKey } = apiKeyCalls(app)

test('a key that may read answers hears of them as they come, until it is revoked', async () => {
  const { owner } = organization()
  const { key, apiKey } = await newKey(owner, ['answers:read'])
  const { reader } = await listenFromNow({ ...owner, token: key })
  const person = await newPerson()
  await submit(person)
  // Without the code: it may not invite.
  expect((await reader.next()).data).toMatchObject({ employee_id: person.id, invite_code: null })
  await app.ok(contract.revokeApiKey, { id: apiKey.id }, owner)
  // Before anything is submitted.
  expect(await reader.ends()).toBe(true)
  await submit(await newPerson())
  await expect(reader.next(0)).rejects.toThrow('No event came')
})

test('a key that was revoked meanwhile is told so in the place of what it waits for', async () => {
  const { owner } = organization()
  const { key, apiKey } = await newKey(owner, ['answers:read'])
  const caller = { ...owner, token: key }
  const { cursor } = await poll(undefined, caller)
  const waiting = app.call(contract.submissionEvents, { after: cursor, wait: 30 }, caller)
  await app.ok(contract.revokeApiKey, { id: apiKey.id }, owner)
  expect((await waiting).status).toBe(401)
})
