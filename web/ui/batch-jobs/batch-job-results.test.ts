import { expect, it, vi } from 'vitest'
import { runs } from '../../../contract/calls/batch-jobs.ts'
import { selectOrganization } from '../../core/organization/selected-organization.ts'
import { serveCall } from '../../testing/fake-server.ts'
import { signInForTest } from '../../testing/render.tsx'
import { downloadRunResults } from './batch-job-results.ts'

it('asks page by page, and hands out every row with what became of it', async () => {
  signInForTest()
  selectOrganization('org-1')
  const asked: (string | null)[] = []
  serveCall(runs.getRunResults, ({ request }) => {
    const after = new URL(request.url).searchParams.get('after')
    asked.push(after)
    return after === null
      ? { results: [{ label: '=1+1', success: true, error: null, notice: 'No mail' }], next: '0' }
      : { results: [{ label: 'ben@x.example', success: false, error: 'Invalid email format' }], next: null }
  })
  const made: Blob[] = []
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) made.push(blob)
    return 'blob:rows'
  })
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await downloadRunResults({ id: 'run-1' }, [{ label: 'Line 3', error: 'Email is required' }], 'all.csv')
  expect(asked).toEqual([null, '0'])
  expect((await made[0]?.text())?.split('\r\n').slice(1)).toEqual([
    `'=1+1,Done,No mail`,
    'ben@x.example,Failed,Invalid email format',
    'Line 3,Skipped,Email is required',
  ])
  create.mockRestore()
  click.mockRestore()
})
