import { renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { parseInvitesStepwise, readInvites } from './parse-invites.ts'
import { readInChunks, ChunkedReading, useParsedList } from './use-parsed-list.ts'

const asOwner = { mayInviteAdmins: true, choices: {}, meant: {} }
const linesOf = (count: number) =>
  Array.from({ length: count }, (_none, index) => `Ann Lee <ann${index}@m.test>, Cook, Kitchen`).join('\n')

test.each([
  ['lines', linesOf(3_000)],
  ['a table', `Name <E-mail>,Job title,Department\nName,E-mail\n${'Ann Lee,ann@m.test\n'.repeat(3_000)}`],
])('a long list of %s is read a few hundred rows at a time, and as it is read at once', (_what, text) => {
  const reading = new ChunkedReading(text, asOwner)
  let slices = 1
  for (; reading.list === null; slices++) reading.readOn()
  expect(slices).toBeGreaterThan(3_000 / 250)
  expect(reading.list).toEqual(readInvites(text, asOwner))
})

test.each([
  ['cells of a table', `Name,E-mail\n${'Ann Lee,\n'.repeat(3_000)}`, 2.15],
  ['people at one address', 'Ann Lee <ann@m.test>\nBob <ann@m.test>\n'.repeat(1_500), 3],
  [
    'the recipients of a mail',
    Array.from({ length: 3_000 }, (_none, index) => `a${index}@m.test`).join(','),
    2,
  ],
])('the page is served between any few steps over %s', (_what, text, times) => {
  let steps = 0
  for (const reading = parseInvitesStepwise(text, asOwner); reading.next().done !== true;) steps += 1
  expect(steps).toBeGreaterThan(times * 3_000)
})

test('timers run while a long list is read', async () => {
  let ticks = 0
  let timer = setTimeout(function tick() {
    ticks += 1
    timer = setTimeout(tick)
  })
  const list = await readInChunks(linesOf(3_000), asOwner)
  clearTimeout(timer)
  expect(list.people).toHaveLength(3_000)
  expect(ticks).toBeGreaterThan(3_000 / 250)
})

test('a short list is there with its text; a long one later, and the list before it is shown meanwhile', async () => {
  const { result, rerender } = renderHook(({ text }) => useParsedList(text, asOwner), {
    initialProps: { text: linesOf(2) },
  })
  expect(result.current).toMatchObject({ isReading: false, list: { people: [{}, {}] } })
  rerender({ text: linesOf(1_000) })
  expect(result.current.isReading).toBe(true)
  expect(result.current.list.people).toHaveLength(2)
  await waitFor(() => expect(result.current.isReading).toBe(false))
  expect(result.current.list.people).toHaveLength(1_000)
  rerender({ text: '' })
  expect(result.current).toMatchObject({ isReading: false, list: { people: [] } })
})
