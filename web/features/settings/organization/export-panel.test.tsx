import { Notifications } from '@mantine/notifications'
import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { departments } from '../../../../contract/calls/employees/departments.ts'
import { messages } from '../../../../contract/http/failures.ts'
import { dataTransfer } from '../../../../contract/calls/data-transfer.ts'
import { renderScreen } from '../../../testing/render.tsx'
import { serveCall, failureResponse, serveFailure, server } from '../../../testing/fake-server.ts'
import OrganizationSection from './organization-section.tsx'

const address = '*/api/exportOrganization'
const exportButton = { name: 'Export everything' }

let downloads: { name: string; size: number }[] = []
beforeEach(() => {
  serveCall(departments.listDepartments, { departments: [] })
  downloads = []
  let last: Blob | undefined
  vi.spyOn(URL, 'createObjectURL').mockImplementation((bytes) => {
    if (bytes instanceof Blob) last = bytes
    return 'blob:a-file'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    if (last) downloads.push({ name: this.download, size: last.size })
  })
})
afterEach(() => vi.restoreAllMocks())

const shown = () =>
  renderScreen(
    <>
      <Notifications />
      <OrganizationSection />
    </>,
  )

/** An answer that comes piece by piece, as the test gives them. */
const comingFile = () => {
  const pipe = new TransformStream<Uint8Array, Uint8Array>()
  const writer = pipe.writable.getWriter()
  server.use(
    http.post(
      address,
      () =>
        new HttpResponse(pipe.readable, {
          headers: {
            'content-type': 'application/zip',
            'content-disposition': 'attachment; filename="north-muster-2026-03-02.zip"',
          },
        }),
    ),
  )
  return writer
}

test('the owner is told what is in it and how much has come, and has the file under its name', async () => {
  const file = comingFile()
  const { user } = shown()
  expect(await screen.findByText(/It holds personal data of everybody in Northwind Traders/)).toBeDefined()
  await user.click(screen.getByRole('button', exportButton))
  expect((await screen.findByRole('status')).textContent).toBe('Getting it ready…')
  void file.write(new Uint8Array(1_250_000))
  expect(await screen.findByText('1.3 MB are here so far.')).toBeDefined()
  void file.write(new Uint8Array(9_000_000))
  void file.close()
  expect(await screen.findByText('north-muster-2026-03-02.zip is in your downloads.')).toBeDefined()
  expect(downloads).toEqual([{ name: 'north-muster-2026-03-02.zip', size: 10_250_000 }])
  expect(await screen.findByRole('button', exportButton)).toBeDefined()
})

test('a file that is cut off is not handed over, and that is said', async () => {
  const file = comingFile()
  const { user } = shown()
  await user.click(await screen.findByRole('button', exportButton))
  void file.write(new Uint8Array(200_000))
  await screen.findByText('0.2 MB are here so far.')
  void file.abort(new Error('The connection is gone.'))
  expect((await screen.findByRole('alert')).textContent).toContain(
    'The file is not complete and was not kept',
  )
  expect(downloads).toEqual([])
})

test('it can be stopped: that is said, and nothing of a failure', async () => {
  comingFile()
  const { user } = shown()
  await user.click(await screen.findByRole('button', exportButton))
  await user.click(await screen.findByRole('button', { name: 'Stop the export' }))
  expect(await screen.findByText(/^The export was stopped, and no file was kept\./)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Stop the export' })).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(downloads).toEqual([])
  const file = comingFile()
  await user.click(screen.getByRole('button', exportButton))
  void file.close()
  expect(await screen.findByText('north-muster-2026-03-02.zip is in your downloads.')).toBeDefined()
  expect(screen.queryByText(/The export was stopped/)).toBeNull()
})

test('two quick clicks begin one export, and stop none', async () => {
  const file = comingFile()
  const { user } = shown()
  const button = await screen.findByRole('button', exportButton)
  await user.dblClick(button)
  expect((await screen.findByRole('status')).textContent).toBe('Getting it ready…')
  // What is under the pointer is what was there before.
  expect(screen.getByRole('button', exportButton)).toBe(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  void file.write(new Uint8Array(1_250_000))
  void file.close()
  expect(await screen.findByText('north-muster-2026-03-02.zip is in your downloads.')).toBeDefined()
  expect(downloads).toHaveLength(1)
})

test('a refusal is shown in its own words', async () => {
  serveFailure(dataTransfer.exportOrganization, failureResponse('UNAVAILABLE', messages.exportsBusy))
  const { user } = shown()
  await user.click(await screen.findByRole('button', exportButton))
  expect((await screen.findByRole('alert')).textContent).toContain(messages.exportsBusy)
})

test('admins and employees have no such panel', async () => {
  const { unmount } = renderScreen(<OrganizationSection />, { as: 'admin' })
  await screen.findByRole('textbox', { name: 'Organization name' })
  expect(screen.queryByRole('button', exportButton)).toBeNull()
  unmount()
  renderScreen(<OrganizationSection />, { as: 'employee' })
  await screen.findByText('Employee')
  expect(screen.queryByRole('button', exportButton)).toBeNull()
})
