import { z } from 'zod'
import { describe, expect, it } from 'vitest'
import { contract } from '../index.ts'

/** Each number that a call takes in its address, as a schema of that field alone. */
const numbers = Object.values(contract)
  .filter(({ method }) => method === 'GET' || method === 'DELETE')
  .flatMap(({ name, in: input }) =>
    input instanceof z.ZodObject
      ? Object.entries(input.shape).map(([key, field]) => ({
          name: `${name}.${key}`,
          field: z.object({ key: field }),
        }))
      : [],
  )
  .filter(({ field }) => typeof field.safeParse({ key: '2' }).data?.key === 'number')

const isTaken = (field: z.ZodType, key: unknown) => field.safeParse({ key }).success

describe('a number in the address of a call', () => {
  it('is found in every kind of call', () => {
    const names = numbers.map(({ name }) => name)
    expect(names).toEqual(
      expect.arrayContaining([
        'getEmployees.limit',
        'getCompanyReports.after',
        'getRunResults.after',
        'getReport.version',
        'submissionEvents.wait',
        'previewRetention.drafts',
      ]),
    )
    expect(names.length).toBeGreaterThan(30)
  })

  it.each(numbers)('$name is digits alone', ({ field }) => {
    expect([isTaken(field, '2'), isTaken(field, 2)]).toEqual([true, true])
    const others = ['', ' ', '\0', '1e0', '0x1', '0b1', ' 2 ', '+2', '2.5', '2,0', '２', '٢', 'Infinity', 'x']
    expect(others.filter((text) => isTaken(field, text))).toEqual([])
    expect([null, true, [2], {}].filter((value) => isTaken(field, value))).toEqual([])
  })
})
