import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { actionPlan, planMessages } from '../../../../contract/calls/action-plan.ts'
import { serveDeferred } from '../../../testing/deferred-answer.ts'
import { before, finding, now, open, plan } from '../testing/sample-plan.tsx'
import { sampleAction } from '../testing/sample-action.ts'
import { serve } from '../testing/serve-company-reports.ts'

describe('an action', () => {
  it('is added beside a finding, with who sees to it and a day, and is linked to from there', async () => {
    serve([before])
    const { sent } = plan([])
    const { user, region } = await open()
    expect(await region.findByText('Nothing is planned yet')).toBeTruthy()
    const findings = within(screen.getByRole('region', { name: 'Strengths and weaknesses' }))
    await user.click(
      findings.getByRole('button', {
        name: 'Add to the action plan: Many people don’t know what is expected of them',
      }),
    )
    const dialog = within(await screen.findByRole('dialog', { name: 'Add to the action plan' }))
    const title = dialog.getByLabelText(/What is to be done/)
    // A finding says what is, and a title what is to be done about it.
    expect(title).toHaveProperty('value', '')
    expect(dialog.getByText(before.weaknesses[0]?.text ?? '')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Add' }))
    expect(dialog.getByText(planMessages.titleMissing)).toBeTruthy()
    expect(sent).toEqual([])
    await user.type(title, 'Write every role down')
    await user.click(dialog.getByRole('combobox', { name: /Who sees to it/ }))
    await user.click(await screen.findByRole('option', { name: 'Chloé Lovelace' }))
    await user.type(dialog.getByLabelText(/Until when/), '2026-12-24')
    await user.click(dialog.getByRole('button', { name: 'Add' }))
    expect(await findings.findByText(/In the action plan:/)).toBeTruthy()
    expect(sent).toEqual([
      {
        title: 'Write every role down',
        details: '',
        ownerEmployeeId: 'e-Chloé',
        dueOn: '2026-12-24',
        finding: { reportId: 'company-1', section: 'weaknesses', index: 0 },
      },
    ])
    await user.click(findings.getByRole('link', { name: 'Write every role down' }))
    await waitFor(() => expect(document.activeElement?.id).toBe('action-new'))
    expect(findings.getByRole('button', { name: /^Add another action: Many people don’t know/ })).toBeTruthy()
  })

  it('is told to be too long and due on a day that is over, and nothing of it is cut', async () => {
    serve([before])
    plan([])
    const { user, region } = await open()
    await user.click(await region.findByRole('button', { name: 'Add an action' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add an action' }))
    const title = dialog.getByLabelText<HTMLInputElement>(/What is to be done/)
    await user.click(title)
    await user.paste('x'.repeat(400))
    expect(title.value).toHaveLength(400)
    expect(dialog.getByText(/^Too long: 400 of at most 160 characters/)).toBeTruthy()
    const day = dialog.getByLabelText(/Until when/)
    await user.type(day, '9999-12-24')
    expect(dialog.queryByText('This day has passed.')).toBeNull()
    await user.clear(day)
    await user.type(day, '2020-01-01')
    expect(dialog.getByText('This day has passed.')).toBeTruthy()
  })

  it('that was sent is not typed again, also where its dialog was closed before the answer came', async () => {
    serve([before])
    plan([])
    const late = serveDeferred(actionPlan.createPlanItem, { item: sampleAction() })
    const { user, region, client } = await open()
    await user.click(await region.findByRole('button', { name: 'Add an action' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add an action' }))
    await user.type(dialog.getByLabelText(/What is to be done/), 'Write every role down')
    await user.click(dialog.getByRole('button', { name: 'Add' }))
    await waitFor(() => expect(late.asked).toHaveLength(1))
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    late.answer()
    await waitFor(() => expect(client.isMutating()).toBe(0))
    await user.click(region.getByRole('button', { name: 'Add an action' }))
    const again = within(await screen.findByRole('dialog', { name: 'Add an action' }))
    expect(again.getByLabelText(/What is to be done/)).toHaveProperty('value', '')
  })

  it('can be the owner’s, who is nobody in the list of people and leads to no report', async () => {
    serve([before])
    const { sent } = plan([
      sampleAction({ owner: { employeeId: 'user-1', name: 'Olga Owner', isListed: false } }),
    ])
    const { user, region } = await open()
    const [item] = await region.findAllByRole('listitem')
    expect(item?.textContent).toContain('Olga Owner')
    expect(within(item ?? document.body).queryByRole('link', { name: 'Olga Owner' })).toBeNull()
    await user.click(region.getByRole('button', { name: 'Add an action' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add an action' }))
    await user.type(dialog.getByLabelText(/What is to be done/), 'Decide')
    await user.click(dialog.getByRole('combobox', { name: /Who sees to it/ }))
    await user.click(await screen.findByRole('option', { name: 'Olga Owner' }))
    await user.click(dialog.getByRole('button', { name: 'Add' }))
    await waitFor(() => expect(sent).toMatchObject([{ title: 'Decide', ownerEmployeeId: 'user-1' }]))
  })

  it('takes over what an item of the plan says, without the reason, which not everybody may read', async () => {
    serve([before])
    plan([])
    const { user } = await open()
    const [item] = before.forwardOperatingPlan
    const step = item?.title ?? ''
    await user.click(await screen.findByRole('button', { name: `Add to the action plan: ${step}` }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add to the action plan' }))
    expect(dialog.getByLabelText(/What is to be done/)).toHaveProperty('value', step)
    expect(dialog.getByLabelText(/^Details/)).toHaveProperty(
      'value',
      [
        item?.details,
        `First step: ${item?.firstStep}`,
        `Owner: ${item?.owner}`,
        `Success: ${item?.success}`,
      ].join('\n'),
    )
  })

  it('says in words where it is overdue, and leads to the version that its finding stood in', async () => {
    serve([now, before])
    plan([
      sampleAction({
        dueOn: '2020-02-29',
        owner: { employeeId: 'e-Ben', name: 'Ben Lovelace', isListed: true },
        finding: finding(),
      }),
      sampleAction({ id: 'action-2', title: 'Later', dueOn: '9990-01-01' }),
    ])
    const { region } = await open()
    const [first, second] = await region.findAllByRole('listitem')
    expect(first?.textContent).toMatch(/Overdue: it was due on .*2020/)
    expect(within(first ?? document.body).getByRole('link', { name: 'Ben Lovelace' })).toBeTruthy()
    const link = within(first ?? document.body).getByRole('link', { name: 'Weakness in version 1' })
    expect(link.getAttribute('href')).toMatch(/report=company-1/)
    expect(second?.textContent).toMatch(/Nobody sees to it yet.*Due on .*9990/)
  })

  it('is ended with what became of it, and taken up again', async () => {
    serve([before])
    const { sent } = plan([sampleAction()])
    const { user, region, router } = await open()
    await user.click(
      await region.findByRole('button', { name: 'Say what became of it: Write every role down' }),
    )
    const dialog = within(await screen.findByRole('dialog', { name: /What became of/ }))
    await user.click(dialog.getByRole('radio', { name: 'Dropped' }))
    await user.click(dialog.getByRole('button', { name: 'Store it' }))
    expect(dialog.getByText(planMessages.outcomeMissing)).toBeTruthy()
    await user.type(dialog.getByLabelText(/What became of it/), 'No time.')
    await user.click(dialog.getByRole('button', { name: 'Store it' }))
    expect(await region.findByText('No action is open.')).toBeTruthy()
    await user.click(region.getByRole('tab', { name: 'Dropped 1' }))
    expect(router.state.location.search).toEqual({ actions: 'dropped' })
    expect(await region.findByText('No time.')).toBeTruthy()
    await user.click(region.getByRole('button', { name: 'Take it up again: Write every role down' }))
    const question = within(await screen.findByRole('dialog', { name: /up again/ }))
    await user.click(question.getByRole('button', { name: 'Take it up again' }))
    expect(await region.findByText('No action was dropped.')).toBeTruthy()
    expect(sent).toEqual([
      { id: 'action-1', basedOn: 1, state: 'dropped', outcome: 'No time.' },
      { id: 'action-1', basedOn: 2, state: 'open' },
    ])
  })

  it('that somebody has changed meanwhile shows the newest, and keeps what was typed', async () => {
    serve([before])
    const { sent, items } = plan([sampleAction()])
    const { user, region } = await open()
    await user.click(await region.findByRole('button', { name: 'Edit: Write every role down' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit the action' }))
    items[0] = sampleAction({ title: 'Theirs', details: 'Their details', revision: 5 })
    const title = dialog.getByLabelText(/What is to be done/)
    await user.clear(title)
    await user.type(title, 'Mine')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    const alert = within(await dialog.findByRole('alert'))
    expect(alert.getByText(planMessages.changed)).toBeTruthy()
    expect(await alert.findByText('Theirs')).toBeTruthy()
    expect(title).toHaveProperty('value', 'Mine')
    expect(dialog.getByLabelText(/Details/)).toHaveProperty('value', 'Their details')
    await user.click(dialog.getByRole('button', { name: 'Save all the same' }))
    expect(await region.findByRole('heading', { name: 'Mine' })).toBeTruthy()
    expect(sent).toEqual([
      { id: 'action-1', basedOn: 1, title: 'Mine' },
      { id: 'action-1', basedOn: 5, title: 'Mine' },
    ])
  })

  it('that somebody has changed since something was typed begins with that, and goes over it only knowingly', async () => {
    serve([before])
    const { sent, items } = plan([sampleAction()])
    const { user, region, client } = await open()
    const edit = async (name: string) => {
      await user.click(await region.findByRole('button', { name: `Edit: ${name}` }))
      return within(await screen.findByRole('dialog', { name: 'Edit the action' }))
    }
    const typed = await edit('Write every role down')
    await user.type(typed.getByLabelText(/What is to be done/), ' at once')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const same = await edit('Write every role down')
    expect(same.getByLabelText(/What is to be done/)).toHaveProperty('value', 'Write every role down at once')
    expect(same.queryByRole('alert')).toBeNull()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    items[0] = sampleAction({ title: 'Theirs', revision: 5 })
    await client.invalidateQueries({ queryKey: [actionPlan.listPlanItems.name] })
    const changed = await edit('Theirs')
    const alert = within(changed.getByRole('alert'))
    expect(alert.getByText(planMessages.changed)).toBeTruthy()
    expect(alert.getByText('Theirs')).toBeTruthy()
    await user.click(changed.getByRole('button', { name: 'Save all the same' }))
    expect(await region.findByRole('heading', { name: 'Write every role down at once' })).toBeTruthy()
    expect(sent).toEqual([{ id: 'action-1', basedOn: 5, title: 'Write every role down at once' }])
  })

  it('that is not to be changed after all forgets what was typed', async () => {
    serve([before])
    plan([sampleAction()])
    const { user, region } = await open()
    const edit = async () => {
      await user.click(await region.findByRole('button', { name: 'Edit: Write every role down' }))
      return within(await screen.findByRole('dialog', { name: 'Edit the action' }))
    }
    const dialog = await edit()
    await user.type(dialog.getByLabelText(/What is to be done/), ' at once')
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const title = (await edit()).getByLabelText(/What is to be done/)
    expect(title).toHaveProperty('value', 'Write every role down')
  })
})
