import { notificationsStore } from '@mantine/notifications'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { actionPlan } from '../../../../contract/calls/action-plan.ts'
import { serveDeferred } from '../../../testing/deferred-answer.ts'
import { before, open, plan } from '../testing/sample-plan.tsx'
import { sampleAction } from '../testing/sample-action.ts'
import { serve } from '../testing/serve-company-reports.ts'

/** A plan with one action, whose changes are answered only once they are let through. */
const openLate = async (change: Parameters<typeof sampleAction>[0] = {}) => {
  serve([before])
  plan([sampleAction()])
  const late = serveDeferred(actionPlan.updatePlanItem, { item: sampleAction({ revision: 2, ...change }) })
  const view = await open()
  const openDialog = async (act: string, name: RegExp) => {
    await view.user.click(await view.region.findByRole('button', { name: `${act}: Write every role down` }))
    return within(await screen.findByRole('dialog', { name }))
  }
  const leave = async () => {
    await view.user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  const answered = async () => {
    late.answer()
    await waitFor(() => expect(view.client.isMutating()).toBe(0))
  }
  return { ...view, late, openDialog, leave, answered }
}

it('an answer that comes late does not close the dialog that was opened after the one that asked', async () => {
  const { user, late, openDialog, leave, answered } = await openLate({ title: 'Answered late' })
  const edit = await openDialog('Edit', /^Edit the action/)
  await user.type(edit.getByLabelText(/Details/), 'All of them')
  await user.click(edit.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(late.asked).toHaveLength(1))
  await leave()
  const end = await openDialog('Say what became of it', /What became of/)
  await user.type(end.getByLabelText(/What became of it/), 'Half of them')
  await answered()
  // What was done is told all the same.
  const told = notificationsStore.getState().notifications.map(({ message }) => message)
  expect(told).toContain('Saved: Answered late')
  expect(screen.getByRole('dialog', { name: /What became of/ })).toBeTruthy()
  expect(end.getByLabelText(/What became of it/)).toHaveProperty('value', 'Half of them')
})

it('what was typed in a second dialog about the same action outlives the late answer to the first', async () => {
  const { user, late, openDialog, leave, answered } = await openLate({ state: 'done', outcome: 'Half' })
  const about = ['Say what became of it', /What became of/] as const
  const first = await openDialog(...about)
  await user.type(first.getByLabelText(/What became of it/), 'Half')
  await user.click(first.getByRole('button', { name: 'Store it' }))
  await waitFor(() => expect(late.asked).toHaveLength(1))
  await leave()
  const second = await openDialog(...about)
  await user.type(second.getByLabelText(/What became of it/), ' of them')
  await answered()
  expect(screen.getByRole('dialog', { name: about[1] })).toBeTruthy()
  await leave()
  const third = await openDialog(...about)
  expect(third.getByLabelText(/What became of it/)).toHaveProperty('value', 'Half of them')
})

it('an answer closes the dialog that made the call, and nothing of it is found again', async () => {
  const { user, openDialog, late, answered } = await openLate()
  const about = ['Say what became of it', /What became of/] as const
  const end = await openDialog(...about)
  await user.type(end.getByLabelText(/What became of it/), 'All of them')
  await user.click(end.getByRole('button', { name: 'Store it' }))
  await waitFor(() => expect(late.asked).toHaveLength(1))
  await answered()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const again = await openDialog(...about)
  expect(again.getByLabelText(/What became of it/)).toHaveProperty('value', '')
})
