import { sql } from 'drizzle-orm'
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { testDatabase } from '../../testing/database.ts'
import type { Tx } from './database.ts'
import {
  afterCommit,
  inSavepoint,
  inTransaction,
  inUnscopedTransaction,
  isDatabaseUnavailable,
  sqlState,
} from './transaction.ts'

const notes = pgTable('notes', { orgId: text('org_id'), id: text(), body: text() }, (t) => [
  primaryKey({ columns: [t.orgId, t.id] }),
])

const database = testDatabase()
const db = () => database.current.db

beforeAll(async () => {
  await database.current.changeSchema(async (owner) => {
    await owner.unsafe(`
    create table notes (org_id text, id text, body text, primary key (org_id, id));
    alter table notes enable row level security;
    create policy own on notes using (org_id = nullif(current_setting('app.org_id', true), ''));
    grant select, insert, update, delete on notes to muster_handler`)
  })
})

const pidOf = async (tx: Tx) => {
  const [row] = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
  return Number(row?.pid)
}
const kill = async (pid: number) => {
  await database.current.sql`select pg_terminate_backend(${pid})`
}
const insert = (orgId: string, id: string) =>
  inTransaction(db(), { orgId }, (tx) => tx.insert(notes).values({ orgId, id, body: 'from the test' }))
const idsOf = (orgId: string) =>
  inTransaction(db(), { orgId }, async (tx) => (await tx.select().from(notes)).map((note) => note.id))

/** An error as PostgreSQL reports it, without waiting for one to happen. */
const raise = (code: string) =>
  sql.raw(`do $$ begin raise exception 'made up' using errcode = '${code}'; end $$`)

