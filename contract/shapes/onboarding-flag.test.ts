import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { normalizeOnboarding } from './onboarding-flag.ts'
import { organizations } from '../calls/organizations.ts'

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

const listed = (onboardingCompleted: unknown) => ({
  organizations: [
    {
      orgId: 'org-1',
      name: 'Northwind',
      companyName: 'Northwind Traders',
      role: 'owner',
      permissions: ['all'],
      joinedAt: '2026-01-01T00:00:00.000Z',
      onboardingCompleted,
      status: 'active',
    },
  ],
})

test.each([
  [1, true],
  ['yes', true],
  [' Done ', true],
  [0, false],
  ['pending', false],
  ['maybe', false],
  [null, false],
])('a server that answers %s says %s', (flag, meaning) => {
  const answer = organizations.getUserOrganizations.out.parse(listed(flag))
  expect(answer.organizations[0]?.onboardingCompleted).toBe(meaning)
})
