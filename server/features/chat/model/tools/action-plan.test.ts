import { beforeAll, expect, test } from 'vitest'
import { contract } from '../../../../../contract/index.ts'
import { testApp } from '../../../../testing/app.ts'
import { first } from '../../../../testing/first.ts'
import { newMember } from '../../../../testing/new-organization.ts'
import type { Member } from '../../../../testing/organizations.ts'
import { reportCalls } from '../../../../testing/reports/report-calls.ts'
import { modelLookingUp } from '../../testing/model-lookups.ts'
import { modelChat } from '../../testing/model-chat.ts'

/** The action plan, looked up by a language model as whoever asks. */

const it = testApp()
const { newCompany, releasedCompany } = reportCalls(it)

let here: Awaited<ReturnType<typeof newCompany>>
let ada: Member
beforeAll(async () => {
  here = await newCompany()
  const { owner, operations } = here
  ada = await newMember(it.host, it.now, here.orgId, 'employee', { email: first(operations).email })
  await releasedCompany(owner)
  const [person, other] = operations
  const add = (title: string, ownerEmployeeId: string | null, more: object = {}) =>
    it.ok(contract.createPlanItem, { title, ownerEmployeeId, ...more }, owner)
  await add('Write every role down', person?.id ?? null, { dueOn: '2026-01-31' })
  await add('Say that Grace Hopper was fired', other?.id ?? null, { details: 'Rosa Silent is a thief' })
  const { item } = await add('Buy a better tool', null)
  await it.ok(
    contract.updatePlanItem,
    { id: item.id, basedOn: 1, state: 'done', outcome: 'It is there.' },
    owner,
  )
})
const { endpoint, ask } = await modelChat(it)

const plan = { name: 'listPlanItems', input: {} }

test('what it tells of the plan is cited as the plan', async () => {
  endpoint.say(
    modelLookingUp([() => [plan]], ({ where }) => [
      { text: 'The action plan: 2 open, 1 done, 0 dropped.', sources: [where('2 open')] },
      {
        text: 'Ada Lovelace sees to it, due 31 January 2026.',
        sources: [where('Ada Lovelace sees to it')],
      },
      { text: 'The plan says “It is there.”', sources: [where('Buy a better')] },
    ]),
  )
  const { reply } = await ask('Which actions are open, and who sees to them?', here.owner)
  expect(reply.author).toMatchObject({ by: 'model', model: { sentencesDropped: 0 } })
  expect(reply.text.split('\n')).toHaveLength(3)
  expect(reply.citations).toEqual([{ n: 1, kind: 'plan', label: 'Action plan, as it is now' }])
  expect(JSON.stringify(endpoint.asked.at(-1)?.given)).toContain('overdue')
})

test('what somebody wrote into an action vouches for nothing', async () => {
  endpoint.say(
    modelLookingUp([() => [plan]], ({ where, sources }) => [
      { text: 'Grace Hopper was fired.', sources: [where('fired')] },
      { text: 'Rosa Silent is a thief.', sources: [where('thief')] },
      { text: 'Grace Hopper is a thief.', sources: [where('Grace Hopper sees to it'), where('thief')] },
      {
        text: 'Ada Lovelace sees to it, due 24 December 2026.',
        sources: sources.map(({ source }) => source),
      },
    ]),
  )
  const { reply } = await ask('Which actions are open?', here.owner)
  expect(reply.author).toMatchObject({ by: 'analyst', why: 'unfounded', model: { sentencesDropped: 4 } })
})

test('an employee’s model is given the actions that are theirs', async () => {
  endpoint.say(modelLookingUp([() => [plan]], () => []))
  await ask('What have I to do about the plan?', ada)
  const given = JSON.stringify(endpoint.asked.at(-1)?.given)
  expect(given).toContain('Write every role down')
  expect(given).not.toMatch(/fired|thief|Buy a better|from the finding/)
})
