import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { people } from '../../../../contract/calls/employees/employees.ts'
import { questionnaires } from '../../../../contract/calls/submissions.ts'
import { questionOf } from '../../../../insights/questionnaire/questionnaire.ts'
import { failureResponse, serveFailure } from '../../../testing/fake-server.ts'
import { at, complete, heading, key, open, saved, textbox } from '../testing/open-questionnaire.ts'
import { createFakeServer } from '../testing/fake-questionnaire-server.ts'

let pretend = createFakeServer()

/** Tries to close the page; true where the browser would ask first. */
const leave = () => {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

beforeEach(() => {
  pretend = createFakeServer()
  pretend.serve()
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('“Saved”', () => {
  it('says where the answer is: on the device, being sent, on the server', async () => {
    open(at('career_goals'))
    const field = await textbox()
    expect(saved()).toBe('nothing')
    fireEvent.change(field, { target: { value: 'Rome' } })
    expect(saved()).toBe('device')
    expect(localStorage.getItem(key)).toMatch(/Rome/)
    const release = pretend.holdSaves()
    await waitFor(() => expect(saved()).toBe('saving'), { timeout: 4_000 })
    release()
    await waitFor(() => expect(saved()).toBe('saved'), { timeout: 4_000 })
    expect(pretend.answers()).toEqual({ career_goals: 'Rome' })
  })

  it('keeps while offline and sends at once when back', async () => {
    open(at('career_goals'))
    const field = await textbox()
    serveFailure(questionnaires.saveDraft, () => Response.error())
    const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    fireEvent(window, new Event('offline'))
    fireEvent.change(field, { target: { value: 'Rome' } })
    await waitFor(() => expect(saved()).toBe('offline'))
    expect(screen.getAllByText('Offline — kept on this device, will be sent').length).toBeGreaterThan(0)
    pretend.serve()
    connection.mockReturnValue(true)
    fireEvent(window, new Event('online'))
    await waitFor(() => expect(saved()).toBe('saved'), { timeout: 4_000 })
  })

  it('waits as long as a server that is away asks for, then goes on by itself', async () => {
    open(at('career_goals'))
    const field = await textbox()
    serveFailure(questionnaires.saveDraft, () =>
      failureResponse('UNAVAILABLE', 'Away', { headers: { 'retry-after': '1' } }),
    )
    fireEvent.change(field, { target: { value: 'Rome' } })
    await waitFor(() => expect(saved()).toBe('away'))
    pretend.serve()
    await waitFor(() => expect(saved()).toBe('saved'), { timeout: 4_000 })
  })

  it.each([
    [
      'The reply came from something between this device and Muster, such as a network’s login page or a proxy.',
      () => HttpResponse.html('<h1>Welcome aboard</h1>'),
    ],
    ['a proxy that takes no large body', () => HttpResponse.html('<h1>Too large</h1>', { status: 413 })],
  ])('takes the answer of %s for no refusal, and goes on by itself', async (_, response) => {
    open(at('career_goals'))
    const field = await textbox()
    serveFailure(questionnaires.saveDraft, response)
    fireEvent.change(field, { target: { value: 'Rome' } })
    await waitFor(() => expect(saved()).toBe('away'), { timeout: 4_000 })
    expect(screen.queryByRole('alert')).toBeNull()
    pretend.serve()
    await waitFor(() => expect(saved()).toBe('saved'), { timeout: 4_000 })
    expect(pretend.answers()).toEqual({ career_goals: 'Rome' })
  })

  const page = (status: number) => () =>
    HttpResponse.html('<h1>Not Muster</h1>', { status, headers: { 'retry-after': '0.1' } })
  const between =
    /^The reply came from something between this device and Muster, such as a network’s login page or a proxy\./
  it.each([
    ['a proxy that takes no large body', page(413), between],
    ['a network that wants a sign-in', page(511), between],
    ['a proxy that does not come through', page(502), between],
    [
      'a way that leads to another origin',
      () => HttpResponse.error(),
      /^Muster can’t be reached right now\..*Saved data is safe, and nothing was lost here\./,
    ],
  ])(
    'says what is the matter where it lasts (%s), lets answers be taken along, and goes on by itself',
    async (_, response, what) => {
      open(at('career_goals'))
      const field = await textbox()
      serveFailure(questionnaires.saveDraft, response)
      fireEvent.change(field, { target: { value: 'Rome' } })
      await waitFor(() => expect(saved()).toBe('away'), { timeout: 4_000 })
      const note = within(await screen.findByRole('alert', {}, { timeout: 12_000 }))
      expect(note.getByText(what)).toBeDefined()
      expect(note.getByText(/They are sent automatically as soon as possible/)).toBeDefined()
      expect(note.getByRole('button', { name: 'Download my answers' })).toBeDefined()
      expect(saved()).toBe('held')
      pretend.serve()
      fireEvent.click(note.getByRole('button', { name: 'Try again' }))
      await waitFor(() => expect(saved()).toBe('saved'), { timeout: 4_000 })
      expect(screen.queryByRole('alert')).toBeNull()
    },
  )

  it('says so, and asks before leaving, only where nothing is kept', async () => {
    const full = {
      getItem: () => null,
      setItem() {
        throw new DOMException('full', 'QuotaExceededError')
      },
      removeItem() {},
      clear() {},
      key: () => null,
      length: 0,
    }
    open(at('career_goals'))
    const field = await textbox()
    expect(leave()).toBe(false)
    vi.stubGlobal('localStorage', full)
    fireEvent.change(field, { target: { value: 'Rome' } })
    expect((await screen.findByRole('alert')).textContent).toMatch(/not keeping your answers/)
    expect(saved()).toBe('unsafe')
    expect(leave()).toBe(true)
    await waitFor(() => expect(saved()).toBe('saved'), { timeout: 4_000 })
    expect(leave()).toBe(false)
  })
})

describe('what cannot be sent', () => {
  it('is counted, so that all else is known to be saved', async () => {
    open(at('career_goals'))
    fireEvent.change(await textbox(), { target: { value: 'x'.repeat(5_001) } })
    expect(saved()).toBe('held')
    expect(screen.getAllByText('One answer kept on this device, not sent')).not.toHaveLength(0)
  })
})

describe('coming back', () => {
  it('goes on where it stopped after a reload in the middle, the server being away', async () => {
    const first = open(at('career_goals'))
    fireEvent.change(await textbox(), { target: { value: 'Rome' } })
    first.unmount()
    for (const call of [
      people.getInvitationStatus,
      questionnaires.getMySubmission,
      questionnaires.saveDraft,
    ]) {
      serveFailure(call, () => failureResponse('UNAVAILABLE', 'Away', { headers: { 'retry-after': '1' } }))
    }
    open(at('career_goals'))
    expect(await screen.findByDisplayValue('Rome')).toBeDefined()
    expect(screen.getByText('Northwind Traders')).toBeDefined()
    pretend.serve()
    await waitFor(() => expect(pretend.answers()).toEqual({ career_goals: 'Rome' }))
  })

  it('takes what another device wrote, and unsent answers of this one before it', async () => {
    const first = open(at('career_goals'))
    fireEvent.change(await textbox(), { target: { value: 'Rome' } })
    first.unmount()
    pretend.write({ career_goals: 'Paris', full_name: 'Ada L.' })
    const app = open(at())
    await heading('Welcome back, Ada')
    await app.user.click(screen.getByRole('button', { name: 'Go on where you stopped' }))
    // At the answer that was on screen, which may be half written.
    await heading(questionOf('career_goals').prompt)
    expect(await screen.findByDisplayValue('Rome')).toBeDefined()
    await app.router.navigate({ to: '.', search: { step: 'about-you' } })
    expect(await screen.findByDisplayValue('Ada L.')).toBeDefined()
  })

  it('goes on where one was, not at the review that one only looked into', async () => {
    pretend.write({ full_name: 'Ada', company: 'Northwind', role_clarity: '8' })
    const first = open(at('core_responsibilities'))
    await textbox()
    await first.router.navigate({ to: '.', search: { step: 'review', back: 'core_responsibilities' } })
    await heading('Your answers')
    first.unmount()
    const app = open(at())
    await app.user.click(await screen.findByRole('button', { name: 'Go on where you stopped' }))
    // On another device a later question was answered.
    expect(await heading(questionOf('reporting_structure').prompt)).toBeDefined()
  })

  it('hears of a second tab', async () => {
    open(at('career_goals'))
    await textbox()
    const edit = { text: 'From the other tab', at: Date.now(), by: 'other', stored: null }
    const newValue = JSON.stringify({ version: 1, about: null, edits: { career_goals: edit }, known: null })
    localStorage.setItem(key, newValue)
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
    expect(await screen.findByDisplayValue('From the other tab')).toBeDefined()
  })

  it('finds a friendly closed screen where everything was sent, in another tab too', async () => {
    open(at('career_goals'))
    await textbox()
    pretend.complete(complete)
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }))
    await heading('You have already sent your answers')
    expect(screen.getByText(/can open your answers again/)).toBeDefined()
    expect(document.body.textContent).not.toMatch(/reopen/)
  })

  it('keeps what a closed questionnaire did not take, and says so', async () => {
    open(at('career_goals'))
    const field = await textbox()
    pretend.complete(complete)
    fireEvent.change(field, { target: { value: 'Rome' } })
    const note = await screen.findByText(/One answer on this device is not known to have been sent/)
    // Which one it is, and nothing that only who has signed in may read.
    expect(note.textContent).toContain(`${questionOf('career_goals').prompt}Rome`)
    expect(screen.queryByText('There is nothing left to do.', { exact: false })).toBeNull()
    expect(screen.queryByText('Read what you sent')).toBeNull()
    expect(localStorage.getItem(key)).toMatch(/Rome/)
  })
})