describe('scope', () => {
  test('a transaction runs as the handlers role, and its scope ends with it', async () => {
    const ask = sql`select current_user as who, current_setting('app.org_id') as org,
      current_setting('app.user_id') as person, current_setting('app.door') as door`
    const scope = { orgId: 'o1', userId: 'u1', door: true }
    const [inside] = await inTransaction(db(), scope, (tx) => tx.execute(ask))
    expect(inside).toEqual({ who: 'muster_handler', org: 'o1', person: 'u1', door: 'on' })
    for (let turn = 0; turn < 8; turn += 1) {
      const [after] = await inUnscopedTransaction(db(), (tx) => tx.execute(ask))
      expect(after).toMatchObject({ org: '', person: '', door: '' })
      expect(after?.['who']).not.toBe('muster_handler')
    }
  })

  test('rows of another organization are neither seen nor written, though the query forgets it', async () => {
    await insert('red', 'r1')
    await insert('blue', 'b1')
    expect(await idsOf('red')).toEqual(['r1'])
    expect(await inTransaction(db(), {}, (tx) => tx.select().from(notes))).toEqual([])
    const foreign = inTransaction(db(), { orgId: 'red' }, (tx) =>
      tx.insert(notes).values({ orgId: 'blue', id: 'b2', body: 'planted' }),
    )
    await expect(foreign).rejects.toSatisfy((error) => sqlState(error)?.code === '42501')
    const changed = await inTransaction(db(), { orgId: 'red' }, (tx) =>
      tx.update(notes).set({ body: 'changed' }),
    )
    expect(changed.count).toBe(1)
  })

  test('what fails is rolled back, and its code and constraint are found', async () => {
    const twice = inTransaction(db(), { orgId: 'green' }, async (tx) => {
      await tx.insert(notes).values({ orgId: 'green', id: 'g1', body: '' })
      await tx.insert(notes).values({ orgId: 'green', id: 'g1', body: '' })
    })
    await expect(twice).rejects.toSatisfy((error) => {
      expect(sqlState(error)).toEqual({ code: '23505', constraint: 'notes_pkey' })
      return true
    })
    expect(await idsOf('green')).toEqual([])
  })

  test('a failure that was caught does not pass for a commit', async () => {
    const work = inTransaction(db(), { orgId: 'grey' }, async (tx) => {
      await tx.insert(notes).values({ orgId: 'grey', id: 'n1', body: '' })
      await tx.execute(sql`select 1 / 0`).catch(() => {})
    })
    await expect(work).rejects.toSatisfy((error) => sqlState(error)?.code === '22012')
  })

  test('a nested transaction can fail alone', async () => {
    await inTransaction(db(), { orgId: 'nest' }, async (tx) => {
      await tx.insert(notes).values({ orgId: 'nest', id: 'kept', body: '' })
      const inner = tx.transaction(async (nested) => {
        await nested.insert(notes).values({ orgId: 'nest', id: 'lost', body: '' })
        throw new Error('inner')
      })
      await expect(inner).rejects.toThrow('inner')
    })
    expect(await idsOf('nest')).toEqual(['kept'])
  })

  test('a statement after the end is refused instead of running outside', async () => {
    const leaked = await inTransaction(db(), { orgId: 'late' }, (tx) => Promise.resolve(tx))
    await expect(leaked.insert(notes).values({ orgId: 'late', id: 'x', body: '' })).rejects.toSatisfy(
      (error) => String(error instanceof Error && error.cause).includes('after its transaction had ended'),
    )
  })

  test('a callback that throws after the commit does not make it a failure', async () => {
    const warned = new Promise((resolve) => {
      process.once('warning', resolve)
    })
    const result = await inTransaction(db(), {}, (tx) => {
      afterCommit(tx, () => {
        throw new Error('nobody to wake')
      })
      return Promise.resolve('kept')
    })
    expect(result).toBe('kept')
    expect(String(await warned)).toContain('nobody to wake')
  })

  test('afterCommit calls once after a commit and never after a rollback', async () => {
    const calls: string[] = []
    await inTransaction(db(), {}, async (tx) => {
      afterCommit(tx, () => calls.push('committed'))
      await tx.execute(sql`select 1`)
      expect(calls).toEqual([])
    })
    const failing = inTransaction(db(), {}, (tx) => {
      afterCommit(tx, () => calls.push('rolled back'))
      return Promise.reject(new Error('no'))
    })
    await expect(failing).rejects.toThrow('no')
    expect(calls).toEqual(['committed'])
  })

  test('a savepoint that fails within another is undone with it, and leaves the other whole', async () => {
    await inTransaction(db(), { orgId: 'deep' }, async (tx) => {
      const outer = inSavepoint(tx, async (nested) => {
        await nested.insert(notes).values({ orgId: 'deep', id: 'outer', body: '' })
        const inner = inSavepoint(nested, async (deep) => {
          await deep.insert(notes).values({ orgId: 'deep', id: 'inner', body: '' })
          throw new Error('inner')
        })
        await expect(inner).rejects.toThrow('inner')
        throw new Error('outer')
      })
      await expect(outer).rejects.toThrow('outer')
      await tx.insert(notes).values({ orgId: 'deep', id: 'kept', body: '' })
    })
    expect(await idsOf('deep')).toEqual(['kept'])
  })

  test('of savepoints, afterCommit calls what was kept, once all of it is committed', async () => {
    const calls: string[] = []
    await inTransaction(db(), {}, async (tx) => {
      await inSavepoint(tx, async (nested) => {
        afterCommit(nested, () => calls.push('kept'))
        await inSavepoint(nested, async (deep) => afterCommit(deep, () => calls.push('kept within')))
      })
      const undone = inSavepoint(tx, async (nested) => {
        afterCommit(nested, () => calls.push('undone'))
        throw new Error('no')
      })
      await expect(undone).rejects.toThrow('no')
      expect(calls).toEqual([])
    })
    expect(calls).toEqual(['kept', 'kept within'])
  })
})

