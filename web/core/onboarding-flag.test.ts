import { act, renderHook } from '@testing-library/react'
import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { onBroadcast } from './broadcast.ts'
import { isOnboarded, normalizeOnboarding, rememberOnboarded, useOnboarded } from './onboarding-flag.ts'
import { keys, local } from './storage.ts'

const yes = ['true', '1', 'yes', 'y', 'on', 'complete', 'completed', 'done', 'finished']
const no = ['false', '0', 'no', 'n', 'off', 'pending', 'incomplete', 'not done', 'unfinished']

describe('the words of specification point 4', () => {
  test.each([true, 1, 2, -1, 0.5, Infinity, ...yes])('%s is completed', (flag) => {
    expect(normalizeOnboarding(flag)).toBe(true)
  })
  test.each([false, 0, -0, Number.NaN, null, undefined, {}, [], '', ' ', ...no])(
    '%s is not completed',
    (flag) => {
      expect(normalizeOnboarding(flag)).toBe(false)
    },
  )
  it('takes the words in any case and with space around them', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(
          ...yes.map((word) => [word, true] as const),
          ...no.map((word) => [word, false] as const),
        ),
        fc.stringMatching(/^[ \t\n]{0,3}$/),
        fc.boolean(),
        ([word, meaning], space, isLoud) => {
          const written = `${space}${isLoud ? word.toUpperCase() : word}${space}`
          expect(normalizeOnboarding(written)).toBe(meaning)
        },
      ),
    )
  })
  it('takes any non-zero number for completed', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), (number) => {
        expect(normalizeOnboarding(number)).toBe(number !== 0)
      }),
    )
  })
  it('takes any other word for not completed', () => {
    fc.assert(
      fc.property(
        fc.string().filter((text) => {
          const word = text.trim().toLowerCase()
          return !yes.includes(word) && Number.isNaN(Number(word))
        }),
        (word) => {
          expect(normalizeOnboarding(word)).toBe(false)
        },
      ),
    )
  })
})

describe('the flag remembered here', () => {
  test.each([
    [null, true, true],
    [null, false, false],
    ['true', false, true],
    ['pending', true, false],
  ])('remembered %s over the server’s %s gives %s', (remembered, onboardingCompleted, result) => {
    if (remembered !== null) local.set(keys.onboarding('org-1'), remembered)
    expect(isOnboarded({ orgId: 'org-1', onboardingCompleted })).toBe(result)
  })
  it('is kept for each organization by itself and told to the page', () => {
    const heard: string[] = []
    const silence = onBroadcast('onboarding-completed', ({ orgId }) => heard.push(orgId))
    rememberOnboarded('org-1')
    silence()
    expect(heard).toEqual(['org-1'])
    expect(isOnboarded({ orgId: 'org-1', onboardingCompleted: false })).toBe(true)
    expect(isOnboarded({ orgId: 'org-2', onboardingCompleted: false })).toBe(false)
  })
  it('is heard by what is on screen, from this tab and from another', () => {
    const { result } = renderHook(() => useOnboarded({ orgId: 'org-1', onboardingCompleted: false }))
    expect(result.current).toBe(false)
    act(() => rememberOnboarded('org-1'))
    expect(result.current).toBe(true)
    const elsewhere = (key: string | null, flag: string) => {
      local.set(keys.onboarding('org-1'), flag)
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key })))
    }
    elsewhere(keys.onboarding('org-1'), 'unfinished')
    expect(result.current).toBe(false)
    elsewhere(null, 'done')
    expect(result.current).toBe(true)
  })
})
