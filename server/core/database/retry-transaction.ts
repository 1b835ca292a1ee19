import { setTimeout as sleep } from 'node:timers/promises'
import { sqlState } from './database-errors.ts'

const retriedCodes = new Set(['40001', '40P01'])

/** How often a transaction is tried in all, where nobody says otherwise. */
export const transactionAttempts = 5

/** Runs what can be done again from its start until it is neither a serialization failure nor a deadlock, at most `attempts` times. */
export async function withRetries<Result>(attempts: number, run: () => Promise<Result>): Promise<Result> {
  if (!Number.isInteger(attempts) || attempts < 1)
    throw new RangeError(`A transaction needs at least 1 attempt, and was given ${attempts}.`)
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run()
    } catch (error) {
      if (!isRetryable(error) || attempt >= attempts) throw error
    }
    await sleep(10 * 2 ** attempt * (0.5 + Math.random()))
  }
}

/** Whether `error` ends a whole transaction, which is then run again: a serialization failure or a deadlock. */
export function isRetryable(error: unknown): boolean {
  return retriedCodes.has(sqlState(error)?.code ?? '')
}
