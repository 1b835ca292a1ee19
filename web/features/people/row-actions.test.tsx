import { Notifications } from '@mantine/notifications'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { people } from '../../../contract/calls/employees/employees.ts'
import { serveDeferred } from '../../testing/deferred-answer.ts'
import { renderScreen } from '../../testing/render.tsx'
import { serveCall, failureResponse, serveFailure } from '../../testing/fake-server.ts'
import SubmissionsPage from './people-page.tsx'
import { sampleResult } from './testing/sample-people.ts'
import { serve } from './testing/serve-people.ts'
import { ben, invitationStages as world, mixedStages } from './testing/sample-worlds.ts'

describe('the actions of a row', () => {
  const choose = async (user: ReturnType<typeof renderScreen>['user'], name: string, item: string) => {
    await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }))
    await user.click(await screen.findByRole('menuitem', { name: item }))
  }

  it('offer what makes sense: no link of a revoked invitation, no invitation to who has answered', async () => {
    serve(world)
    const { user } = renderScreen(<SubmissionsPage />)
    await screen.findByText('Revoked')
    const offered = async (name: string) => {
      await user.click(screen.getByRole('button', { name: `Actions for ${name}` }))
      const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
      await user.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull())
      return items
    }
    expect(await offered('Ada Lovelace')).toEqual([
      'Edit person',
      'Open for changes again',
      'Remove from the list',
    ])
    expect(await offered('Ben Okafor')).toEqual([
      'Copy link',
      'Link and QR code',
      'Renew invitation',
      'Edit person',
      'Revoke invitation',
      'Remove from the list',
    ])
    expect(await offered('Dmitri Novak')).toEqual(['Invite again', 'Edit person', 'Remove from the list'])
  })

  it('offer no link of somebody who has begun, and say what sending it again does without mail', async () => {
    serve(mixedStages)
    serveCall(people.resendInvitation, { result: sampleResult(ben, { emailSent: false }) })
    const { user } = renderScreen(
      <>
        <Notifications />
        <SubmissionsPage />
      </>,
    )
    await screen.findByText('Revoked')
    await user.click(await screen.findByRole('button', { name: 'Actions for Ben Okafor' }))
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
    expect(items).toContain('Renew invitation')
    expect(items.filter((item) => /link|QR/i.test(item))).toEqual([])
    await user.click(screen.getByRole('menuitem', { name: 'Renew invitation' }))
    expect(
      await screen.findByText(/This server sends no mail\. They can continue where they left off/),
    ).toBeTruthy()
  })

  it('revoke after a question, and say why it cannot be', async () => {
    serve(world)
    const asked: unknown[] = []
    serveFailure(
      people.revokeInvitation,
      failureResponse('BUSINESS_LOGIC_ERROR', 'Ben Okafor has already joined.'),
    )
    const { user } = renderScreen(<SubmissionsPage />)
    await screen.findByText('Revoked')
    await choose(user, 'Ben Okafor', 'Revoke invitation')
    const dialog = within(await screen.findByRole('dialog', { name: 'Revoke the invitation of Ben Okafor?' }))
    await user.click(dialog.getByRole('button', { name: 'Revoke invitation' }))
    expect(await dialog.findByText('Ben Okafor has already joined.')).toBeTruthy()
    serveCall(people.revokeInvitation, ({ body }) => {
      asked.push(body)
      return {}
    })
    await user.click(dialog.getByRole('button', { name: 'Revoke invitation' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(asked).toEqual([{ employeeId: 'e2' }])
  })

  it('forget why a person could not be saved once something else is typed', async () => {
    serve(world)
    const taken = 'Another employee already has the e-mail address ada@northwind.example.'
    serveCall(people.upsertEmployee, () => {
      throw failureResponse('BUSINESS_LOGIC_ERROR', taken)
    })
    const { user } = renderScreen(<SubmissionsPage />)
    await screen.findByText('Revoked')
    await choose(user, 'Ben Okafor', 'Edit person')
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Ben Okafor' }))
    const email = dialog.getByLabelText('E-mail')
    await user.clear(email)
    await user.type(email, 'ada@northwind.example')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText(taken)).toBeTruthy()
    await user.clear(email)
    await user.type(email, 'wrong')
    expect(dialog.queryByText(taken)).toBeNull()
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(dialog.getByText('Invalid email format')).toBeTruthy()
    expect(dialog.queryByText(taken)).toBeNull()
  })

  it.each([
    ['Keep Olga Owner', { name: 'Olga Owner' }],
    ['Change the name to Ben Okafor', { replaceName: true }],
  ])('ask whose name counts where the new address belongs to somebody else: %s', async (choice, sent) => {
    serve(world)
    const refusal =
      'This address belongs to Olga Owner. Nothing was changed: keep that name, or confirm the new one.'
    const asked: unknown[] = []
    serveCall(people.upsertEmployee, ({ body }) => {
      asked.push(body)
      if (asked.length > 1) return { employee: ben }
      throw failureResponse('BUSINESS_LOGIC_ERROR', refusal, {
        details: [{ path: 'employeeData.replaceName', message: refusal }],
      })
    })
    serveCall(people.checkInvitations, {
      rows: [
        {
          email: 'olga@northwind.example',
          outcome: 'bad',
          changes: [],
          note: refusal,
          nameInList: 'Olga Owner',
        },
      ],
    })
    const { user } = renderScreen(<SubmissionsPage />)
    await screen.findByText('Revoked')
    await choose(user, 'Ben Okafor', 'Edit person')
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Ben Okafor' }))
    const email = dialog.getByLabelText('E-mail')
    await user.clear(email)
    await user.type(email, 'olga@northwind.example')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText(refusal)).toBeTruthy()
    await user.click(await dialog.findByRole('button', { name: choice }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(asked[1]).toMatchObject({
      employeeData: { id: 'e2', name: 'Ben Okafor', email: 'olga@northwind.example', ...sent },
    })
  })

  it('offer to keep the name of the record where the new address is nobody’s', async () => {
    serve(world)
    const refusal =
      'Ben Okafor has already answered or joined at this address. Nothing was changed: keep that name, or confirm the new one.'
    const asked: unknown[] = []
    serveCall(people.upsertEmployee, ({ body }) => {
      asked.push(body)
      if (asked.length > 1) return { employee: ben }
      throw failureResponse('BUSINESS_LOGIC_ERROR', refusal, {
        details: [{ path: 'employeeData.replaceName', message: refusal }],
      })
    })
    serveCall(people.checkInvitations, {
      rows: [{ email: 'eve@northwind.example', outcome: 'invite', changes: [], note: null }],
    })
    const { user } = renderScreen(<SubmissionsPage />)
    await screen.findByText('Revoked')
    await choose(user, 'Ben Okafor', 'Edit person')
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Ben Okafor' }))
    for (const [label, text] of [
      ['Name', 'Eve New'],
      ['E-mail', 'eve@northwind.example'],
    ] as const) {
      await user.clear(dialog.getByLabelText(label))
      await user.type(dialog.getByLabelText(label), text)
    }
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText(refusal)).toBeTruthy()
    await user.click(await dialog.findByRole('button', { name: 'Keep Ben Okafor' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(asked[1]).toMatchObject({
      employeeData: { id: 'e2', name: 'Ben Okafor', email: 'eve@northwind.example' },
    })
  })

  it('say that a person is saved, and close, also where something is typed before the answer comes', async () => {
    serve(world)
    const late = serveDeferred(people.upsertEmployee, { employee: ben })
    const { user } = renderScreen(
      <>
        <Notifications />
        <SubmissionsPage />
      </>,
    )
    await screen.findByText('Revoked')
    await choose(user, 'Ben Okafor', 'Edit person')
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Ben Okafor' }))
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(late.asked).toHaveLength(1))
    await user.type(dialog.getByLabelText('Name'), ' the Second')
    late.answer()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await screen.findByText(/^Ben Okafor .*saved/)).toBeTruthy()
  })

  it('edit a person, and say what stands where job title and department are left empty', async () => {
    serve(world)
    const { user } = renderScreen(<SubmissionsPage />)
    await screen.findByText('Revoked')
    await choose(user, 'Ben Okafor', 'Edit person')
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Ben Okafor' }))
    expect(dialog.getByRole('textbox', { name: 'Job title (optional)' })).toBeTruthy()
    expect(dialog.getByText('If you leave it empty, it is “Employee”.')).toBeTruthy()
    expect(dialog.getByText('If you leave it empty, it is “General”.')).toBeTruthy()
    await user.click(dialog.getByRole('combobox', { name: 'Department (optional)' }))
    const offered = await screen.findByRole('listbox')
    // Below are the buttons.
    expect(offered.closest('[data-position]')?.getAttribute('data-position')).toMatch(/^top/)
  })

  it('edit a person, and warn that a new address ends the invitation', async () => {
    serve(world)
    const asked: unknown[] = []
    serveCall(people.upsertEmployee, ({ body }) => {
      asked.push(body)
      return { employee: ben }
    })
    const { user } = renderScreen(<SubmissionsPage />)
    await screen.findByText('Revoked')
    await choose(user, 'Ben Okafor', 'Edit person')
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Ben Okafor' }))
    const email = dialog.getByLabelText('E-mail')
    await user.clear(email)
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(dialog.getByText('Email is required')).toBeTruthy()
    await user.type(email, 'ben@northwind.example')
    expect(dialog.getByText(/The pending invitation went to the old address and stops working/)).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(asked).toEqual([
      {
        employeeData: {
          id: 'e2',
          name: 'Ben Okafor',
          email: 'ben@northwind.example',
          role: 'Accountant',
          department: 'Sales',
        },
      },
    ])
  })
})
