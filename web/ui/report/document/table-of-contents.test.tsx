import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../../testing/render.tsx'
import { Contents } from './table-of-contents.tsx'
import { ReportSection } from './report-section.tsx'

const topOf = (id: string, top: number) => {
  const section = document.getElementById(id)
  if (section !== null) section.getBoundingClientRect = () => new DOMRect(0, top, 100, 100)
}

it('goes to a section, moves the focus to its heading, and says where the reader is', async () => {
  const entries = [
    { id: 'first', title: 'First' },
    { id: 'second', title: 'Second' },
  ]
  const { user } = renderScreen(
    <>
      <Contents entries={entries} />
      {entries.map((entry) => (
        <ReportSection key={entry.id} {...entry}>
          <p>Words</p>
        </ReportSection>
      ))}
    </>,
  )
  const [toFirst] = await screen.findAllByRole('button', { name: 'First' })
  const [toSecond] = screen.getAllByRole('button', { name: 'Second' })
  if (toFirst === undefined || toSecond === undefined) throw new Error('The contents are missing.')
  await user.click(toSecond)
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Second' }))
  topOf('first', 20)
  topOf('second', 900)
  document.dispatchEvent(new Event('scroll'))
  await waitFor(() => expect(toFirst.getAttribute('aria-current')).toBe('location'))
  topOf('first', -700)
  topOf('second', 40)
  document.dispatchEvent(new Event('scroll'))
  await waitFor(() => expect(toSecond.getAttribute('aria-current')).toBe('location'))
  expect(toFirst.getAttribute('aria-current')).toBeNull()
})
