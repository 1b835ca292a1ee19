import { screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { messages } from '../../../../contract/http/failures.ts'
import { people } from '../../../../contract/calls/employees/employees.ts'
import { runs, type Run } from '../../../../contract/calls/batch-jobs.ts'
import { serveCall } from '../../../testing/fake-server.ts'
import { fill, openInvite } from '../testing/open-invite-dialog.tsx'
import { sampleInvitation, samplePerson, sampleResult } from '../testing/sample-people.ts'
import { serve } from '../testing/serve-people.ts'
import { ada, invitationStages as world } from '../testing/sample-worlds.ts'

/** The texts of the files that the page hands out. */
const watchDownloads = (): (() => Promise<string | undefined>) => {
  const made: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) made.push(blob)
    return 'blob:rows'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  return async () => made.at(-1)?.text()
}
afterEach(() => vi.restoreAllMocks())

const heads = 'Line,Name,E-mail,Job title,Department,Result,Reason,Link'
const link = 'http://muster.example/#/questionnaire/e6'

it('what became of each line of a list is a file, in the order of the list', async () => {
  serve(world)
  serveCall(people.sendEmployeeInvites, {
    results: [
      sampleResult(samplePerson('e6', 'Fiona')),
      sampleResult(ada, { success: false, inviteLink: null, error: messages.alreadyMember }),
    ],
  })
  const { user, dialog } = await openInvite('many')
  await fill(
    user,
    dialog.getByLabelText('People'),
    'Fiona <e6@northwind.example>, =1+1, Sales\nnonsense\nE6@Northwind.example\n\ne1@northwind.example',
  )
  expect(await dialog.findByText('Line 3: Same e-mail address as line 1')).toBeTruthy()
  await user.click(await dialog.findByRole('button', { name: 'Make 2 invitations' }))
  const file = watchDownloads()
  await user.click(await dialog.findByRole('button', { name: 'Download the results (CSV)' }))
  expect((await file())?.replace('\uFEFF', '').split('\r\n')).toEqual([
    heads,
    `1,Fiona,e6@northwind.example,'=1+1,Sales,Invited,,${link}`,
    '2,nonsense,,,,Left out,Email is required: there is no e-mail address in this line,',
    '3,E6,E6@Northwind.example,,,Left out,Same e-mail address as line 1,',
    `5,E1,e1@northwind.example,,,Failed,${messages.alreadyMember},`,
  ])
})

it('each is told by the name that was given, with the address below, also where it failed', async () => {
  serve(world)
  serveCall(people.sendEmployeeInvites, {
    results: [
      sampleResult(samplePerson('e6', 'Fiona Hale')),
      sampleResult(samplePerson('e7', 'q@northwind.example', { email: 'q@northwind.example' })),
      sampleResult(ada, { success: false, employee: null, inviteLink: null, error: messages.alreadyMember }),
    ],
  })
  const { user, dialog } = await openInvite('many')
  await fill(
    user,
    dialog.getByLabelText('People'),
    'Fiona Hale <e6@northwind.example>\nq@northwind.example\nCountess Ada <e1@northwind.example>',
  )
  const make = await dialog.findByRole('button', { name: 'Make 3 invitations' })
  const read = within(dialog.getByRole('group', { name: 'Lines' })).getAllByRole('listitem')
  expect(read.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Fiona Hale e6@northwind\.example/),
    expect.stringMatching(/^Line 2: q@northwind\.example *(?!.*q@)/),
    expect.stringMatching(/Countess Ada e1@northwind\.example/),
  ])
  expect(dialog.queryByText('name taken from the address')).toBeNull()
  await user.click(make)
  const list = within(await dialog.findByRole('list', { name: 'Results' }))
  const who = list
    .getAllByRole('listitem')
    .map((row) => row.querySelector('.invite-results__who')?.childNodes)
  expect(who.map((parts) => [...(parts ?? [])].map(({ textContent }) => textContent))).toEqual([
    ['Fiona Hale', 'e6@northwind.example'],
    ['q@northwind.example'],
    ['Countess Ada', 'e1@northwind.example', messages.alreadyMember],
  ])
  expect(list.getByRole('button', { name: 'Copy the link of Fiona Hale' })).toBeTruthy()
})

it('and so it is of a run, with the links of who has not begun', async () => {
  const fiona = samplePerson('e6', 'Fiona')
  serve({
    ...world,
    employees: [...world.employees, fiona],
    invitations: [...world.invitations, sampleInvitation('e6')],
  })
  const run: Run = {
    id: 'run-1',
    kind: 'invitations',
    state: 'finished',
    total: 26,
    done: 25,
    failed: 1,
    startedAt: '2026-11-20T09:00:00.000Z',
    finishedAt: '2026-11-20T09:00:09.000Z',
  }
  let sent: unknown
  serveCall(people.startInvitations, ({ body }) => {
    sent = people.startInvitations.in.parse(body).invites[0]
    return { run }
  })
  const error = messages.alreadyMember
  serveCall(runs.getRun, { run, failures: [{ label: ada.email, success: false, error }] })
  const { user, dialog } = await openInvite('many')
  const others = Array.from({ length: 24 }, (_, index) => `p${index}@x.example`)
  await fill(
    user,
    dialog.getByLabelText('People'),
    ['Fiona <e6@northwind.example>, Buyer', 'nonsense', 'e1@northwind.example', ...others].join('\n'),
  )
  await user.click(await dialog.findByRole('button', { name: 'Make 26 invitations' }))
  expect(await screen.findByText('25 people invited, 1 failed, 1 line left out')).toBeTruthy()
  expect(sent).toEqual({
    line: 1,
    name: 'Fiona',
    email: 'e6@northwind.example',
    role: 'Buyer',
    department: '',
  })
  const file = watchDownloads()
  const nobody = { role: '', department: '' }
  serveCall(runs.getRunResults, {
    results: [
      {
        label: 'e6@northwind.example',
        success: true,
        error: null,
        invited: { line: 1, name: 'Fiona', email: 'e6@northwind.example', role: 'Buyer', department: '' },
      },
      {
        label: ada.email,
        success: false,
        error,
        invited: { line: 3, name: 'E1', email: ada.email, ...nobody },
      },
    ],
    next: null,
  })
  await user.click(screen.getByRole('button', { name: 'Download all results (CSV)' }))
  await vi.waitFor(async () => expect(await file()).toBeDefined())
  expect((await file())?.replace('\uFEFF', '').split('\r\n')).toEqual([
    heads,
    // This server keeps its mails.
    `1,Fiona,e6@northwind.example,Buyer,,"Invited, no mail sent",,${link}`,
    '2,nonsense,,,,Left out,Email is required: there is no e-mail address in this line,',
    `3,E1,e1@northwind.example,,,Failed,${error},`,
  ])
})
