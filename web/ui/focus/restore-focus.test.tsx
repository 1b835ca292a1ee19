import { Button } from '@mantine/core'
import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render.tsx'
import { keepFocusOnDisabled } from './restore-focus.ts'

const Works = ({ until }: { until: Promise<void> }) => {
  const [isPending, setPending] = useState(false)
  const work = () => {
    setPending(true)
    void until.then(() => setPending(false))
  }
  return (
    <>
      <Button loading={isPending} onClick={work}>
        Work
      </Button>
      <Button>Other</Button>
    </>
  )
}

const begin = async () => {
  keepFocusOnDisabled()
  let end = () => {}
  const { user } = renderScreen(<Works until={new Promise((resolve) => (end = resolve))} />)
  const button = await screen.findByRole('button', { name: 'Work' })
  await user.tab()
  expect(document.activeElement).toBe(button)
  await user.keyboard('{Enter}')
  expect(button).toHaveProperty('disabled', true)
  // What browsers do with a disabled button.
  act(() => button.blur())
  return { user, button, end: () => act(async () => end()) }
}

it('gives a button the focus back that has lost it while it worked', async () => {
  const { button, end } = await begin()
  await end()
  expect(button).toHaveProperty('disabled', false)
  expect(document.activeElement).toBe(button)
})

it('leaves the focus where it has gone meanwhile', async () => {
  const { user, end } = await begin()
  const other = screen.getByRole('button', { name: 'Other' })
  await user.click(other)
  await end()
  expect(document.activeElement).toBe(other)
})
