import { expect, it } from 'vitest'
import { shortHandle } from './short-handle.ts'

it.each([
  ['An approval workflow', 'An approval workflow'],
  ['One place where requests arrive with a date', 'One place'],
  ['A proper handover. Ten minutes with days', 'A proper handover'],
  ['Put the rota out six weeks ahead', 'Put the rota out…'],
  ['Den Vertrieb mal einen Tag zu uns setzen', 'Den Vertrieb…'],
  ['carros que rueden. el mio pesa mas que yo', 'carros que rueden'],
  ['scanners that hold a charge for a full shift', 'scanners that hold…'],
  ['I would like to learn SQL', 'SQL'],
  ['Honestly? Somewhere else.', null],
  ['Nothing at all for me', null],
  ['Keine weiteren Termine bitte', null],
  ['نظام للموافقات، من فضلكم', 'نظام للموافقات'],
])('%j is spoken of as %j', (text, handle) => {
  expect(shortHandle(text)).toBe(handle)
})
