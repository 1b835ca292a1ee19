import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { people } from '../../../contract/calls/employees/employees.ts'
import { signInForTest } from '../../testing/render.tsx'
import { serveCall } from '../../testing/fake-server.ts'
import { at, heading, open, saved, stepOf } from './testing/open-questionnaire.ts'
import { createFakeServer, invitation } from './testing/fake-questionnaire-server.ts'

let pretend = createFakeServer()

beforeEach(() => {
  pretend = createFakeServer()
  pretend.serve()
})

describe('a link opened by somebody who is signed in', () => {
  it.each(['welcome', 'review'])('says whose questionnaire it is at the %s', async (step) => {
    signInForTest({ uid: 'user-2', email: 'carl@northwind.example', displayName: 'Carl' })
    open(at(step))
    const note = await screen.findByText(/You are signed in as carl@northwind.example/)
    expect(note.textContent).toMatch(/is for Ada Lovelace \(ada@northwind.example\)/)
  })

  it('says nothing where it is their own, however the address is written', async () => {
    signInForTest({ uid: 'user-1', email: 'Ada@Northwind.example', displayName: 'Ada' })
    open(at())
    await heading('Hello, Ada')
    expect(screen.queryByText(/You are signed in as/)).toBeNull()
  })
})

describe('an answer written from right to left', () => {
  const text = 'التخطيط والميزانية'

  it.each([
    ['about-you', 'full_name'],
    ['title_department', 'title_department'],
    ['career_goals', 'career_goals'],
    ['review', 'career_goals'],
  ])('is aligned by its own language at %s', async (step, id) => {
    pretend.write({ [id]: text })
    open(at(step))
    const shown = step === 'review' ? await screen.findByText(text) : await screen.findByDisplayValue(text)
    expect(shown.getAttribute('dir')).toBe('auto')
  })
})

describe('a first visit', () => {
  it('lets what the invitation says be cleared on the first visit, and does not bring it back', async () => {
    const app = open(at('about-you'))
    await heading('About you')
    const field = screen.getByDisplayValue('Ada Lovelace')
    await app.user.clear(field)
    expect(field).toHaveProperty('value', '')
    await app.user.click(screen.getByRole('button', { name: 'Continue' }))
    expect(screen.getByRole('alert').textContent).toMatch(/^Please answer:/)
    expect(stepOf(app)).toBe('about-you')
    await waitFor(() => expect(saved()).toBe('saved'))
    expect(field).toHaveProperty('value', '')
    await app.user.type(field, 'Ada King')
    await app.user.click(screen.getByRole('button', { name: 'Continue' }))
    await heading('Your Role & Responsibilities')
    await waitFor(() =>
      expect(pretend.answers()).toEqual({ full_name: 'Ada King', company: 'Northwind Traders' }),
    )
  })
})

describe('the welcome', () => {
  it('says truly how many questions come, how, and for how long', async () => {
    open(at('welcome'))
    await heading('Hello, Ada')
    expect(screen.getByText('About 15 minutes')).toBeTruthy()
    expect(screen.getByText(/^22 questions: the first 2 together, the others one at a time/)).toBeTruthy()
    open(at('about-you'))
    await heading('About you')
    expect(screen.getAllByRole('textbox')).toHaveLength(2)
  })
})

describe('joining before answering', () => {
  it('is offered first to whoever is invited as an admin', async () => {
    serveCall(people.getInvitationStatus, { status: invitation({ membershipRole: 'admin' }) })
    open(at('welcome'))
    const link = await screen.findByRole('link', { name: 'Join Northwind Traders as an admin' })
    expect(link.getAttribute('href')).toBe(`#/login/${invitation().code}`)
    expect(screen.getByText(/You are invited to Northwind Traders as an admin/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Start' })).toBeTruthy()
  })

  it('is a quieter link for everybody else', async () => {
    open(at('welcome'))
    const link = await screen.findByRole('link', { name: 'join Northwind Traders with your e-mail address' })
    expect(link.getAttribute('href')).toBe(`#/login/${invitation().code}`)
    expect(screen.queryByText(/as an admin/)).toBeNull()
  })

  it('is not offered once they have joined', async () => {
    serveCall(people.getInvitationStatus, {
      status: invitation({ state: 'accepted', membershipRole: 'admin' }),
    })
    open(at('welcome'))
    await heading('Hello, Ada')
    expect(screen.queryByRole('link', { name: /join/i })).toBeNull()
  })
})
