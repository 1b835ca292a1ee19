import { act, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useCountdown } from './countdown.ts'

afterEach(() => {
  vi.useRealTimers()
})

describe('a countdown', () => {
  it.each([
    [0, 30],
    [-10_000, 20],
    [-40_000, 0],
    [3_000, 30],
    [3 * 3_600_000, 0],
  ])('of 30 seconds that began %i ms from now has %i left', (from, left) => {
    const { result } = renderHook(() => useCountdown(30, Date.now() + from))
    expect(result.current[0]).toBe(left)
  })

  it('is over once the clock was put back', () => {
    vi.useFakeTimers({ now: 1_700_000_000_000 })
    const { result } = renderHook(() => useCountdown(30))
    vi.setSystemTime(1_700_000_000_000 - 3 * 3_600_000)
    act(() => {
      vi.advanceTimersByTime(300)
    })
    expect(result.current[0]).toBe(0)
  })
})
