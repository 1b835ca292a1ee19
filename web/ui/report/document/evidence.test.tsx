import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderScreen } from '../../../testing/render.tsx'
import { Evidence } from './evidence.tsx'

const open = async () => {
  renderScreen(<Evidence label="3 of 8 people">Their answers</Evidence>)
  const button = await screen.findByRole('button')
  button.focus()
  fireEvent.click(button)
}
const button = () => screen.getByRole('button', { name: /3 of 8 people/ })
const press = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })

describe('Escape closes the answers behind a statement', () => {
  it('before they have the focus', async () => {
    await open()
    expect(button().getAttribute('aria-expanded')).toBe('true')
    expect(document.activeElement).toBe(button())
    press()
    await waitFor(() => expect(screen.queryByText('Their answers')).toBeNull())
    expect(button().getAttribute('aria-expanded')).toBe('false')
    await waitFor(() => expect(document.activeElement).toBe(button()))
  })

  it('after they have lost it', async () => {
    await open()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Their answers'))
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    press()
    await waitFor(() => expect(screen.queryByText('Their answers')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(button()))
  })
})
