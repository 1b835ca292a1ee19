import { describe, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import { testDatabase } from '../testing/database.ts'
import { errorForLog } from './error-for-log.ts'

describe('errorForLog', () => {
  const database = testDatabase()

  it('keeps no value of a statement that failed', async () => {
    const secret = 'somebody@example.test'
    const failed: unknown = await database.current.db.execute(sql`select ${secret}::integer`).then(
      () => undefined,
      (error: unknown) => error,
    )
    expect(failed).toBeInstanceOf(Error)
    expect(JSON.stringify(failed instanceof Error && failed.message)).toContain(secret)
    const logged = errorForLog(failed)
    expect(logged.code).toBe('22P02')
    expect(logged.stack).toContain('\n    at ')
    expect(JSON.stringify(logged)).not.toContain(secret)
  })

  it('keeps sentence and stack of any other error', () => {
    const logged = errorForLog(new RangeError('Out of range'))
    expect(logged).toMatchObject({ type: 'RangeError', message: 'Out of range' })
    expect(logged.stack).toMatch(/^RangeError: Out of range\n {4}at /)
  })
})
