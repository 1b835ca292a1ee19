import { expect, test } from 'vitest'
import { company } from '../../../../../insights/testing/company.ts'
import { callsOnCompany, withRefusals, replyInCompany } from '../../testing/organization.ts'
import { ada, grace, replyLines, smallCompany, replyText } from '../../testing/small-company.ts'

/** Whom and which department a question is about. */

test('asks which of several is meant, and the choice is the answer', async () => {
  const two = company([ada, { ...grace, name: 'Ada Hopper' }])
  const { reply } = await replyInCompany(two, 'What is the grade of Ada?')
  expect(reply.text).toBe('Several people have this name. Which one do you mean? [1]')
  expect(reply.choices.map(({ label }) => label)).toEqual([
    'Ada Lovelace, Employee, Sales',
    'Ada Hopper, Employee, Support',
  ])
  const [, second] = reply.choices
  const mentions = second ? [second.mention] : []
  expect((await replyInCompany(two, 'What is the grade of Ada?', { mentions })).reply.text).toMatch(
    /^Ada Hopper: /,
  )
})

test('my is who asks, and who asks and is in no list is told so', async () => {
  expect((await replyLines('What did I score?'))[0]).toMatch(/^Ada Lovelace: /)
  const ask = withRefusals(callsOnCompany(smallCompany).ask, { getMySubmission: 'Employee not found: x' })
  expect((await replyLines('What did I score?', { ask }))[0]).toContain('you are not in the list of people')
  // Where something is told, it is told to them as well.
  expect(await replyText('Who can see my answers?', { ask })).toContain('the Help centre tells more')
  expect(await replyText('How do I change my answers?', { ask })).toContain('is told in the Help centre')
})

test('a name that is nobody’s is said, and is not passed over for the company', async () => {
  for (const message of [
    'What is the grade of Zoltan?',
    "zoltan's score",
    'What are the strengths of Zoltan?',
  ]) {
    expect(await replyText(message)).toContain('There is nobody and no department called “zoltan”')
  }
})

test('somebody who was picked and is not there is not passed over either', async () => {
  const mentions = [{ kind: 'person' as const, employeeId: 'gone' }]
  expect(await replyText('What is the grade?', { mentions })).toBe(
    'Whoever was picked is not in the list of people any more. [1]',
  )
})

test('asks which of several departments is meant', async () => {
  const two = company([
    { ...ada, department: 'Sales Europe' },
    { ...grace, department: 'Sales Asia' },
  ])
  const { reply } = await replyInCompany(two, 'How is sales doing?')
  expect(reply.choices.map(({ label }) => label)).toEqual(['Sales Europe', 'Sales Asia'])
  expect((await replyInCompany(two, 'How is Sales Asia doing?')).reply.text).toMatch(/^- Sales Asia: /)
})

test('the page and what was said before resolve this person, her and there', async () => {
  const context = { page: '/reports', employeeId: 'e1', version: 1 }
  expect((await replyLines('Why this grade?', { context }))[0]).toContain('The overall score of Grace Hopper')
  const before = { question: 'strengths', employeeIds: ['e0'], departments: ['Sales'] }
  expect((await replyLines('What is her grade?', { before }))[0]).toMatch(/^Ada Lovelace: /)
  expect((await replyLines('And Grace?', { before }))[0]).toContain('The report of Grace Hopper says')
  expect((await replyLines('Who has not answered there?', { before }))[0]).toContain(
    '1 of 2 in Sales has not answered',
  )
})
