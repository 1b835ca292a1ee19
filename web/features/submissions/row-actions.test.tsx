import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { messages } from '../../../contract/failures.ts'
import { people } from '../../../contract/people.ts'
import { renderScreen } from '../../testing/render.tsx'
import { answering, failing, refusing } from '../../testing/server.ts'
import SubmissionsPage from './submissions-page.tsx'
import { resultOf } from './testing/people.ts'
import { serve } from './testing/serve.ts'
import { ben, invited as world } from './testing/worlds.ts'

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
    expect(await offered('Ada Lovelace')).toEqual(['Edit person'])
    expect(await offered('Ben Okafor')).toEqual([
      'Copy link',
      'Send again',
      'Edit person',
      'Revoke invitation',
    ])
    expect(await offered('Dmitri Novak')).toEqual(['Send again', 'Edit person'])
  })

  it('revoke after a question, and say why it cannot be', async () => {
    serve(world)
    const asked: unknown[] = []
    refusing(people.revokeInvitation, failing('BUSINESS_LOGIC_ERROR', 'Ben Okafor has already joined.'))
    const { user } = renderScreen(<SubmissionsPage />)
    await screen.findByText('Revoked')
    await choose(user, 'Ben Okafor', 'Revoke invitation')
    const dialog = within(await screen.findByRole('dialog', { name: 'Revoke the invitation of Ben Okafor?' }))
    await user.click(dialog.getByRole('button', { name: 'Revoke invitation' }))
    expect(await dialog.findByText('Ben Okafor has already joined.')).toBeTruthy()
    answering(people.revokeInvitation, ({ body }) => {
      asked.push(body)
      return {}
    })
    await user.click(dialog.getByRole('button', { name: 'Revoke invitation' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(asked).toEqual([{ employeeId: 'e2' }])
  })

  it('edit a person, and warn that a new address ends the invitation', async () => {
    serve(world)
    const asked: unknown[] = []
    answering(people.upsertEmployee, ({ body }) => {
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
    expect(dialog.getByText(/The pending invitation went to the old address and ends/)).toBeTruthy()
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

describe('reminding', () => {
  it('asks with a count, sends one after the other, and says what was done and what failed', async () => {
    serve(world)
    const asked: unknown[] = []
    answering(people.resendInvitation, ({ body }) => {
      asked.push(body)
      if (asked.length === 2) throw failing('INTERNAL', messages.internal)
      return { result: resultOf(ben) }
    })
    const { user } = renderScreen(<SubmissionsPage />)
    await user.click(await screen.findByRole('button', { name: 'Remind all that have not answered (2)' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Remind people' }))
    expect(dialog.getByText('The invitation is sent again to 2 people who have not answered.')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Send again to 2 people' }))
    expect(await dialog.findByText('1 person reminded, 1 failed')).toBeTruthy()
    expect(dialog.getByText('Mail is on its way')).toBeTruthy()
    expect(dialog.getByText('Chloé Kim (e3@northwind.example)')).toBeTruthy()
    expect(asked).toEqual([{ employeeId: 'e2' }, { employeeId: 'e3' }])
  })

  it('takes the late ones of a selection, waits when asked to, and stops when told to', async () => {
    serve(world)
    let count = 0
    answering(people.resendInvitation, () => {
      count++
      if (count === 1) {
        throw failing('RATE_LIMITED', messages.rateLimited, { headers: { 'retry-after': '0.05' } })
      }
      return count === 2 ? { result: resultOf(ben) } : new Promise(() => {})
    })
    const { user } = renderScreen(<SubmissionsPage />)
    await screen.findByText('Revoked')
    await user.click(screen.getByRole('checkbox', { name: 'Select everyone shown' }))
    const chosen = within(screen.getByRole('region', { name: 'Selected people' }))
    expect(chosen.getByText('4 selected')).toBeTruthy()
    await user.click(chosen.getByRole('button', { name: 'Send again' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Remind people' }))
    expect(dialog.getByText('2 people are left out: answered, never invited or revoked.')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Send again to 2 people' }))
    expect(await dialog.findByText('1 of 2 people handled')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Stop' }))
    expect(await dialog.findByText('1 person reminded, 0 failed')).toBeTruthy()
    expect(dialog.getByText('Stopped before 1 person came to their turn.')).toBeTruthy()
  })
})
