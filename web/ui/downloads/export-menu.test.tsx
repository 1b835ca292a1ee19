import { Notifications } from '@mantine/notifications'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { exports, fileTypes } from '../../../contract/calls/exports.ts'
import { messages } from '../../../contract/http/failures.ts'
import { fetchFile } from '../../core/api/fetch-file.ts'
import { renderScreen } from '../../testing/render.tsx'
import { failureResponse, serveFailure, server } from '../../testing/fake-server.ts'
import { ExportMenu } from './export-menu.tsx'

const Menu = () => (
  <>
    <Notifications />
    <ExportMenu
      choices={[
        {
          label: 'Table (CSV)',
          note: 'A row for each person.',
          fetch: (signal) => fetchFile(exports.exportReports, { format: 'csv' }, 'reports.csv', signal),
        },
      ]}
    />
  </>
)

const address = '*/api/exportReports'
const choose = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole('button', { name: 'Export' }))
  await user.click(await screen.findByRole('menuitem', { name: /Table \(CSV\)/ }))
}

let downloads: { name: string; bytes: Blob }[] = []
beforeEach(() => {
  downloads = []
  let last: Blob | undefined
  vi.spyOn(URL, 'createObjectURL').mockImplementation((bytes) => {
    if (bytes instanceof Blob) last = bytes
    return 'blob:a-file'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    if (last) downloads.push({ name: this.download, bytes: last })
  })
})
afterEach(() => vi.restoreAllMocks())

const answer = (disposition: string) =>
  server.use(
    http.get(address, ({ request }) => {
      expect(new URL(request.url).searchParams.get('format')).toBe('csv')
      expect(request.headers.get('organization-id')).not.toBeNull()
      return new HttpResponse('\uFEFFName\r\nZoë', {
        headers: { 'content-type': fileTypes.csv, 'content-disposition': disposition },
      })
    }),
  )

describe('the menu of files', () => {
  it.each([
    ['attachment; filename="Acme-reports.csv"', 'Acme-reports.csv'],
    [`attachment; filename="Zo?.csv"; filename*=UTF-8''Zo%C3%AB.csv`, 'Zoë.csv'],
    ['attachment', 'reports.csv'],
  ])('hands over the bytes under the name of the server (%s)', async (disposition, name) => {
    answer(disposition)
    const user = userEvent.setup()
    renderScreen(<Menu />)
    await choose(user)
    await screen.findByText(`${name} is in your downloads.`)
    expect(downloads.map((file) => file.name)).toEqual([name])
    expect(new TextDecoder().decode(await downloads[0]?.bytes.arrayBuffer())).toBe('Name\r\nZoë')
    expect(screen.getByRole('button', { name: 'Export' })).toBeTruthy()
  })

  it('says why a file could not be made, and offers it again', async () => {
    serveFailure(exports.exportReports, failureResponse('UNAVAILABLE', messages.exportsBusy))
    const user = userEvent.setup()
    renderScreen(<Menu />)
    await choose(user)
    await screen.findByText(messages.exportsBusy)
    expect(downloads).toEqual([])
    expect(await screen.findByRole('button', { name: 'Export' })).toBeTruthy()
  })

  it('says that it is being made, and stops', async () => {
    let isStopped = false
    server.use(
      http.get(address, ({ request }) => {
        return new Promise<Response>(() => {
          request.signal.addEventListener('abort', () => {
            isStopped = true
          })
        })
      }),
    )
    const user = userEvent.setup()
    renderScreen(<Menu />)
    await choose(user)
    await user.click(await screen.findByRole('button', { name: 'Creating the file: Table (CSV). Stop' }))
    expect(await screen.findByRole('button', { name: 'Export' })).toBeTruthy()
    await waitFor(() => expect(isStopped).toBe(true))
    expect(screen.queryByText('The file couldn’t be created')).toBeNull()
    expect(downloads).toEqual([])
  })
})
