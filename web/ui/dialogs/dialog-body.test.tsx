import { Alert, Modal } from '@mantine/core'
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { renderScreen } from '../../testing/render.tsx'
import { DialogBody } from './dialog-body.tsx'

const Form = () => {
  const [failures, setFailures] = useState(0)
  return (
    <Modal opened onClose={() => {}} title="Invite people">
      <DialogBody
        onSubmit={(event) => {
          event.preventDefault()
          setFailures(failures + 1)
        }}
        actions={<button type="submit">Send</button>}
      >
        <Alert role="alert">This server sends no mail.</Alert>
        <input aria-label="Name" />
        {failures > 0 && (
          <Alert key={failures} role="alert">
            Refused {failures}
          </Alert>
        )}
      </DialogBody>
    </Modal>
  )
}

it('brings what failed into sight each time, and nothing that stood there before', async () => {
  const shown: (string | null)[] = []
  const scrolling = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(function (
    this: HTMLElement,
  ) {
    shown.push(this.textContent)
  })
  const { user } = renderScreen(<Form />)
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Ada')
  expect(shown).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Refused 1')).toBeDefined()
  await vi.waitFor(() => expect(shown).toEqual(['Refused 1']))
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await vi.waitFor(() => expect(shown).toEqual(['Refused 1', 'Refused 2']))
  scrolling.mockRestore()
})
