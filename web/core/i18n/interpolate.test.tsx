import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createTranslator } from '../../../insights/catalog/format-message.ts'
import { interpolateNodes } from './interpolate.tsx'

const say = createTranslator('en', {
  wrote: '{{person}} wrote “{{words}}” {{when}}.',
  asked_one: '{{link}}: {{count}} person',
  asked_other: '{{link}}: {{count}} people',
})

test('a sentence holds elements where their names stand, and values as they are', () => {
  const { container } = render(
    <p>
      {interpolateNodes(
        (all) => say('wrote', all),
        { person: <b>Ada</b>, when: <time>today</time> },
        { words: 'Hello' },
      )}
    </p>,
  )
  expect(container.innerHTML).toBe('<p><b>Ada</b> wrote “Hello” <time>today</time>.</p>')
})

test('what somebody wrote is no place, even where it looks like one', () => {
  const words = 'I fill in {{person}} and {{when}} by hand'
  const { container } = render(
    <p>{interpolateNodes((all) => say('wrote', all), { person: <b>Ada</b>, when: 'today' }, { words })}</p>,
  )
  expect(container.textContent).toBe(`Ada wrote “${words}” today.`)
})

test('the form of what is counted is chosen as ever', () => {
  const told = (count: number) =>
    render(<p>{interpolateNodes((all) => say('asked', all), { link: <i>All</i> }, { count })}</p>).container
      .textContent
  expect([told(1), told(2)]).toEqual(['All: 1 person', 'All: 2 people'])
})
