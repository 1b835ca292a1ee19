import { expect, test } from 'vitest'
import { callsOnCompany } from '../../testing/organization.ts'
import { replyLines, smallCompany, replyText } from '../../testing/small-company.ts'

test('whether somebody has answered is asked for without what they answered', async () => {
  const asked: unknown[] = []
  const { ask } = callsOnCompany(smallCompany)
  const heard: typeof ask = (call, input) => {
    if (call.name === 'getSubmissions') asked.push(input)
    return ask(call, input)
  }
  expect(await replyText('Who has not answered?', { ask: heard })).toMatch(/^1 of 3 has not answered/)
  expect(asked).toEqual([{ limit: 5_000, after: undefined, fields: 'state' }])
})

test('who has not answered is asked with any apostrophe, and with none', async () => {
  for (const message of [
    'Who hasn’t answered?',
    'who hasn’t answered',
    'who hasnt answered?',
    'who didnt answer?',
    'Who havent responded in Sales?',
    'whos missing?',
    "who's still missing",
    'who still needs to answer?',
    'who has yet to answer?',
  ]) {
    expect(await replyText(message), message).toMatch(/^1 of \d (?:in Sales )?has not answered/)
  }
})

test('answers that were opened again are not told as begun', async () => {
  const { ask } = callsOnCompany(smallCompany)
  const reopened: typeof ask = async (call, input) => {
    const told = await ask(call, input)
    if (call.name !== 'getSubmissions' || !('value' in told)) return told
    const submissions: Record<string, object> = { ...Reflect.get(Object(told.value), 'submissions') }
    const [first = ''] = Object.keys(submissions)
    const again = { status: 'in_progress', reopenedAt: '2026-02-03T00:00:00.000Z', submittedAt: null }
    const changed = { ...submissions, [first]: { ...submissions[first], ...again } }
    return { value: call.out.parse({ submissions: changed, next: null }) }
  }
  expect((await replyLines('Who has not answered?', { ask: reopened }))[0]).toBe(
    '2 of 3 have not answered; 1 had answered before, and not anew since it was opened again. [1]',
  )
  expect((await replyLines('Has Ada answered?', { ask: reopened }))[0]).toBe(
    'Ada Lovelace had answered, and not anew since it was opened again. [1]',
  )
})
