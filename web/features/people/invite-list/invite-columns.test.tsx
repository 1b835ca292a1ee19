import { waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { messages } from '../../../../contract/http/failures.ts'
import { people, type CheckedInvite } from '../../../../contract/calls/employees/employees.ts'
import { serveCall, failureResponse, serveFailure } from '../../../testing/fake-server.ts'
import { fill, openInvite } from '../testing/open-invite-dialog.tsx'
import { sampleResult } from '../testing/sample-people.ts'
import { serve } from '../testing/serve-people.ts'
import { ben, invitationStages as world } from '../testing/sample-worlds.ts'

const invitesSent = () => {
  const asked: unknown[] = []
  serveCall(people.sendEmployeeInvites, ({ body }) => {
    asked.push(body)
    return { results: [sampleResult(ben)] }
  })
  return asked
}

describe('columns of a list', () => {
  it('are told as they were understood, with what is above the headings and what is not read', async () => {
    serve(world)
    const { user, dialog } = await openInvite('many')
    await fill(
      user,
      dialog.getByLabelText('People'),
      'Mitarbeiter im Mai\nName;E-Mail;Abteilung;Position;Telefon\nJürgen Müller;j@x.example;Küche;Koch;1',
    )
    expect(
      await dialog.findByText(
        'Columns: Name = Name, E-Mail = E-mail, Abteilung = Department, Position = Job title',
      ),
    ).toBeTruthy()
    expect(dialog.getByText('Column not read: Telefon')).toBeTruthy()
    expect(dialog.getByText('Row above the headings, skipped: “Mitarbeiter im Mai”')).toBeTruthy()
    expect(dialog.getByText('Koch · Küche')).toBeTruthy()
  })

  it('that are not known are asked for before anybody is invited', async () => {
    serve(world)
    const asked = invitesSent()
    const { user, dialog } = await openInvite('many')
    await fill(user, dialog.getByLabelText('People'), 'kim@x.example;Buyer\nlee@x.example;Cook')
    const column = await dialog.findByLabelText('Column 2: Buyer, Cook')
    const button = await dialog.findByRole('button', { name: 'Make 2 invitations' })
    expect(button).toHaveProperty('disabled', true)
    expect(within(column).queryByText('E-mail')).toBeNull()
    await user.selectOptions(column, 'Job title')
    await waitFor(() => expect(button).toHaveProperty('disabled', false))
    expect(dialog.getByText('Buyer')).toBeTruthy()
    await user.selectOptions(dialog.getByLabelText('Column 2: Buyer, Cook'), 'Leave out')
    expect(await dialog.findByText('Column not read: Column 2')).toBeTruthy()
    await user.selectOptions(dialog.getByLabelText('Column 2: Buyer, Cook'), 'Department')
    await user.click(button)
    await waitFor(() => expect(asked).toHaveLength(1))
    expect(asked).toEqual([
      {
        invites: [
          { name: 'Kim', email: 'kim@x.example', role: '', department: 'Buyer' },
          { name: 'Lee', email: 'lee@x.example', role: '', department: 'Cook' },
        ],
      },
    ])
  })
})

describe('an address of a list that cannot be taken as it stands', () => {
  it('is asked about, and its line is sent with the one that was meant', async () => {
    serve(world)
    const asked = invitesSent()
    const { user, dialog } = await openInvite('many')
    await fill(
      user,
      dialog.getByLabelText('People'),
      'Pat O’Brien <pat.o’brien@x.example>\nAnn o’neill@x.example\nanna٤٠@x.example\nnobody@',
    )
    expect(await dialog.findByText('Line 1: Invalid email format')).toBeTruthy()
    for (const meant of ["pat.o'brien@x.example", "o'neill@x.example", 'anna40@x.example'])
      await user.click(await dialog.findByRole('button', { name: `Did you mean ${meant}?` }))
    expect(dialog.getByText('Line 4: Invalid email format')).toBeTruthy()
    expect(dialog.queryByRole('button', { name: /^Did you mean/ })).toBeNull()
    await user.click(await dialog.findByRole('button', { name: 'Make 3 invitations' }))
    await waitFor(() => expect(asked).toHaveLength(1))
    expect(asked).toMatchObject([
      {
        invites: [
          { name: 'Pat O’Brien', email: "pat.o'brien@x.example" },
          { name: 'Ann', email: "o'neill@x.example" },
          { name: 'Anna40', email: 'anna40@x.example' },
        ],
      },
    ])
  })
})

const belongs = messages.addressBelongsTo('Ben Okafor')

/** A server on which the address of Ben may be given to nobody else without a yes. */
const serveConflict = () => {
  serve(world)
  serveCall(people.checkInvitations, ({ body }) => ({
    rows: people.checkInvitations.in
      .parse(body)
      .invites.map(({ email, name, replaceName }): CheckedInvite => {
        const isFree = name === 'Ben Okafor' || replaceName === true
        const known = { email: String(email), changes: [], note: null }
        return isFree
          ? { ...known, outcome: 'send-again' }
          : { ...known, outcome: 'bad', note: belongs, nameInList: 'Ben Okafor' }
      }),
  }))
}

describe('an address of somebody with another name', () => {
  it.each([
    ['Keep Ben Okafor', { name: 'Ben Okafor', email: 'e2@northwind.example', role: '', department: '' }],
    [
      'Change to Ann Lee',
      { name: 'Ann Lee', email: 'e2@northwind.example', role: 'Cook', department: 'Bar', replaceName: true },
    ],
  ])('is left out of a list until somebody says %s', async (choice, invite) => {
    serveConflict()
    const asked = invitesSent()
    const { user, dialog } = await openInvite('many')
    await fill(user, dialog.getByLabelText('People'), 'Ann Lee <e2@northwind.example>, Cook, Bar')
    expect(await dialog.findByText(`Line 1: ${belongs}`)).toBeTruthy()
    expect(dialog.getByRole('button', { name: 'Make invitations' })).toHaveProperty('disabled', true)
    await user.click(dialog.getByRole('button', { name: choice }))
    const button = await dialog.findByRole('button', { name: 'Make 1 invitation' })
    expect(dialog.getByRole('button', { name: choice }).getAttribute('aria-pressed')).toBe('true')
    await user.click(button)
    await waitFor(() => expect(asked).toEqual([{ invites: [invite] }]))
  })

  it('keeps its name where no other one was given', async () => {
    serveConflict()
    const asked = invitesSent()
    const { user, dialog } = await openInvite('many')
    await fill(user, dialog.getByLabelText('People'), 'e2@northwind.example')
    expect(await dialog.findByText(/^Ben Okafor/, { selector: 'li span' })).toBeTruthy()
    expect(dialog.queryByRole('button', { name: 'Keep Ben Okafor' })).toBeNull()
    await user.click(await dialog.findByRole('button', { name: 'Make 1 invitation' }))
    await waitFor(() =>
      expect(asked).toEqual([
        { invites: [{ name: 'Ben Okafor', email: 'e2@northwind.example', role: '', department: '' }] },
      ]),
    )
  })

  it.each([
    ['Keep Ben Okafor', { name: 'Ben Okafor', role: '' }],
    ['Change the name to Ann Lee', { name: 'Ann Lee', role: 'Cook', replaceName: true }],
  ])('is refused in the form for one, which offers %s', async (choice, expected) => {
    serveConflict()
    const { user, dialog } = await openInvite('one')
    serveFailure(
      people.createInvitation,
      failureResponse('BUSINESS_LOGIC_ERROR', belongs, {
        details: [{ path: 'replaceName', message: belongs }],
      }),
    )
    await fill(user, dialog.getByLabelText('Name'), 'Ann Lee')
    await fill(user, dialog.getByLabelText('E-mail'), 'e2@northwind.example')
    await fill(user, dialog.getByLabelText('Job title (optional)'), 'Cook')
    await user.click(dialog.getByRole('button', { name: 'Make invitation' }))
    expect(await dialog.findByText(belongs)).toBeTruthy()
    const asked: unknown[] = []
    serveCall(people.createInvitation, ({ body }) => {
      asked.push(body)
      return { result: sampleResult(ben) }
    })
    await user.click(await dialog.findByRole('button', { name: choice }))
    await waitFor(() => expect(asked).toMatchObject([{ email: 'e2@northwind.example', ...expected }]))
  })
})
