import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { accounts } from '../../../../contract/calls/accounts.ts'
import { messages } from '../../../../contract/http/failures.ts'
import {
  questionnaires,
  type Submission,
  type SubmissionVersion,
} from '../../../../contract/calls/submissions.ts'
import { serveDeferred } from '../../../testing/deferred-answer.ts'
import { renderScreen } from '../../../testing/render.tsx'
import { serveCall, failureResponse, serveFailure } from '../../../testing/fake-server.ts'
import SubmissionsPage from '../people-page.tsx'
import {
  sampleInvitation,
  samplePerson,
  sampleStoredSubmission,
  sampleSubmission,
} from '../testing/sample-people.ts'
import { serve } from '../testing/serve-people.ts'
import { findRow } from '../testing/shown-rows.ts'

const ada = samplePerson('e1', 'Ada Lovelace')
const ben = samplePerson('e2', 'Ben Okafor')
const opened: Partial<Submission> = {
  status: 'in_progress',
  submittedAt: null,
  answers: [],
  rawAnswers: {},
  reopenedAt: '2026-11-20T09:00:00.000Z',
}
const earlier: SubmissionVersion = {
  revision: 1,
  answers: sampleSubmission('e1').answers,
  submittedAt: '2026-11-10T09:00:00.000Z',
  reopenedAt: '2026-11-20T09:00:00.000Z',
  reopenedBy: 'Olga Owner',
  reason: 'May is missing',
  language: null,
}
const world = { employees: [ada, ben], submissions: [sampleSubmission('e1')] }

const ask = async () => {
  const view = renderScreen(<SubmissionsPage />)
  await view.user.click(await screen.findByRole('button', { name: 'Actions for Ada Lovelace' }))
  await view.user.click(await screen.findByRole('menuitem', { name: 'Open for changes again' }))
  const dialog = await screen.findByRole('dialog', {
    name: 'Open the answers of Ada Lovelace for changes again?',
  })
  return { ...view, dialog: within(dialog) }
}

const wantsNone = { sent: 0, nextAt: null, isOptedOut: true }
const serverWith = (mail: 'smtp' | 'none') =>
  serveCall(accounts.getServerInfo, { mail, mailboxUrl: null, socialSignIn: null, authSyncPath: null })

