import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ReportRewording } from '../../../../contract/shapes/reports/report-rewording.ts'
import { renderScreen } from '../../../testing/render.tsx'
import { rewordingPollInterval, RewordingNotice } from './rewording-notice.tsx'

const prose: ReportRewording = {
  state: 'written',
  why: null,
  version: 2,
  provider: 'openai-compatible',
  model: 'little-writer',
  answeredBy: 'little-writer-2026',
  promptVersion: '1',
  promptHash: 'ab',
  texts: 30,
  textsWritten: 21,
  sentencesDropped: 1,
  askedAt: '2026-11-20T09:00:00.000Z',
  finishedAt: '2026-11-20T09:00:05.000Z',
}
const waiting: ReportRewording = {
  ...prose,
  state: 'waiting',
  version: null,
  answeredBy: null,
  finishedAt: null,
}

test.each([
  [
    'generated',
    waiting,
    'The language model little-writer is wording this report. Until it is done, these texts are as computed.',
  ],
  [
    'generated',
    prose,
    'Version 2 has this in the words of the language model little-writer-2026. These texts are as computed.',
  ],
  [
    'generated',
    { ...waiting, state: 'kept', why: 'slow' },
    'These texts are as computed. The language model little-writer took too long to word them.',
  ],
  [
    'written',
    prose,
    'The language model little-writer-2026 worded 21 of 30 texts from the answers. 1 sentence was left out because its sources don’t support it. Numbers, grades and gaps are as computed.',
  ],
  [
    'written',
    { ...prose, texts: 1, textsWritten: 1, sentencesDropped: 0 },
    'The language model little-writer-2026 worded 1 of 1 text from the answers. Numbers, grades and gaps are as computed.',
  ],
  [
    'edited',
    { ...prose, sentencesDropped: 0 },
    'Before a person edited it, the language model little-writer-2026 worded 21 of 30 texts from the answers. Numbers, grades and gaps are as computed.',
  ],
] as const)(
  'of a report that is %s it is said what the model has to do with it',
  async (origin, of, text) => {
    renderScreen(<RewordingNotice report={{ origin, prose: of }} />)
    expect((await screen.findByRole('status')).textContent).toBe(text)
  },
)

test('nothing is said, and nothing asked again, where no model was asked', async () => {
  renderScreen(
    <>
      <p>Here</p>
      <RewordingNotice report={{ origin: 'generated' }} />
    </>,
  )
  await screen.findByText('Here')
  expect(screen.queryByRole('status')).toBeNull()
  expect([rewordingPollInterval(undefined), rewordingPollInterval(prose)]).toEqual([false, false])
  expect(rewordingPollInterval(waiting)).toBeGreaterThan(0)
})
