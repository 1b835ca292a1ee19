import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render.tsx'
import { useRestoreFocus } from './focus.ts'

const Dialog = ({ close }: { close: () => void }) => {
  useRestoreFocus('.opener')
  return (
    <button type="button" onClick={close}>
      Close
    </button>
  )
}

/** A page that draws its opener again once it has loaded. */
const Loading = ({ loaded }: { loaded: Promise<void> }) => {
  const [isOpen, setOpen] = useState(false)
  const [isLoaded, setLoaded] = useState(false)
  if (!isLoaded) void loaded.then(() => setLoaded(true))
  return (
    <>
      <button key={String(isLoaded)} type="button" className="opener" onClick={() => setOpen(true)}>
        Open
      </button>
      <button type="button">Other</button>
      {isOpen && <Dialog close={() => setOpen(false)} />}
    </>
  )
}

/** Opens the dialog, closes it, and waits until the opener has the focus again. */
const openAndClose = async () => {
  let load = () => {}
  const { user } = renderScreen(<Loading loaded={new Promise((resolve) => (load = resolve))} />)
  const opener = await screen.findByRole('button', { name: 'Open' })
  await user.click(opener)
  await user.click(await screen.findByRole('button', { name: 'Close' }))
  await expect.poll(() => document.activeElement).toBe(opener)
  return { user, opener, load: () => act(async () => load()) }
}

it('returns the focus to the opener, and to the one that replaces it once the page has loaded', async () => {
  const { opener, load } = await openAndClose()
  await load()
  expect(opener.isConnected).toBe(false)
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }))
})

it('keeps the focus where the user has moved it before the page has loaded', async () => {
  const { user, load } = await openAndClose()
  const other = screen.getByRole('button', { name: 'Other' })
  await user.click(other)
  await load()
  await new Promise(requestAnimationFrame)
  expect(document.activeElement).toBe(other)
})
