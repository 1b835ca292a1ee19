import { expect, test } from 'vitest'
import { z } from 'zod'
import { inputErrorMap } from './explain-invalid-input.ts'

const said = (schema: z.ZodType, input: unknown) =>
  schema.safeParse(input, { error: inputErrorMap }).error?.issues.map(({ message }) => message)

test('bounds are said in the number of what they count', () => {
  expect(said(z.array(z.string()).min(1), [])).toEqual(['The input must have at least 1 entry'])
  expect(said(z.array(z.string()).min(2), [])).toEqual(['The input must have at least 2 entries'])
  expect(said(z.object({ name: z.string().max(1) }), { name: 'ab' })).toEqual([
    'name is too long (max 1 character)',
  ])
})

test('an entry is named by its place, and by its list where that has a name', () => {
  expect(said(z.array(z.string()), ['a', 1])).toEqual(['entry 2 must be a text'])
  expect(said(z.object({ list: z.array(z.object({ id: z.string() })) }), { list: [{}] })).toEqual([
    'id of entry 1 of list is required',
  ])
})

test('what is of no kind that is taken is said so, and what is missing to be required', () => {
  const either = z.object({ value: z.union([z.string(), z.number()]) })
  expect(said(either, {})).toEqual(['value is required'])
  expect(said(either, { value: true })).toEqual(['value cannot be used as it was sent'])
})
