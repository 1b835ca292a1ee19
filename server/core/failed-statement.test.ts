import { describe, expect, it } from 'vitest'
import { contract } from '../../contract/index.ts'
import { testApp } from '../testing/app.ts'
import { people } from '../testing/people.ts'
import { sentenceOfStatement } from './failed-statement.ts'

describe('the sentence of a statement that failed', () => {
  it.each<[string | undefined, unknown, string]>([
    ['select * from "employees"', {}, 'Failed to query documents'],
    ['select * from "employees" where id = $1 for update', { id: 'e1' }, 'Failed to get document e1'],
    ['SELECT 1', { employeeId: 'e1', id: 'r1' }, 'Failed to get document e1'],
    ['select 1', { employee: { id: 'e2' } }, 'Failed to get document e2'],
    ['select 1', { code: 'ABCD' }, 'Failed to get document ABCD'],
    ['select 1', { id: { id: 'e1' }, employee: null }, 'Failed to query documents'],
    ['select 1', null, 'Failed to query documents'],
    ['with a as (select 1) select * from a', {}, 'Failed to query documents'],
    ['insert into "runs" ("id") values ($1)', { id: 'e1' }, 'Failed to create document'],
    ['insert into a values ($1) on conflict (id) do update set b = 1', {}, 'Failed to create document'],
    ['update "a" set "delete from" = $1', { id: 'e1' }, 'Failed to update document e1'],
    ['update "a" set b = $1', {}, 'Failed to execute transaction'],
    ['delete from "a"', { employeeId: 'e1' }, 'Failed to delete document e1'],
    ['delete from "a"', {}, 'Failed to execute transaction'],
    [
      'with gone as (delete from a returning id)\n insert into b select id from gone',
      { id: 'e1' },
      'Failed to execute batch write',
    ],
    ['with new as (select 1) insert into b select * from new', {}, 'Failed to create document'],
    ['begin', { id: 'e1' }, 'Failed to execute transaction'],
    ['commit', {}, 'Failed to execute transaction'],
    [undefined, { id: 'e1' }, 'Failed to execute transaction'],
  ])('%s with %j', (statement, input, sentence) => {
    expect(sentenceOfStatement(statement, input)).toBe(sentence)
  })
})

describe('calls whose table is away', () => {
  const muster = testApp()
  const { signIn, openWorkspace } = people(muster)

  it('say which kind of access failed', async () => {
    const { token } = await signIn(muster.freshEmail())
    const { orgId } = await muster.ok(contract.createOrganization, { name: 'Acme' }, { token })
    const raw = muster.host.database.sql
    const failureOf = async (table: string, ask: () => Promise<{ body: Record<string, unknown> }>) => {
      await raw`alter table ${raw(table)} rename to away`
      const { body } = await ask()
      await raw`alter table away rename to ${raw(table)}`
      expect(body['code']).toBe('DATABASE_ERROR')
      return body['error']
    }
    const caller = { token, orgId }
    expect(await failureOf('employees', () => muster.call(contract.getEmployees, {}, caller))).toBe(
      'Failed to query documents',
    )
    expect(
      await failureOf('reports', () => muster.call(contract.getReport, { employeeId: 'e-1' }, caller)),
    ).toBe('Failed to get document e-1')
    expect(
      await failureOf('one_time_codes', () => muster.call(contract.sendOTP, { email: 'a@b.test' })),
    ).toBe('Failed to create document')
    expect(
      await failureOf('organizations', () =>
        muster.call(contract.createOrganization, { name: 'Beta' }, { token }),
      ),
    ).toBe('Failed to create document')
  })

  it('name the invitation that they could not change', async () => {
    const { orgId, owner } = await openWorkspace()
    const caller = { token: owner.token, orgId }
    const email = muster.freshEmail()
    const { result } = await muster.ok(
      contract.createInvitation,
      { name: 'Some Person', email, membershipRole: 'employee' },
      caller,
    )
    const employeeId = String(result.employee?.id)
    const raw = muster.host.database.sql
    await raw`revoke update on invitations from muster_handler`
    const { body } = await muster.call(contract.revokeInvitation, { employeeId }, caller)
    await raw`grant update on invitations to muster_handler`
    expect(body).toMatchObject({
      code: 'DATABASE_ERROR',
      error: `Failed to update document ${employeeId}`,
    })
  })
})
