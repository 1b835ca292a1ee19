import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { accounts } from '../../../../contract/calls/accounts.ts'
import { help, supportMessages } from '../../../../contract/calls/support.ts'
import { organizations } from '../../../../contract/calls/organizations.ts'
import type { Role } from '../../../../contract/rights/permissions.ts'
import { profile } from '../../../testing/sample-profile.ts'
import { serveDeferred } from '../../../testing/deferred-answer.ts'
import { organizationData, sampleOrganization, renderApp, signInForTest } from '../../../testing/render.tsx'
import { serveCall, failureResponse, refuseOtherCalls } from '../../../testing/fake-server.ts'

const signIn = (role: Role = 'owner') => {
  refuseOtherCalls()
  signInForTest()
  serveCall(accounts.getProfile, profile)
  serveCall(organizations.getUserOrganizations, { organizations: [sampleOrganization(role)] })
  serveCall(organizations.getOrgData, { org: organizationData() })
}

beforeEach(() => {
  sessionStorage.clear()
})

describe('asking for help', () => {
  const contact = { goesTo: 'owner', replyTo: 'ada@northwind.example' } as const
  const write = async (app: ReturnType<typeof renderApp>) => {
    await app.user.type(await screen.findByLabelText('What is it about?'), 'The link')
    await app.user.type(screen.getByLabelText('Your message'), 'It does not open.')
    await app.user.click(screen.getByRole('button', { name: 'Send' }))
  }

  test('sends what was written and where from, and says once it has left', async () => {
    signIn('employee')
    serveCall(help.getSupportContact, { contact })
    let heard: unknown
    serveCall(help.sendSupportMessage, ({ body }) => {
      heard = body
      return { id: 'm-1' }
    })
    serveCall(help.getSupportMessage, { message: { state: 'sent', sentAt: '2026-03-02T09:00:00.000Z' } })
    const app = renderApp('/help/contact?from=%2Freports')
    expect(await screen.findByText(/It goes to the owner of/)).toBeTruthy()
    await write(app)
    expect(await screen.findByText('Your message was sent')).toBeTruthy()
    expect(heard).toEqual({
      orgId: 'org-1',
      subject: 'The link',
      message: 'It does not open.',
      page: '/reports',
    })
  })

  test('says before and at once after, where no mail leaves from the server, that it is kept there and not sent', async () => {
    signIn('employee')
    serveCall(accounts.getServerInfo, {
      mail: 'none',
      mailboxUrl: null,
      socialSignIn: null,
      authSyncPath: null,
    })
    serveCall(help.getSupportContact, { contact })
    serveCall(help.sendSupportMessage, { id: 'm-1' })
    serveCall(help.getSupportMessage, { message: { state: 'queued', sentAt: null } })
    const app = renderApp('/help/contact')
    expect(
      await screen.findByText(/Your message is kept on it as a file, and nobody gets a mail/),
    ).toBeTruthy()
    expect(screen.getByText(/Your message is for the owner of/)).toBeTruthy()
    expect(screen.queryByText(/It goes to the owner/)).toBeNull()
    await app.user.type(await screen.findByLabelText('What is it about?'), 'The link')
    await app.user.type(screen.getByLabelText('Your message'), 'It does not open.')
    await app.user.click(screen.getByRole('button', { name: 'Keep the message' }))
    expect(await screen.findByText('Your message was kept, not sent')).toBeTruthy()
    expect(screen.queryByText(/about to be sent|The answer comes to/)).toBeNull()
  })

  test('says, where no mail leaves from the server, that a message is addressed to the support that it names', async () => {
    signIn('employee')
    serveCall(accounts.getServerInfo, {
      mail: 'none',
      mailboxUrl: null,
      socialSignIn: null,
      authSyncPath: null,
    })
    serveCall(help.getSupportContact, { contact: { ...contact, goesTo: 'support' } })
    renderApp('/help/contact')
    expect(await screen.findByText(/Your message is for the support of this server/)).toBeTruthy()
  })

  test('says of a message that the mail server does not take that it was not sent yet', async () => {
    signIn('employee')
    serveCall(help.getSupportContact, { contact })
    serveCall(help.sendSupportMessage, { id: 'm-1' })
    serveCall(help.getSupportMessage, { message: { state: 'delayed', sentAt: null } })
    const app = renderApp('/help/contact')
    await write(app)
    expect(await screen.findByText('Your message is stored, and not sent yet')).toBeTruthy()
    expect(screen.getByText(/The mail server does not take it at the moment/)).toBeTruthy()
  })

  test('keeps what was written where it is refused, and says what is missing', async () => {
    signIn('employee')
    serveCall(help.getSupportContact, { contact: { ...contact, goesTo: 'support' } })
    serveCall(help.sendSupportMessage, () => {
      throw failureResponse('RATE_LIMITED', supportMessages.often)
    })
    const app = renderApp('/help/contact')
    expect(await screen.findByText(/It goes to the support of this server/)).toBeTruthy()
    await app.user.click(screen.getByRole('button', { name: 'Send' }))
    expect(screen.getByText(supportMessages.subjectMissing)).toBeTruthy()
    await write(app)
    expect(await screen.findByText(supportMessages.often)).toBeTruthy()
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your message').value).toBe('It does not open.')
  })

  test('cuts nothing of what is pasted, and says how much is too much', async () => {
    signIn('employee')
    serveCall(help.getSupportContact, { contact })
    const app = renderApp('/help/contact')
    await app.user.type(await screen.findByLabelText('What is it about?'), 'The link')
    const field = screen.getByLabelText<HTMLTextAreaElement>('Your message')
    await app.user.click(field)
    await app.user.paste('x'.repeat(3_700))
    expect(screen.getByText(/3,700 of at most 4,000 characters$/)).toBeTruthy()
    await app.user.paste('y'.repeat(1_300))
    expect(field.value).toHaveLength(5_000)
    expect(screen.getByText(/^Too long: 5,000 of at most 4,000 characters\./)).toBeTruthy()
    // Nothing answers a message that is sent: it is not.
    await app.user.click(screen.getByRole('button', { name: 'Send' }))
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('keeps what is written in this tab until it is sent', async () => {
    signIn('employee')
    serveCall(help.getSupportContact, { contact })
    serveCall(help.sendSupportMessage, { id: 'm-1' })
    serveCall(help.getSupportMessage, { message: { state: 'sent', sentAt: '2026-03-02T09:00:00.000Z' } })
    const first = renderApp('/help/contact')
    await first.user.type(await screen.findByLabelText('Your message'), 'It does not open.')
    first.unmount()
    const app = renderApp('/help/contact')
    expect(await screen.findByLabelText('Your message')).toHaveProperty('value', 'It does not open.')
    await app.user.type(screen.getByLabelText('What is it about?'), 'The link')
    await app.user.click(screen.getByRole('button', { name: 'Send' }))
    await app.user.click(await screen.findByRole('button', { name: 'Write another message' }))
    expect(await screen.findByLabelText('Your message')).toHaveProperty('value', '')
  })

  test('keeps nothing of what was sent, also where the page was left before the answer came', async () => {
    signIn('employee')
    serveCall(help.getSupportContact, { contact })
    const late = serveDeferred(help.sendSupportMessage, { id: 'm-1' })
    const app = renderApp('/help/contact')
    await write(app)
    await waitFor(() => expect(late.asked).toHaveLength(1))
    await app.user.click(screen.getByRole('link', { name: 'All articles' }))
    await waitFor(() => expect(screen.queryByLabelText('Your message')).toBeNull())
    late.answer()
    await waitFor(() => expect(app.client.isMutating()).toBe(0))
    app.router.history.back()
    expect(await screen.findByLabelText('Your message')).toHaveProperty('value', '')
  })

  test('tells an owner of a server that names no address who runs it, what helps, and where to read on', async () => {
    signIn()
    serveCall(help.getSupportContact, { contact: { ...contact, goesTo: 'nobody' } })
    renderApp('/help/contact')
    expect(await screen.findByText('No address for help is named on this server')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull()
    expect(screen.getByRole('heading', { level: 2, name: 'The people who run this server' })).toBeTruthy()
    for (const said of [
      'SUPPORT_EMAIL',
      'npm run doctor',
      'SUPPORT_EMAIL=help@example.com',
      window.location.host,
    ])
      expect(screen.getByText(said)).toBeTruthy()
    const link = screen.getByRole('link', { name: 'When something does not work' })
    expect(link.getAttribute('href')).toContain('/help/troubleshooting')
  })
})
