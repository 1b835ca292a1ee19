import { expect, test } from 'vitest'
import { memberLink, signInLink } from './app-url.ts'

const url = 'https://muster.example'

test('an address names the organization behind its place, its search and before its part', () => {
  expect(memberLink(url, 'o1', '/')).toBe('https://muster.example/#/?org=o1')
  expect(memberLink(url, 'o1', '/reports/e1')).toBe('https://muster.example/#/reports/e1?org=o1')
  expect(memberLink(url, 'o1', '/settings?section=organization', 'retention')).toBe(
    'https://muster.example/#/settings?section=organization&org=o1#retention',
  )
})

test('by way of signing in it is one word of that address', () => {
  expect(signInLink(url, 'o1', '/employee-form')).toBe(
    'https://muster.example/#/login?to=%2Femployee-form%3Forg%3Do1',
  )
})
