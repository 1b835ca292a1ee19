import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Output } from '../../../../contract/http/call.ts'
import { messages } from '../../../../contract/http/failures.ts'
import { people } from '../../../../contract/calls/employees/employees.ts'
import { runs, type Run } from '../../../../contract/calls/batch-jobs.ts'
import { renderScreen } from '../../../testing/render.tsx'
import { serveCall } from '../../../testing/fake-server.ts'
import { storeSkippedLines, skippedLines } from './skipped-lines.ts'
import { parseInvites } from '../list-parser/parse-invites.ts'
import SubmissionsPage from '../people-page.tsx'
import { samplePerson, sampleResult } from '../testing/sample-people.ts'
import { fill, openInvite } from '../testing/open-invite-dialog.tsx'
import { serve } from '../testing/serve-people.ts'
import { ada, ben, invitationStages as world } from '../testing/sample-worlds.ts'

describe('inviting many', () => {
  it('shows each line with its problem, sends the rest, and shows each result', async () => {
    serve(world)
    const asked: unknown[] = []
    serveCall(people.sendEmployeeInvites, ({ body }) => {
      asked.push(body)
      return {
        results: [
          sampleResult(samplePerson('e6', 'Fiona')),
          sampleResult(ada, { success: false, inviteLink: null, error: messages.alreadyMember }),
        ],
      }
    })
    const { user, dialog } = await openInvite('many')
    await screen.findByText('4 people')
    await user.click(dialog.getByLabelText('People'))
    await user.paste('Fiona <e6@northwind.example>, Buyer, Sales\nnonsense\ne1@northwind.example')
    expect(await dialog.findByText('2 people ready, 1 line with a problem is left out')).toBeTruthy()
    expect(
      dialog.getByText('Line 2: Email is required: there is no e-mail address in this line'),
    ).toBeTruthy()
    expect(
      await dialog.findByText('would be sent the invitation again', { exact: false, selector: 'li span' }),
    ).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Make 2 invitations' }))
    expect(await dialog.findByText('1 person invited, 1 failed, 1 line left out')).toBeTruthy()
    expect(dialog.getByText('Line 2 nonsense')).toBeTruthy()
    expect(
      dialog.getByText('Left out: Email is required: there is no e-mail address in this line'),
    ).toBeTruthy()
    expect(dialog.queryByText(/Already in the list/)).toBeNull()
    expect(dialog.getByText('User is already a member of this organization')).toBeTruthy()
    expect(dialog.getByRole('button', { name: 'Copy the link of Fiona' })).toBeTruthy()
    expect(asked).toEqual([
      {
        invites: [
          { name: 'Fiona', email: 'e6@northwind.example', role: 'Buyer', department: 'Sales' },
          { name: 'E1', email: 'e1@northwind.example', role: '', department: '' },
        ],
      },
    ])
  })

  it('says as what each was invited, where the line said it', async () => {
    serve(world)
    serveCall(people.sendEmployeeInvites, {
      results: [
        sampleResult(samplePerson('e6', 'Fiona')),
        sampleResult(samplePerson('e7', 'Gus')),
        sampleResult(samplePerson('e8', 'Hal')),
      ],
    })
    const { user, dialog } = await openInvite('many')
    await screen.findByText('4 people')
    await user.click(dialog.getByLabelText('People'))
    await user.paste(
      'email,membership role\ne6@northwind.example,admin\ne7@northwind.example,employee\ne8@northwind.example,',
    )
    await user.click(await dialog.findByRole('button', { name: 'Make 3 invitations' }))
    expect(await dialog.findByText('3 people invited, 0 failed')).toBeTruthy()
    expect(dialog.getAllByText(/^Invited as/).map(({ textContent }) => textContent)).toEqual([
      'Invited as an admin',
      'Invited as an employee',
    ])
  })

  it('says who of them was in the list already', async () => {
    serve(world)
    serveCall(people.sendEmployeeInvites, () => {
      const fiona = samplePerson('e6', 'Fiona')
      serve({ ...world, employees: [...world.employees, fiona] })
      return { results: [sampleResult(fiona), sampleResult(ben)] }
    })
    const { user, dialog } = await openInvite('many')
    await screen.findByText('4 people')
    await fill(user, dialog.getByLabelText('People'), 'e6@northwind.example\ne2@northwind.example')
    await user.click(await dialog.findByRole('button', { name: 'Make 2 invitations' }))
    expect(await dialog.findByText('2 people invited, 0 failed')).toBeTruthy()
    await screen.findByText('5 people')
    const again = dialog.getAllByText('Already in the list: invited again')
    expect(again.map((note) => note.parentElement?.firstChild?.textContent)).toEqual(['Ben Okafor'])
  })

  it('reads a CSV file', async () => {
    serve(world)
    const { user, dialog, baseElement } = await openInvite('many')
    const rows = ['name;email;Phone\nJosé;jose@x.example;123']
    const file = new File(rows, 'people.csv', { type: 'text/csv' })
    const input = baseElement.querySelector('input[type="file"]')
    if (!(input instanceof HTMLInputElement)) throw new Error('There is no place for a file.')
    await user.upload(input, file)
    expect(await dialog.findByText('1 person ready')).toBeTruthy()
    expect(dialog.getByLabelText('People')).toHaveProperty(
      'value',
      'name;email;Phone\nJosé;jose@x.example;123',
    )
    expect(dialog.getByText('Column not read: Phone')).toBeTruthy()
    await user.upload(input, new File([' \r\n'], 'empty.csv', { type: 'text/csv' }))
    expect(await dialog.findByText('This file is empty.')).toBeTruthy()
    expect(dialog.getByText('1 person ready')).toBeTruthy()
    await user.upload(input, new File(['email\nmei@x.example'], 'people.csv', { type: 'text/csv' }))
    await waitFor(() => expect(dialog.queryByText('This file is empty.')).toBeNull())
  })

  it.each(['', 'mei@x.example'])(
    'says of a file with headings alone that nobody is in it, below %j',
    async (typed) => {
      serve(world)
      const { user, dialog, baseElement } = await openInvite('many')
      const field = dialog.getByLabelText('People')
      if (typed !== '') await fill(user, field, typed)
      const input = baseElement.querySelector('input[type="file"]')
      if (!(input instanceof HTMLInputElement)) throw new Error('There is no place for a file.')
      await user.upload(
        input,
        new File(['Staff\nName;E-Mail;Abteilung\n'], 'people.csv', { type: 'text/csv' }),
      )
      const said =
        'people.csv was not read: there is nobody in it. Below the headings, each line is one person.'
      expect(await dialog.findByText(said)).toBeTruthy()
      expect(field).toHaveProperty('value', typed)
    },
  )

  it('says so of pasted headings, until somebody follows them', async () => {
    serve(world)
    const { user, dialog } = await openInvite('many')
    const field = dialog.getByLabelText('People')
    const said = 'There are only headings here. Below them, each line is one person.'
    await fill(user, field, 'Name;E-Mail')
    expect(await dialog.findByText(said)).toBeTruthy()
    await fill(user, field, '\nMei;mei@x.example')
    expect(await dialog.findByText('1 person ready')).toBeTruthy()
    expect(dialog.queryByText(said)).toBeNull()
  })

  it.each([
    ['a spreadsheet', [0x50, 0x4b, 0x03, 0x04, 0x14]],
    ['an older spreadsheet', [0xd0, 0xcf, 0x11, 0xe0, 0xa1]],
    ['any other file that is no text', [0x61, 0x40, 0x00, 0x62]],
  ])('refuses %s, says what to do, and keeps what was in the field', async (_, bytes) => {
    serve(world)
    const { user, dialog, baseElement } = await openInvite('many')
    await user.click(dialog.getByLabelText('People'))
    await user.paste('mei@x.example')
    const input = baseElement.querySelector('input[type="file"]')
    if (!(input instanceof HTMLInputElement)) throw new Error('There is no place for a file.')
    await user.upload(input, new File([new Uint8Array(bytes)], 'people.csv', { type: 'text/csv' }))
    expect(
      await dialog.findByText(
        'people.csv isn’t a CSV file, so nothing was read. If it is a spreadsheet, open it, save it as CSV, and read that file.',
      ),
    ).toBeTruthy()
    expect(dialog.getByLabelText('People')).toHaveProperty('value', 'mei@x.example')
    const utf16 = Uint8Array.from('\u00FF\u00FEb\0o\0@\0x\0.\0e\0', (one) => one.charCodeAt(0))
    await user.upload(input, new File([utf16], 'people.csv', { type: 'text/csv' }))
    await waitFor(() =>
      expect(dialog.getByLabelText('People')).toHaveProperty('value', 'mei@x.example\nbo@x.e'),
    )
  })

  it('keeps what is typed where a file is read, also one that is mended and read again', async () => {
    serve(world)
    const { user, dialog, baseElement } = await openInvite('many')
    const field = dialog.getByLabelText('People')
    await user.click(field)
    await user.paste('Ann <ann@x.example>, Buyer')
    const input = baseElement.querySelector('input[type="file"]')
    if (!(input instanceof HTMLInputElement)) throw new Error('There is no place for a file.')
    const read = (name: string, text: string) =>
      user.upload(input, new File([text], name, { type: 'text/csv' }))
    await read('people.csv', 'name;email\nBo;bo@x')
    await waitFor(() =>
      expect(field).toHaveProperty('value', 'name;email\nBo;bo@x\nAnn <ann@x.example>, Buyer'),
    )
    await read('people.csv', 'name;email\nBo;bo@x.example')
    const both = 'name;email\nBo;bo@x.example\nAnn <ann@x.example>, Buyer'
    await waitFor(() => expect(field).toHaveProperty('value', both))
    expect(await dialog.findByText('2 people ready')).toBeTruthy()
    await read('others.csv', 'email;name\ncy@x.example;Cy')
    expect(await dialog.findByText(/^others\.csv wasn’t read: its columns don’t fit/)).toBeTruthy()
    await read('phones.csv', 'name;phone\nCy;12')
    expect(
      await dialog.findByText(/^phones\.csv was not read: it has no column .* columns are: name, phone\./),
    ).toBeTruthy()
    expect(field).toHaveProperty('value', both)
  })

  it('adds the people of a second file of the same name, and not those of one that is read twice', async () => {
    serve(world)
    const { user, dialog, baseElement } = await openInvite('many')
    const field = dialog.getByLabelText('People')
    const input = baseElement.querySelector('input[type="file"]')
    if (!(input instanceof HTMLInputElement)) throw new Error('There is no place for a file.')
    const read = (text: string) => user.upload(input, new File([text], 'people.csv', { type: 'text/csv' }))
    await read('name;email\nBo;bo@x.example')
    expect(await dialog.findByText('1 person ready')).toBeTruthy()
    await read('name;email\nCy;cy@x.example')
    const both = 'name;email\nBo;bo@x.example\nCy;cy@x.example'
    await waitFor(() => expect(field).toHaveProperty('value', both))
    await read('name;email\nCy;cy@x.example')
    expect(await dialog.findByText('2 people ready')).toBeTruthy()
    expect(field).toHaveProperty('value', both)
  })

  it('keeps what is typed while a file is read', async () => {
    serve(world)
    const { user, dialog, baseElement } = await openInvite('many')
    const field = dialog.getByLabelText('People')
    const input = baseElement.querySelector('input[type="file"]')
    if (!(input instanceof HTMLInputElement)) throw new Error('There is no place for a file.')
    const file = new File(['cy@x.example'], 'people.csv', { type: 'text/csv' })
    const bytes = await file.arrayBuffer()
    let arrive = () => {}
    file.arrayBuffer = () =>
      new Promise((resolve) => {
        arrive = () => resolve(bytes)
      })
    await user.upload(input, file)
    await user.click(field)
    await user.paste('bo@x.example')
    arrive()
    await waitFor(() => expect(field).toHaveProperty('value', 'bo@x.example\ncy@x.example'))
  })

  const run: Run = {
    id: 'run-1',
    kind: 'invitations',
    state: 'running',
    total: 30,
    done: 10,
    failed: 0,
    startedAt: '2026-11-20T09:00:00.000Z',
    finishedAt: null,
  }

  it('invites more than a few as a run, with its true progress and what failed at its end', async () => {
    serve(world)
    let polls = 0
    let sent = 0
    serveCall(people.startInvitations, ({ body }) => {
      sent = JSON.stringify(body).split('"email"').length - 1
      return { run }
    })
    serveCall(runs.getRun, (): Output<typeof runs.getRun> =>
      polls++ === 0
        ? { run, failures: [] }
        : {
            run: { ...run, state: 'finished', done: 29, failed: 1, finishedAt: '2026-11-20T09:00:09.000Z' },
            failures: [{ label: 'p3@x.example', success: false, error: messages.alreadyMember }],
          },
    )
    const { user, dialog, router } = await openInvite('many')
    await user.click(dialog.getByLabelText('People'))
    await user.paste(
      `${Array.from({ length: 30 }, (_, index) => `p${index}@x.example`).join('\n')}\nnonsense`,
    )
    await user.click(await dialog.findByRole('button', { name: 'Make 30 invitations' }))
    expect(await screen.findByText('10 of 30 people processed')).toBeTruthy()
    expect(sent).toBe(30)
    expect(router.state.location.search).toMatchObject({ run: 'run-1' })
    expect(Number(screen.getByRole('progressbar').getAttribute('aria-valuenow'))).toBeCloseTo(33.3, 0)
    expect(await screen.findByText('29 people invited, 1 failed, 1 line left out')).toBeTruthy()
    const panel = within(screen.getByRole('region', { name: 'Inviting people' }))
    expect(panel.getByText('p3@x.example')).toBeTruthy()
    expect(panel.getByText('Line 31 nonsense')).toBeTruthy()
    expect(panel.getByText('Failed')).toBeTruthy()
    expect(panel.getByText('Line left out')).toBeTruthy()
    const made: Blob[] = []
    const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) made.push(blob)
      return 'blob:rows'
    })
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    await user.click(panel.getByRole('button', { name: 'Download the failed rows (CSV)' }))
    expect(await made[0]?.text()).toContain('p3@x.example')
    expect(click).toHaveBeenCalledOnce()
    create.mockRestore()
    click.mockRestore()
    await user.click(panel.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByText('29 people invited, 1 failed, 1 line left out')).toBeNull())
  })

  it('says in the line of the last run, too, how many lines were left out', async () => {
    const ended: Run = { ...run, state: 'finished', done: 30, finishedAt: '2026-11-20T09:00:09.000Z' }
    serve({ ...world, running: [ended] })
    serveCall(runs.getRun, { run: ended, failures: [] })
    storeSkippedLines(
      'run-1',
      skippedLines(parseInvites(`${'\n'.repeat(30)}nonsense`, { mayInviteAdmins: true })),
    )
    const { user } = renderScreen(<SubmissionsPage />)
    await user.click(
      await screen.findByRole('button', { name: /^Last run: 30 invited, 0 failed, 1 line left out/ }),
    )
    expect(await screen.findByText('30 people invited, 0 failed, 1 line left out')).toBeTruthy()
    expect(screen.getByText('Line 31 nonsense')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Download the skipped rows (CSV)' })).toBeTruthy()
    expect(screen.queryByText('Failed')).toBeNull()
    expect(screen.queryByRole('button', { name: /failed rows/ })).toBeNull()
  })

  it('does not say that nobody is invited while people are', async () => {
    serve({ employees: [], running: [run] })
    serveCall(runs.getRun, { run, failures: [] })
    const first = renderScreen(<SubmissionsPage />)
    expect(await screen.findByText('10 of 30 people processed')).toBeTruthy()
    expect(await screen.findByText('People are being invited')).toBeTruthy()
    expect(screen.queryByText('Nobody is invited yet')).toBeNull()
    first.unmount()
    const ended: Run = {
      ...run,
      state: 'finished',
      done: 0,
      failed: 30,
      finishedAt: '2026-11-20T09:00:09.000Z',
    }
    serveCall(runs.getRun, { run: ended, failures: [] })
    renderScreen(<SubmissionsPage />, { at: '/submissions?run=run-1' })
    expect(await screen.findByText('Nobody is invited yet')).toBeTruthy()
  })

  it('finds a run again that was left', async () => {
    serve({ ...world, running: [run] })
    serveCall(runs.getRun, { run, failures: [] })
    renderScreen(<SubmissionsPage />)
    expect(await screen.findByText('10 of 30 people processed')).toBeTruthy()
  })
})
