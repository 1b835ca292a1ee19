import { expect, it } from 'vitest'
import { notAnsweredNames } from './company-facts.ts'

it('names in a file who has not answered in the order in which people look for them', () => {
  const notAnsweredEmployees = ['Person 1', 'Person 10', 'Person 2', 'person 3', 'Zoë', 'Émile'].map(
    (name) => ({
      employeeId: name,
      employeeName: name,
    }),
  )
  expect(notAnsweredNames({ coverage: { notAnsweredEmployees } })).toEqual([
    'Émile',
    'Person 1',
    'Person 2',
    'person 3',
    'Person 10',
    'Zoë',
  ])
})