describe('opening answers for changes again', () => {
  it('asks first, and passes the reason on', async () => {
    serve(world)
    const asked: unknown[] = []
    serveCall(questionnaires.reopenSubmission, ({ body }) => {
      asked.push(body)
      return { submission: sampleSubmission('e1', opened), emailSent: true, notice: null }
    })
    const { user, dialog } = await ask()
    expect(dialog.getByText(/left out of the submission rate and of new reports/)).toBeTruthy()
    await user.type(dialog.getByLabelText('Why?'), 'May is missing')
    await user.click(dialog.getByRole('button', { name: 'Open for changes' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(asked).toEqual([{ employeeId: 'e1', reason: 'May is missing' }])
  })

  it('keeps a reason that was typed when its dialog is closed, until it is sent', async () => {
    serve(world)
    serveCall(questionnaires.reopenSubmission, {
      submission: sampleSubmission('e1', opened),
      emailSent: true,
      notice: null,
    })
    const { user, dialog, unmount } = await ask()
    await user.type(dialog.getByLabelText('Why?'), 'May is missing')
    await user.click(document.querySelector('.mantine-Modal-overlay') ?? document.body)
    expect(dialog.getByLabelText('Why?')).toHaveProperty('value', 'May is missing')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    unmount()
    const again = await ask()
    expect(again.dialog.getByLabelText('Why?')).toHaveProperty('value', 'May is missing')
    await again.user.click(again.dialog.getByRole('button', { name: 'Open for changes' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    again.unmount()
    expect((await ask()).dialog.getByLabelText('Why?')).toHaveProperty('value', '')
  })

  it('keeps no reason that was sent, also where its dialog was closed before the answer came', async () => {
    serve(world)
    const late = serveDeferred(questionnaires.reopenSubmission, {
      submission: sampleSubmission('e1', opened),
      emailSent: true,
      notice: null,
    })
    const { user, dialog, client, unmount } = await ask()
    await user.type(dialog.getByLabelText('Why?'), 'June is missing')
    await user.click(dialog.getByRole('button', { name: 'Open for changes' }))
    await waitFor(() => expect(late.asked).toEqual([{ employeeId: 'e1', reason: 'June is missing' }]))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    late.answer()
    await waitFor(() => expect(client.isMutating()).toBe(0))
    unmount()
    expect((await ask()).dialog.getByLabelText('Why?')).toHaveProperty('value', '')
  })

  it('leaves the focus on what took the place of the button, with the link that they sign in with', async () => {
    let submission = sampleSubmission('e1')
    serve({ ...world, versions: [earlier] })
    serveCall(questionnaires.getSubmissions, () => ({ submissions: { e1: submission }, next: null }))
    serveCall(questionnaires.reopenSubmission, () => {
      submission = sampleSubmission('e1', opened)
      return { submission, emailSent: true, notice: null }
    })
    const { user } = renderScreen(<SubmissionsPage />, { at: '/submissions?person=e1' })
    const drawer = within(await screen.findByRole('dialog', { name: 'Ada Lovelace' }))
    await user.click(drawer.getByRole('button', { name: 'Open for changes again' }))
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Open the answers of Ada Lovelace for changes again?' }),
    )
    await user.click(dialog.getByRole('button', { name: 'Open for changes' }))
    const copy = await drawer.findByRole('button', { name: 'Copy the link for Ada Lovelace' })
    expect(drawer.getByText(/^This server sends no mail: give Ada Lovelace this link/)).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(copy))
    await user.click(copy)
    const link = await navigator.clipboard.readText()
    expect(link).toMatch(/#\/login\?to=%2Femployee-form%3Forg%3Dorg-1$/)
  })

  it.each([
    [
      'Gets a mail',
      'Ada Lovelace (e1@northwind.example), with a link back to their answers.',
      'smtp',
      sampleInvitation('e1', { state: 'accepted' }),
    ],
    [
      'Gets a mail',
      'Ada Lovelace (e1@northwind.example), with a link back to their answers, unless they’ve asked for no more mail.',
      'smtp',
      null,
    ],
    [
      'Gets no mail',
      'Ada Lovelace (e1@northwind.example) has asked for no more mail: tell them yourself.',
      'smtp',
      sampleInvitation('e1', { state: 'accepted', reminders: wantsNone }),
    ],
    [
      'Gets no mail',
      'This server sends no mail: tell Ada Lovelace (e1@northwind.example) yourself.',
      'none',
      sampleInvitation('e1', { state: 'accepted' }),
    ],
  ] as const)('says beforehand who is told: %s: %s', async (title, text, mail, invitation) => {
    serve({ ...world, invitations: invitation === null ? [] : [invitation] })
    serverWith(mail)
    const { dialog } = await ask()
    expect(await dialog.findByText(text)).toBeTruthy()
    expect(dialog.getByText(title, { exact: false })).toBeTruthy()
    const hint = title === 'Gets a mail' ? /in the mail and above/ : /^Ada Lovelace reads it above/
    expect(dialog.getByText(hint)).toBeTruthy()
  })

  it('says why it was refused, and that nothing was opened', async () => {
    serve(world)
    serveFailure(
      questionnaires.reopenSubmission,
      failureResponse('BUSINESS_LOGIC_ERROR', messages.openAlready('Ada Lovelace')),
    )
    const { user, dialog } = await ask()
    await user.click(dialog.getByRole('button', { name: 'Open for changes' }))
    expect((await dialog.findByRole('alert')).textContent).toBe(
      'The answers of Ada Lovelace are already open for changes. Nothing was reopened.',
    )
  })

  it('is offered for submitted answers alone, and to nobody who may not', async () => {
    serve(world)
    const { user, unmount } = renderScreen(<SubmissionsPage />)
    await user.click(await screen.findByRole('button', { name: 'Actions for Ben Okafor' }))
    await screen.findByRole('menuitem', { name: 'Edit person' })
    expect(screen.queryByRole('menuitem', { name: 'Open for changes again' })).toBeNull()
    unmount()
    const other = renderScreen(<SubmissionsPage />, { as: 'admin' })
    await other.user.click(await screen.findByRole('button', { name: 'Actions for Ada Lovelace' }))
    await screen.findByRole('menuitem', { name: 'Edit person' })
    expect(screen.queryByRole('menuitem', { name: 'Open for changes again' })).toBeNull()
  })

  it('shows in the list at once, and in the drawer what had been submitted', async () => {
    const live = serve({ ...world, versions: [earlier] })
    const { user } = renderScreen(<SubmissionsPage />)
    expect((await findRow('Ada Lovelace')).getByText(/^Answered/)).toBeTruthy()
    await waitFor(() => expect(live.cursors).toEqual(['c1']))
    live.arrives(sampleStoredSubmission('e1', opened))
    await waitFor(async () => expect((await findRow('Ada Lovelace')).getByText(/^Opened again/)).toBeTruthy())
    await user.click(screen.getByRole('link', { name: 'Ada Lovelace' }))
    const drawer = within(await screen.findByRole('dialog', { name: 'Ada Lovelace' }))
    expect(drawer.getByText(/the changes are private until submitted/)).toBeTruthy()
    expect(drawer.queryByRole('button', { name: 'Open for changes again' })).toBeNull()
    const section = within(await drawer.findByRole('region', { name: 'Earlier answers' }))
    await user.click(section.getByText(/^Submitted on/))
    expect(section.getByText(/by Olga Owner: “May is missing”/)).toBeTruthy()
    expect(section.getByText('Payroll')).toBeTruthy()
  })
})
