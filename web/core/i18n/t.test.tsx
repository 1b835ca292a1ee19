import { expect, it } from 'vitest'
import { render, screen } from '@testing-library/react'
import { fill, t } from './t.ts'

const people = { list: { count_one: 'One person', count_other: '{{count}} people' } }
const files = { list: { count_one: 'One file', count_other: '{{count}} files', open: 'Open' } }

it('says a sentence of the area that it is given, in the form that its count has', () => {
  expect(t(people, 'list.count', { count: 1 })).toBe('One person')
  expect(t(files, 'list.count', { count: 2 })).toBe('2 files')
  expect(t(people, 'list.count', { count: 2 })).toBe('2 people')
})

it('refuses a sentence that another area has', () => {
  // @ts-expect-error: the key is of another area.
  expect(() => t(people, 'list.open')).toThrow('list.open')
})

it('puts something other than text into a sentence', () => {
  render(fill({ open: 'Open {{link}}.' }, 'open', { link: <a href="#help">the help</a> }))
  expect(screen.getByRole('link', { name: 'the help' })).toBeDefined()
})