describe('retries', () => {
  test.each(['40001', '40P01'])('%s is tried again until it succeeds', async (code) => {
    let runs = 0
    const result = await inTransaction(db(), {}, async (tx) => {
      runs += 1
      if (runs < 4) await tx.execute(raise(code))
      return runs
    })
    expect(result).toBe(4)
  })

  test.each([
    [5, undefined],
    [2, { attempts: 2 }],
    [1, { attempts: 1 }],
  ])('%i attempts where %o is asked for, and then the failure itself', async (expected, options) => {
    let runs = 0
    const work = async (tx: Tx) => {
      runs += 1
      await tx.execute(raise('40001'))
    }
    await expect(inTransaction(db(), {}, work, options)).rejects.toSatisfy(
      (error) => sqlState(error)?.code === '40001',
    )
    expect(runs).toBe(expected)
  })

  test('another failure is not tried again', async () => {
    let runs = 0
    const work = inTransaction(db(), {}, async (tx) => {
      runs += 1
      await tx.execute(raise('23505'))
    })
    await expect(work).rejects.toThrow('Failed query')
    expect(runs).toBe(1)
  })

  test.each([0, -1, 1.5, Number.NaN])('%s attempts are refused', async (attempts) => {
    await expect(inTransaction(db(), {}, () => Promise.resolve(), { attempts })).rejects.toThrow(
      new RangeError(`A transaction needs at least 1 attempt, and was given ${attempts}.`),
    )
  })

  test('of two transactions that lock each other out, both end well, each done once', async () => {
    await insert('lock', 'a')
    await insert('lock', 'b')
    const arrivals: string[] = []
    const update = (first: string, second: string) => {
      let runs = 0
      return inTransaction(db(), { orgId: 'lock' }, async (tx) => {
        runs += 1
        await tx.execute(sql`update notes set body = body || ${first} where id = ${first}`)
        arrivals.push(first)
        await vi.waitFor(() => expect(new Set(arrivals).size).toBe(2), { interval: 5, timeout: 10_000 })
        await tx.execute(sql`update notes set body = body || ${first} where id = ${second}`)
        return runs
      })
    }
    const runs = await Promise.all([update('a', 'b'), update('b', 'a')])
    // Whoever is run again may be quicker than the other is woken, and they lock each other out once more.
    expect(Math.max(...runs)).toBeGreaterThan(1)
    const bodies = await inTransaction(db(), { orgId: 'lock' }, (tx) => tx.select().from(notes))
    const added = bodies.map(({ body }) => Array.from(body?.replace('from the test', '') ?? '').toSorted())
    expect(added).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ])
  })
})

describe('a connection that dies', () => {
  test.each([
    ['while a statement runs', 'running'],
    ['before the next statement', 'between'],
    ['before the commit', 'commit'],
    ['and whose failure is swallowed', 'swallowed'],
  ])('%s fails its transaction, and nothing else', async (_name, when) => {
    const work = inTransaction(db(), { orgId: 'dead' }, async (tx) => {
      const pid = await pidOf(tx)
      await tx.insert(notes).values({ orgId: 'dead', id: when, body: '' })
      if (when === 'between' || when === 'commit') {
        await kill(pid)
        // Others open the same connection again meanwhile.
        for (let turn = 0; turn < 20; turn += 1) await db().execute(sql`select 1`)
      }
      if (when === 'between') await tx.execute(sql`select 1`)
      if (when === 'commit') return
      setTimeout(() => void kill(pid), 50)
      await tx.execute(sql`select pg_sleep(5)`).catch((error: unknown) => {
        if (when !== 'swallowed') throw error
      })
    })
    await expect(work).rejects.toSatisfy(isDatabaseUnavailable)
    const others = Array.from({ length: 12 }, () => db().execute(sql`select 1 as one`))
    expect((await Promise.all(others)).map(([row]) => row?.['one'])).toEqual(
      Array.from({ length: 12 }, () => 1),
    )
    expect(await idsOf('dead')).toEqual([])
  })

  test('a pool that is taken makes others wait, in their turn', async () => {
    const order = await Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        inTransaction(db(), {}, async (tx) => {
          await tx.execute(sql`select pg_sleep(0.01)`)
          return turn
        }),
      ),
    )
    expect(order).toHaveLength(20)
  })
})
