import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import {
  dataTransfer,
  dataTransferLimits,
  dataTransferMessages,
} from '../../../../contract/calls/data-transfer.ts'
import { organizations } from '../../../../contract/calls/organizations.ts'
import { onBroadcast } from '../../../core/browser/broadcast.ts'
import { selectedOrganization } from '../../../core/organization/selected-organization.ts'
import { sampleOrganization, renderScreen } from '../../../testing/render.tsx'
import { serveCall, failureResponse, serveFailure, server } from '../../../testing/fake-server.ts'
import ImportOrganizationPage from './import-organization-page.tsx'

const plan = {
  organizationName: 'Northwind',
  companyName: 'Northwind Traders',
  isThereAlready: false,
  server: 'https://old.example',
  exportedAt: '2026-03-02T09:00:00.000Z',
  exportedBy: { name: 'Ada Lovelace', email: 'ada@northwind.example' },
  counts: [{ what: 'People', count: 1_200 }],
  staysBehind: [{ what: 'Conversations in the chat', why: 'They are each person’s own.' }],
}

const answeringPlan = (change: Partial<typeof plan> = {}) =>
  server.use(
    http.post('*/api/checkImport', ({ request }) => {
      expect(request.headers.get('content-type')).toBe('application/zip')
      return HttpResponse.json({ success: true, plan: { ...plan, ...change } })
    }),
  )

const importing = (done: { orgId: string; requiresSubscription: boolean }) => {
  server.use(
    http.post('*/api/importOrganization', () =>
      HttpResponse.text(
        `event: progress\nid: 1\ndata: {"step":"storing","done":5,"total":10}\n\nevent: done\nid: 1\ndata: ${JSON.stringify(done)}\n\n`,
        { headers: { 'content-type': 'text/event-stream' } },
      ),
    ),
  )
  serveCall(organizations.getUserOrganizations, {
    organizations: [sampleOrganization('owner', { orgId: done.orgId })],
  })
}

const chosen = async (file = new File(['a file'], 'north.zip', { type: 'application/zip' })) => {
  const { user, router, container } = renderScreen(<ImportOrganizationPage />)
  await screen.findByRole('heading', { name: 'Import an organization' })
  const input = container.querySelector('input[type=file]')
  if (!(input instanceof HTMLInputElement)) throw new Error('There is a field for a file.')
  await user.upload(input, file)
  return { user, router }
}

test('a file is checked, what comes of it is shown, and only then is it imported', async () => {
  answeringPlan()
  const { user, router } = await chosen()
  await user.click(screen.getByRole('button', { name: 'Check the file' }))
  expect(await screen.findByRole('heading', { name: 'Northwind Traders' })).toBeDefined()
  expect(screen.getByRole('row', { name: 'People 1,200' })).toBeDefined()
  expect(
    screen.getByText(/by Ada Lovelace \(ada@northwind.example\) from https:\/\/old.example/),
  ).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'What isn’t imported (1)' }))
  expect(screen.getByText(/They are each person’s own/)).toBeDefined()
  importing({ orgId: 'org-new', requiresSubscription: false })
  await user.click(screen.getByRole('button', { name: 'Import Northwind Traders' }))
  const members = await screen.findByRole('link', { name: 'See who isn’t a member' })
  expect(selectedOrganization()).toBe('org-new')
  expect(screen.getByText(/^Northwind Traders is imported, .* Nobody else is a member yet/)).toBeDefined()
  expect(document.activeElement).toBe(members)
  expect(screen.queryByRole('link', { name: 'Choose a plan' })).toBeNull()
  await user.click(members)
  await waitFor(() => expect(router.state.location.href).toBe('/submissions?state=outside'))
})

test('where people are invited with a plan alone, that comes first', async () => {
  answeringPlan()
  const { user, router } = await chosen()
  await user.click(screen.getByRole('button', { name: 'Check the file' }))
  importing({ orgId: 'org-new', requiresSubscription: true })
  await user.click(await screen.findByRole('button', { name: 'Import Northwind Traders' }))
  const plans = await screen.findByRole('link', { name: 'Choose a plan' })
  expect(document.activeElement).toBe(plans)
  expect(screen.getByRole('link', { name: 'See who isn’t a member' })).toBeDefined()
  await user.click(plans)
  await waitFor(() => expect(router.state.location.href).toBe('/onboarding?step=plan'))
})

test('what is wrong with a file is said, and another one can be chosen', async () => {
  serveFailure(dataTransfer.checkImport, failureResponse('BUSINESS_LOGIC_ERROR', dataTransferMessages.newer))
  const { user } = await chosen()
  await user.click(screen.getByRole('button', { name: 'Check the file' }))
  expect((await screen.findByRole('alert')).textContent).toContain(dataTransferMessages.newer)
  expect(screen.getByRole('button', { name: 'Check the file' })).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Import / })).toBeNull()
})

test('a file that is refused says nothing of the organization that is selected', async () => {
  serveFailure(dataTransfer.checkImport, failureResponse('BUSINESS_LOGIC_ERROR', dataTransferMessages.newer))
  let told = 0
  const silence = onBroadcast('member-refused', () => (told += 1))
  const { user } = await chosen()
  expect(selectedOrganization()).not.toBeNull()
  await user.click(screen.getByRole('button', { name: 'Check the file' }))
  await screen.findByRole('alert')
  silence()
  expect(told).toBe(0)
})

test('a file that is too large is not sent', async () => {
  const large = new File(['a file'], 'large.zip', { type: 'application/zip' })
  Object.defineProperty(large, 'size', { value: dataTransferLimits.fileBytes + 1 })
  await chosen(large)
  expect(screen.getByText(dataTransferMessages.tooLarge)).toBeDefined()
  expect(screen.getByRole('button', { name: 'Check the file' })).toHaveProperty('disabled', true)
})

test('a stream that says that it failed, or says nothing of its end, is told as that', async () => {
  answeringPlan()
  const { user } = await chosen()
  await user.click(screen.getByRole('button', { name: 'Check the file' }))
  const take = await screen.findByRole('button', { name: 'Import Northwind Traders' })
  const streaming = (text: string) =>
    server.use(
      http.post('*/api/importOrganization', () =>
        HttpResponse.text(text, { headers: { 'content-type': 'text/event-stream' } }),
      ),
    )
  streaming(`event: failed\nid: 1\ndata: ${JSON.stringify({ message: dataTransferMessages.doesNotFit })}\n\n`)
  await user.click(take)
  expect((await screen.findByRole('alert')).textContent).toContain(dataTransferMessages.doesNotFit)
  streaming('event: progress\nid: 1\ndata: {"step":"storing","done":5,"total":10}\n\n')
  await user.click(screen.getByRole('button', { name: 'Import Northwind Traders' }))
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).not.toContain(dataTransferMessages.doesNotFit),
  )
})

test('who is in an organization of that name already is told that a second one comes of it', async () => {
  answeringPlan({ isThereAlready: true })
  const { user } = await chosen()
  await user.click(screen.getByRole('button', { name: 'Check the file' }))
  expect(await screen.findByText(/would create a second one\. It adds nothing/)).toBeDefined()
})
