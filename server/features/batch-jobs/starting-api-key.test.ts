import { expect, test } from 'vitest'
import { contract } from '../../../contract/index.ts'
import { inTransaction } from '../../core/database/transaction.ts'
import { apiKeyCalls } from '../../testing/api-keys/api-key-calls.ts'
import { testApp } from '../../testing/app.ts'
import { eventually } from '../../testing/eventually.ts'
import { organizationsOf } from '../../testing/organizations.ts'
import { startRun } from './start-batch-job.ts'

const app = testApp()
const { newOwner } = organizationsOf(app)
const { newKey } = apiKeyCalls(app)

test('what a key began stops where the key is revoked', async () => {
  const owner = await newOwner()
  const { apiKey } = await newKey(owner, ['people:invite'])
  await app.ok(contract.revokeApiKey, { id: apiKey.id }, owner)
  const { orgId, userId, email } = owner
  const run = await inTransaction(app.host.database.db, { orgId, userId }, (tx) =>
    startRun(
      {
        tx,
        now: app.now,
        host: app.host,
        user: { id: userId, email, displayName: '' },
        org: { id: orgId, name: '' },
        member: { role: 'admin', permissions: ['employee:invite'] },
        apiKeyId: apiKey.id,
      },
      {
        kind: 'invitations',
        rows: [{ label: 'Ada', input: { name: 'Ada Lovelace', email: app.freshEmail(), twin: null } }],
      },
    ),
  )
  const ended = await eventually(async () => {
    const found = await app.ok(contract.getRun, { id: run.id }, owner)
    return found.run.state === 'finished' ? found : undefined
  })
  expect(ended.failures.map(({ error }) => error)).toEqual([
    'The API key that this was started with was revoked, so this was not done.',
  ])
  expect((await app.ok(contract.getEmployees, {}, owner)).employees).toEqual([])
})
