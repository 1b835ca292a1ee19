import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { messages } from '../../../../contract/http/failures.ts'
import { people } from '../../../../contract/calls/employees/employees.ts'
import { serveCall, failureResponse, serveFailure } from '../../../testing/fake-server.ts'
import { renderScreen } from '../../../testing/render.tsx'
import InvitePanel from '../invite/invite-panel.tsx'
import { fill, openInvite } from '../testing/open-invite-dialog.tsx'
import { serve } from '../testing/serve-people.ts'
import { invitationStages as world } from '../testing/sample-worlds.ts'

const lines = 'new@x.example\ne2@northwind.example\ne1@northwind.example\ne4@northwind.example'

it('says what each line would do before anything is sent, and leaves out what cannot be done', async () => {
  serve(world)
  serveCall(people.checkInvitations, {
    rows: [
      { email: 'new@x.example', outcome: 'invite', changes: [], note: null },
      { email: 'e2@northwind.example', outcome: 'update', changes: ['name', 'role'], note: null },
      {
        email: 'e1@northwind.example',
        outcome: 'answered',
        changes: [],
        note: messages.answeredInvitedToJoin,
        notice: messages.reminderNotWanted,
      },
      { email: 'e4@northwind.example', outcome: 'bad', changes: [], note: messages.alreadyMember },
    ],
  })
  const { user, dialog } = await openInvite('many')
  await fill(user, dialog.getByLabelText('People'), lines)
  expect(
    await dialog.findByText(
      '1 person would be invited, 1 person would be updated and sent the invitation again, and 1 person has answered already. Nothing has been sent yet.',
    ),
  ).toBeTruthy()
  expect(dialog.getByText(/would be sent the invitation again; name and role would change/)).toBeTruthy()
  expect(dialog.getByText(`Line 4: ${messages.alreadyMember}`)).toBeTruthy()
  expect(dialog.getByText('3 people ready, 1 line with a problem is left out')).toBeTruthy()
  expect(dialog.getByRole('button', { name: 'Make 3 invitations' })).toBeTruthy()

  const made: Blob[] = []
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) made.push(blob)
    return 'blob:rows'
  })
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await user.click(dialog.getByRole('button', { name: 'What each line would do (CSV)' }))
  expect((await made[0]?.text())?.split('\r\n').slice(1)).toEqual([
    '1,New,new@x.example,Would be invited,',
    '2,E2,e2@northwind.example,"Would be sent the invitation again, and updated",name and role would change',
    `3,E1,e1@northwind.example,Has answered already,${messages.answeredInvitedToJoin} ${messages.reminderNotWanted}`,
    `4,E4,e4@northwind.example,Would be left out,${messages.alreadyMember}`,
  ])
  create.mockRestore()
  click.mockRestore()
})

it('says of whom no mail would tell that they are invited, and why', async () => {
  serve(world)
  const notices = [messages.invitationJustSent(7), messages.reminderNotWanted]
  serveCall(people.checkInvitations, {
    rows: [
      { email: 'new@x.example', outcome: 'invite', changes: [], note: null },
      { email: 'e2@northwind.example', outcome: 'update', changes: ['name'], note: null, notice: notices[0] },
      { email: 'e3@northwind.example', outcome: 'send-again', changes: [], note: null, notice: notices[1] },
    ],
  })
  const { user, dialog } = await openInvite('many')
  await fill(
    user,
    dialog.getByLabelText('People'),
    'new@x.example\ne2@northwind.example\ne3@northwind.example',
  )
  expect(
    await dialog.findByText(
      '1 person would be invited and 2 people would be invited without a mail. Nothing has been sent yet.',
    ),
  ).toBeTruthy()
  expect(
    dialog.getByText((text) =>
      text.includes(`would be invited without a mail; name would change; ${notices[0]}`),
    ),
  ).toBeTruthy()
  expect(
    dialog.getByText((text) => text.includes(`would be invited without a mail; ${notices[1]}`)),
  ).toBeTruthy()
  expect(dialog.queryByText(/sent the invitation again/)).toBeNull()
})

it('where it cannot be checked says so, tries again, and lets people be invited all the same', async () => {
  serve(world)
  serveFailure(people.checkInvitations, failureResponse('INTERNAL', messages.internal))
  const { user, dialog } = await openInvite('many')
  await fill(user, dialog.getByLabelText('People'), 'new@x.example')
  expect(await dialog.findByText('The lines couldn’t be checked')).toBeTruthy()
  expect(dialog.getByRole('button', { name: 'Make 1 invitation' })).toHaveProperty('disabled', false)
  serve(world)
  await user.click(dialog.getByRole('button', { name: 'Check again' }))
  expect(await dialog.findByText('1 person would be invited. Nothing has been sent yet.')).toBeTruthy()
})

