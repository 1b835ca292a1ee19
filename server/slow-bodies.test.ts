import { beforeAll, expect, test } from 'vitest'
import { limits } from '../contract/shapes/limits.ts'
import { testApp } from './testing/app.ts'
import { longestTurnDuring } from './testing/event-loop-turns.ts'
import { organizationsOf } from './testing/organizations.ts'

/** No body keeps others waiting much longer than the longest list of people that can be invited. */

const it = testApp()
const { newOwner } = organizationsOf(it)
let owner: Awaited<ReturnType<typeof newOwner>>
beforeAll(async () => {
  owner = await newOwner()
})

const bytes = 4 * 1024 * 1024 - 1_000
const rows = limits.invitesPerRun
/** Bodies that are parsed before anybody looks at them take up to 17 times as long. */
const atMost = 5

const often = (text: string, times: number) => Array.from({ length: times }, () => text).join(',')
const invites = (list: string) => `{"invites":[${list}]}`
const named = (text: string) => invites(`{"name":"${text.repeat(bytes / text.length)}"}`)
const rowsOf = (row: (index: number) => string, count: number = rows) =>
  invites(Array.from({ length: count }, (_, index) => row(index)).join(','))
const fields = (names: readonly string[]) => `{${names.map((name) => `"${name}":1`).join(',')}}`
const numbered = (count: number, by = 1) => Array.from({ length: count }, (_, n) => `n${(n * by) % 991}`)

const people = rowsOf(
  (index) => `{"name":"Ada Lovelace ${index}","email":"p${index}@b.example","role":"Nurse"}`,
)

const hostile = {
  'a million empty rows': invites(often('{}', bytes / 3)),
  'a million empty lists in a field that no call knows': `{"invites":[{}],"x":[${often('[]', bytes / 3)}]}`,
  'lists in lists': invites('['.repeat(bytes / 2) + ']'.repeat(bytes / 2)),
  'lists of some depth': invites(often('['.repeat(50) + ']'.repeat(50), bytes / 101)),
  'fields that are all called otherwise': rowsOf((row) =>
    fields(numbered(25).map((name) => `${name}-${row}`)),
  ),
  'rows that each have other fields': rowsOf((row) => fields(numbered(10, 1 + row))),
  'rows of many fields': rowsOf(() => fields(numbered(900)), 130),
  'escaped quotation marks': named('\\"'),
  'signs that are dropped': named('\\u0000'),
  'halves of pairs': named('\\ud800'),
  entities: rowsOf(() => `{"name":"${'&amp;'.repeat(70)}","email":"a@b.example"}`),
  'one name of entities': named('&amp;'),
  'a list of permissions': `{"invites":[{"permissions":[${often('"all"', 100_000)}]}]}`,
  'a prototype': rowsOf(() => '{"__proto__":{"a":1}}'),
}

test('no list of people to invite keeps others waiting much longer than one of 10,000 people does', async () => {
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${owner.token}`,
    'organization-id': owner.orgId,
  }
  const longestTurn = async (payload: string): Promise<number> => {
    const { longest, result } = await longestTurnDuring(async () =>
      it.app.inject({ method: 'POST', url: '/api/checkInvitations', headers, payload }),
    )
    expect(result.statusCode).toBeLessThan(500)
    return longest
  }
  const usual: number[] = []
  // What is run for the first time is compiled.
  for (let time = 0; time < 4; time += 1) usual.push(await longestTurn(people))
  const longer: string[] = []
  for (const [what, body] of Object.entries(hostile)) {
    let times = Infinity
    // Collecting garbage and compiling count as well: only what is always slow is slow.
    for (let tries = 0; tries < 6 && times > atMost; tries += 1) {
      usual.push(await longestTurn(people))
      times = Math.min(times, (await longestTurn(body)) / Math.min(...usual))
    }
    if (times > atMost) longer.push(`${what}: ${times.toFixed(1)} times`)
  }
  expect(longer).toEqual([])
})
