import { expect } from 'vitest'
import { contract } from '../../../contract/index.ts'
import type { Caller, testApp } from '../app.ts'

type Exporting = 'exportReports' | 'exportAnswers' | 'exportCompanyReport' | 'exportEmployeeReport'

/** A call that answers with a file, and must succeed. */
export const fileFrom =
  (app: ReturnType<typeof testApp>) => async (name: Exporting, input: object, by: Caller) => {
    const answer = await app.call(contract[name], input, by)
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    return answer
  }