it('a table without addresses is told as a whole, with its columns', async () => {
  serve(world)
  const { user, dialog } = await openInvite('many')
  await fill(user, dialog.getByLabelText('People'), 'Vorname;Nachname\nAda;Lovelace\nBen;Okafor')
  expect(await dialog.findByText('There is no column for e-mail addresses')).toBeTruthy()
  expect(dialog.getByText(/The columns are: Vorname, Nachname\./)).toBeTruthy()
  expect(dialog.queryByText(/Invalid email format/)).toBeNull()
})

it.each([
  ['UTF-16, little end first', [0xff, 0xfe], (code: number) => [code & 255, code >> 8]],
  ['UTF-16, big end first', [0xfe, 0xff], (code: number) => [code >> 8, code & 255]],
  [
    'UTF-8 with its mark',
    [0xef, 0xbb, 0xbf],
    (code: number) => [...new TextEncoder().encode(String.fromCharCode(code))],
  ],
])('reads a file in %s', async (_name, mark, bytesOf) => {
  serve(world)
  const { user, dialog, baseElement } = await openInvite('many')
  const text = 'name;email\nJos\u00e9;jose@x.example'
  const bytes = new Uint8Array([
    ...mark,
    ...Array.from(text, (letter) => bytesOf(letter.charCodeAt(0))).flat(),
  ])
  const input = baseElement.querySelector('input[type="file"]')
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no place for a file.')
  await user.upload(input, new File([bytes], 'people.csv', { type: 'text/csv' }))
  expect(await dialog.findByText('1 person ready')).toBeTruthy()
  expect(dialog.getByText(/^José/)).toBeTruthy()
})

it('10,000 lines are read and checked, and a cell that a spreadsheet would run is a name', async () => {
  serve(world)
  const { user, dialog } = await openInvite('many')
  const rows = Array.from({ length: 9_999 }, (_, index) => `Person ${index},p${index}@x.example`)
  await fill(
    user,
    dialog.getByLabelText('People'),
    ['name,email', '=cmd(),cmd@x.example', ...rows].join('\n'),
  )
  expect(await dialog.findByText('10,000 people ready', {}, { timeout: 20_000 })).toBeTruthy()
  expect(
    await dialog.findByText(
      '10,000 people would be invited. Nothing has been sent yet.',
      {},
      { timeout: 20_000 },
    ),
  ).toBeTruthy()
  expect(dialog.getByText(/^=cmd\(\)/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Make 10,000 invitations' })).toHaveProperty('disabled', false)
}, 60_000)

it('names the language that each line was understood in', async () => {
  serve(world)
  serveCall(people.checkInvitations, { rows: [] })
  const { user, dialog } = await openInvite('many')
  await fill(user, dialog.getByLabelText('People'), 'Ann Lee <ann@x.example>, Cook, Kitchen, german')
  expect(await dialog.findByText('Cook · Kitchen · German')).toBeTruthy()
})

it('says of the own address that this is you, in the list and in the form for one', async () => {
  serve({ employees: [] })
  const { user } = renderScreen(<InvitePanel onUnsent={() => undefined} />)
  await user.click(await screen.findByLabelText('People'))
  await user.paste('e6@northwind.example\nAda <ADA@northwind.example>, Founder')
  expect(
    await screen.findByText(
      'Your own address is among them (line 2). You’ll be invited to answer like everybody else.',
    ),
  ).toBeTruthy()
  expect(screen.getAllByText('this is you').map((note) => note.parentElement?.textContent)).toEqual([
    expect.stringContaining('ADA@northwind.example'),
  ])
  expect(await screen.findByRole('button', { name: 'Make 2 invitations' })).toHaveProperty('disabled', false)
  await user.click(screen.getByRole('radio', { name: 'One person' }))
  const email = await screen.findByLabelText('E-mail')
  await user.type(email, 'eve@northwind.example')
  expect(screen.queryByText(/^This is your own address/)).toBeNull()
  await user.clear(email)
  await user.type(email, 'ada@northwind.example')
  expect(screen.getByText(/^This is your own address/)).toBeTruthy()
})
