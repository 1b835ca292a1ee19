import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/app.ts'

const app = testApp()
const migration = new URL('../../migrations/0015_audit_entries_hold_no_values.sql', import.meta.url)

const from = { reportVisibility: 'own', location: null }
const place = { latitude: 1.5, longitude: 2.5 }
const old = [
  ['organization.created', { name: 'Tide & Co' }],
  ['organization.deleted', { name: 'Tide & Co' }],
  [
    'organization.updated',
    {
      companyName: { from: 'Tide & Co', to: 'Tide' },
      settings: { from, to: { reportVisibility: 'organization', location: place } },
    },
  ],
  [
    'organization.updated',
    { onboardingData: { from: { size: '2', step: 'a' }, to: { size: '2', industry: 'Fishing', step: 'b' } } },
  ],
  ['organization.onboarding_completed', { onboardingData: { from: {}, to: { departments: ['Boats'] } } }],
  ['membership.role_changed', { role: { from: 'employee', to: 'admin' } }],
  ['organization.updated', { changed: ['size'] }],
] as const

test('entries from before hold no values afterwards, and the rest stays as it is', async () => {
  const { sql } = app.host.database
  for (const [index, [action, details]] of old.entries())
    await sql`
      insert into audit_entries (org_id, id, at, action, entity, entity_id, details)
      values ('o', ${index}, now(), ${action}, 'organization', 'o', ${sql.json(details)})`
  const statements = (await readFile(migration, 'utf8')).split('--> statement-breakpoint')
  for (const statement of statements) await sql.unsafe(statement)
  const rows = await sql`select details from audit_entries where org_id = 'o' order by id`
  expect(rows.map(({ details }) => details)).toEqual([
    {},
    {},
    {
      changed: ['companyName', 'reportVisibility', 'location'],
      reportVisibility: { from: 'own', to: 'organization' },
    },
    { changed: ['industry'] },
    { changed: ['departments'] },
    { role: { from: 'employee', to: 'admin' } },
    { changed: ['size'] },
  ])
})
