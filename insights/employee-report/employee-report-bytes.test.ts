import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildEmployeeReport } from './employee-report.ts'
import { engineVersion } from '../engine-version.ts'
import { anyAnswers } from '../testing/arbitraries.ts'
import { explainGrade } from '../scoring/explain-grade.ts'

const sha256 = async (text: string): Promise<string> =>
  Buffer.from(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))).toString('hex')

// Verifying a stored report makes it again and compares every sentence: whoever changes one raises the engine's version.
test(
  'says of two thousand people what this version of the engine has always said',
  { timeout: 60_000 },
  async () => {
    const people = fc.sample(anyAnswers, { numRuns: 2000, seed: 20_260_301 })
    const said = people.map((rawAnswers) => [
      buildEmployeeReport({
        employee: { id: 'e1', name: 'Maya Brandt', role: 'Cook', department: 'Kitchen' },
        rawAnswers,
        submittedAt: '2026-01-31T10:00:00.000Z',
      }),
      explainGrade(rawAnswers).beforeTheLetter,
    ])
    expect([engineVersion, await sha256(JSON.stringify(said))]).toEqual([
      '18',
      'bd4cfcd2f6238c877eb37df0645c8bf11ce10001301b0c8bf24789f211a802ba',
    ])
  },
)
