import { describe, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { testDatabase } from '../../testing/database.ts'
import { connectTo } from '../database/database-url.ts'
import { errorForLog } from './log-errors.ts'

const failureOf = (work: PromiseLike<unknown>): Promise<unknown> =>
  Promise.resolve(work).then(
    () => undefined,
    (error: unknown) => error,
  )

describe('errorForLog', () => {
  const database = testDatabase()
  const secret = 'somebody@example.test'

  it('keeps no value of a statement that failed, and its text', async () => {
    const failed = await failureOf(database.current.db.execute(sql`select ${secret}::integer`))
    expect(failed).toBeInstanceOf(Error)
    expect(JSON.stringify(failed instanceof Error && failed.message)).toContain(secret)
    const logged = errorForLog(failed)
    expect(logged).toMatchObject({ code: '22P02', statement: 'select $1::integer' })
    expect(logged.stack).toContain('\n    at ')
    expect(JSON.stringify(logged)).not.toContain(secret)
  })

  it('keeps the same of a statement that drizzle did not send', async () => {
    const logged = errorForLog(await failureOf(database.current.sql`select ${secret}::text from nowhere`))
    expect(logged).toMatchObject({ code: '42P01', statement: 'select $1::text from nowhere' })
    expect(JSON.stringify(logged)).not.toContain(secret)
  })

  it('says why a database could not be reached, and of what kind its address is', async () => {
    const away = (url: string) => {
      const client = connectTo(url)({ max: 1 })
      return failureOf(client`select ${secret}::text`)
    }
    const logged = errorForLog(await away('postgres://anna:geheim@127.0.0.1:1/x'))
    expect(logged).toMatchObject({ code: 'ECONNREFUSED', syscall: 'connect', address: 'loopback' })
    expect(JSON.stringify(logged)).not.toMatch(/127\.0\.0\.1|anna|geheim|somebody/)
    expect(errorForLog(await away('postgres://a@%2Fnowhere/x'))).toMatchObject({
      code: 'ENOENT',
      address: 'socket',
    })
    expect(errorForLog(await away('postgres://a@nope.invalid/x'))).toMatchObject({ address: 'network' })
  })

  it.each([
    ['53100', 'The disk of the database is full.'],
    ['53200', 'The database has no memory left.'],
    ['22000', undefined],
  ])(
    'says what %s means where an operator mends it, and nothing that the database said',
    async (code, said) => {
      const failing = `do $$ begin raise exception '${secret}' using errcode = '${code}'; end $$`
      const logged = errorForLog(await failureOf(database.current.db.execute(sql.raw(failing))))
      expect({ code: logged.code, message: logged.message }).toEqual({ code, message: said })
    },
  )

  it('keeps sentence and stack of any other error', () => {
    const logged = errorForLog(new RangeError('Out of range'))
    expect(logged).toMatchObject({ type: 'RangeError', message: 'Out of range' })
    expect(logged.stack).toMatch(/^RangeError: Out of range\n {4}at /)
  })
})
