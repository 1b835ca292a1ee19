import { act, renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useSelection } from './selection.ts'

const rows = (count: number) => Array.from({ length: count }, (_, index) => `row-${index}`)

/** The rows, and how often one of them has been looked at. */
const watched = (ids: readonly string[]) => {
  const seen = { times: 0 }
  const list = new Proxy(ids, {
    get: (target, key, receiver): unknown => {
      seen.times++
      return Reflect.get(target, key, receiver)
    },
  })
  return { list, seen }
}

it('selects all rows shown, then none of them; others stay', () => {
  const { result } = renderHook(useSelection)
  act(() => result.current.toggle('elsewhere'))
  act(() => result.current.toggle('row-1'))
  act(() => result.current.toggleAll(rows(3)))
  expect([...result.current.selected].toSorted()).toEqual(['elsewhere', 'row-0', 'row-1', 'row-2'])
  act(() => result.current.toggleAll(rows(3)))
  expect([...result.current.selected]).toEqual(['elsewhere'])
})

it('looks at each of 5,000 rows a few times at most', () => {
  const { result } = renderHook(useSelection)
  const { list, seen } = watched(rows(5000))
  act(() => result.current.toggleAll(list))
  act(() => result.current.toggleAll(list))
  expect(result.current.selected.size).toBe(0)
  expect(seen.times).toBeLessThan(50_000)
})
