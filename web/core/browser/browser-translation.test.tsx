import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { tolerateTranslatedNodes } from './browser-translation.ts'

/** What translators of browsers do to each text: they move it into an element, or put an element in its place. */
const translators: Record<string, (text: Text, element: Element) => void> = {
  'wraps texts': (text, element) => {
    text.replaceWith(element)
    element.append(text)
  },
  'replaces texts': (text, element) => {
    element.append(text.data)
    text.replaceWith(element)
  },
  'inserts before texts and takes them out': (text, element) => {
    element.append(text.data)
    text.parentNode?.insertBefore(element, text)
    text.parentNode?.removeChild(text)
  },
}
const ways = Object.keys(translators)

const textsIn = (node: Node): Text[] =>
  node instanceof Text ? [node] : [...node.childNodes].flatMap((child) => textsIn(child))

/** Translates the texts that are not translated yet; the page hears of it afterwards, as of another script's work. */
const translate = async (way: string, root: Element): Promise<void> => {
  for (const text of textsIn(root)) {
    if (text.data.trim() === '' || text.parentElement?.tagName === 'FONT') continue
    translators[way]?.(text, document.createElement('font'))
  }
  await act(async () => {})
}

beforeEach(() => tolerateTranslatedNodes())

type Shown = { count: number; isThere: boolean; rows: string[] }

/** Shows texts beside conditional ones, as pages do. */
const open = (first: Shown, draw: (shown: Shown) => ReactNode) => {
  const { container, rerender } = render(<main>{draw(first)}</main>)
  return {
    root: container,
    text: () => container.textContent,
    show: (next: Shown) => rerender(<main>{draw(next)}</main>),
  }
}

const shown = (count: number, isThere: boolean, rows: string[] = []): Shown => ({ count, isThere, rows })

test.each(ways)('a text beside a conditional one stays current where a translator %s', async (way) => {
  const { root, text, show } = open(shown(1, false), ({ count, isThere }) => (
    <p>
      {isThere && 'Ready: '}
      {count} {count === 1 ? 'person' : 'people'}
      {isThere && <b> now</b>}
    </p>
  ))
  await translate(way, root)
  show(shown(2, true))
  expect(text()).toBe('Ready: 2 people now')
  await translate(way, root)
  show(shown(3, false))
  expect(text()).toBe('3 people')
  await translate(way, root)
  show(shown(1, true))
  expect(text()).toBe('Ready: 1 person now')
})

test.each(ways)('texts come and go in their order where a translator %s', async (way) => {
  const { root, text, show } = open(shown(0, false, ['a', 'b', 'c']), ({ rows, isThere }) => (
    <div>
      {isThere ? 'first ' : null}
      {rows.map((row) => (isThere ? `${row};` : <i key={row}>{row}</i>))}
      {isThere || 'last'}
    </div>
  ))
  expect(text()).toBe('abclast')
  await translate(way, root)
  show(shown(0, true, ['a', 'c']))
  expect(text()).toBe('first a;c;')
  await translate(way, root)
  show(shown(0, false, ['c', 'b', 'a']))
  expect(text()).toBe('cbalast')
  await translate(way, root)
  show(shown(0, false, ['b', 'a', 'd']))
  expect(text()).toBe('badlast')
})

test.each(ways)('nothing is left of a page that goes where a translator %s', async (way) => {
  const { root, text, show } = open(shown(1, true), ({ isThere }) => (isThere ? <>one {'two'}</> : null))
  await translate(way, root)
  show(shown(1, false))
  expect(text()).toBe('')
  expect(root.querySelector('font')).toBeNull()
})

test('a text that was translated twice, and shown as it was in between, stays current', async () => {
  const { root, text, show } = open(shown(1, true), ({ count, isThere }) => (
    <p>
      {isThere && 'Ready: '}
      {count}
    </p>
  ))
  await translate('replaces texts', root)
  for (const font of root.querySelectorAll('font')) font.replaceWith(font.textContent)
  await act(async () => {})
  await translate('replaces texts', root)
  show(shown(2, true))
  expect(text()).toBe('Ready: 2')
})

test('a node that is nowhere is no reason to fail, and what is no node still is', () => {
  const parent = document.createElement('div')
  const stranger = document.createElement('p')
  expect(parent.removeChild(stranger)).toBe(stranger)
  expect(parent.insertBefore(stranger, document.createElement('b'))).toBe(stranger)
  expect(parent.innerHTML).toBe('<p></p>')
  // @ts-expect-error What is no node at all.
  expect(() => parent.removeChild('p')).toThrow(/not/)
})
