import { useQuery } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { runs, type Run } from '../../../contract/calls/batch-jobs.ts'
import { callQuery } from '../../core/api/queries.ts'
import { renderScreen } from '../../testing/render.tsx'
import { serveCall } from '../../testing/fake-server.ts'
import { Page } from '../page/page.tsx'
import { RunPanel } from './batch-job-panel.tsx'

const run: Run = {
  id: 'r1',
  kind: 'invitations',
  state: 'finished',
  total: 2,
  done: 2,
  failed: 0,
  startedAt: '2026-11-20T09:00:00.000Z',
  finishedAt: '2026-11-20T09:01:00.000Z',
}
const words = {
  name: 'Inviting people',
  countOf: String,
  handled: 'People handled',
  ended: () => 'All invited',
  noReason: 'No reason',
  fileName: 'failed',
}

const Panel = ({ onClose }: { onClose: () => void }) => (
  <RunPanel asked={useQuery(callQuery(runs.getRun, { id: 'r1' }))} words={words} onClose={onClose} />
)

const Screen = () => {
  const [isStarted, setStarted] = useState(false)
  return (
    <main>
      <Page title="People">
        <button disabled={isStarted} onClick={() => setStarted(true)}>
          Generate all
        </button>
        <input aria-label="Search" />
        {isStarted && <Panel onClose={() => setStarted(false)} />}
      </Page>
    </main>
  )
}

test('the focus of a button that cannot be pressed any more goes on with what it started, and back to the title', async () => {
  serveCall(runs.getRun, { run, failures: [] })
  const { user } = renderScreen(<Screen />)
  await user.click(await screen.findByRole('button', { name: 'Generate all' }))
  const panel = await screen.findByRole('region', { name: 'Inviting people' })
  await waitFor(() => expect(document.activeElement).toBe(panel))
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('People'))
})

test('whoever has gone on to something else is left there', async () => {
  serveCall(runs.getRun, { run, failures: [] })
  const { user } = renderScreen(<Screen />)
  await user.click(await screen.findByRole('button', { name: 'Generate all' }))
  screen.getByLabelText('Search').focus()
  await screen.findByText('All invited')
  expect(document.activeElement).toBe(screen.getByLabelText('Search'))
})
