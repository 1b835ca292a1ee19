import { expect, inject, test } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { organizationsOf } from '../../testing/organizations.ts'
import { queryDatabase, backupTargets, environmentOf } from '../testing/backup-targets.ts'
import { checkDatabaseState } from './check-database.ts'

const it = testApp()
const { hosted } = backupTargets()
const { newOwner } = organizationsOf(it)

const ofWebhooks = async (databaseUrl: string) => {
  const found = await checkDatabaseState(environmentOf({ DATABASE_URL: databaseUrl }))
  return found.filter(({ about }) => about === 'Webhooks')
}

test('webhooks are counted, and those that fail or were switched off are told with the mend, without their addresses', async () => {
  const { sql } = it.host.database
  const { orgId } = await newOwner()
  const add = (id: string, state: string, failingDays: number | null, because: string | null) =>
    sql`insert into webhooks (org_id, id, url, events, state, off_because, secret_id, created_at, failing_since)
      values (${orgId}, ${id}, 'https://hooks.geheim.example/geheim', '{}', ${state}, ${because}, 'geheim', now(),
        now() - ${failingDays}::float8 * interval '1 day')`
  await add('fine', 'active', null, null)
  await add('begins to fail', 'active', 0.9, null)
  await add('paused', 'paused', 4, null)
  await add('deleted', 'deleted', 4, null)
  expect(await ofWebhooks(it.databaseUrl)).toEqual([
    { state: 'ok', about: 'Webhooks', found: '2 are switched on' },
  ])
  await add('fails', 'active', 1.1, null)
  const mend =
    ': let calls leave through the firewall, set WEBHOOK_REACH=private where they are to reach your own network, and ask an owner to read the log in the settings, under Webhooks, and to resume or delete what is off.'
  const fails = '3 are switched on, 1 of them failed for more than a day (after 5 days it is switched off)'
  expect(await ofWebhooks(it.databaseUrl)).toEqual([
    { state: 'warning', about: 'Webhooks', found: `${fails}${mend}` },
  ])
  await add('failed', 'off', 5, 'failing')
  await add('gone', 'off', null, 'gone')
  expect(await ofWebhooks(it.databaseUrl)).toEqual([
    {
      state: 'warning',
      about: 'Webhooks',
      found: `${fails}, 2 were switched off because every call failed or the address was gone${mend}`,
    },
  ])
})

test('a database of before webhooks has nothing said of them', async () => {
  const { databaseUrl = '' } = await hosted(inject('templateName'))
  await queryDatabase(environmentOf({ DATABASE_URL: databaseUrl }), 'drop table webhooks cascade')
  expect(await ofWebhooks(databaseUrl)).toEqual([])
})
