import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { messages } from '../../../../contract/http/failures.ts'
import { people } from '../../../../contract/calls/employees/employees.ts'
import { serveCall, failureResponse, serveFailure } from '../../../testing/fake-server.ts'
import { sampleInvitation, samplePerson, sampleResult } from '../testing/sample-people.ts'
import { fill, openInvite } from '../testing/open-invite-dialog.tsx'
import { serve } from '../testing/serve-people.ts'
import { ada, ben, invitationStages as world } from '../testing/sample-worlds.ts'

describe('inviting one person', () => {
  it('checks the fields in the contract’s words before it sends anything', async () => {
    serve(world)
    const { user, dialog } = await openInvite('one')
    await user.click(dialog.getByRole('button', { name: 'Make invitation' }))
    expect(dialog.getByText('Display name is required')).toBeTruthy()
    expect(dialog.getByText('Email is required')).toBeTruthy()
    await fill(user, dialog.getByLabelText('Name'), 'E')
    await fill(user, dialog.getByLabelText('E-mail'), 'esra')
    await user.click(dialog.getByRole('button', { name: 'Make invitation' }))
    expect(dialog.getByText('Display name must be at least 2 characters')).toBeTruthy()
    expect(dialog.getByText('Invalid email format')).toBeTruthy()
  })

  it('says that the mail is on its way, gives the link, and puts the person into the list', async () => {
    serve(world)
    const asked: unknown[] = []
    const esra = samplePerson('e5', 'Esra Demir')
    serveCall(people.createInvitation, ({ body }) => {
      asked.push(body)
      serve({ ...world, employees: [...world.employees, esra] })
      return { result: sampleResult(esra) }
    })
    const { user, dialog } = await openInvite('one')
    await screen.findByText('4 people')
    await fill(user, dialog.getByLabelText('Name'), 'Esra Demir')
    await fill(user, dialog.getByLabelText('E-mail'), 'e5@northwind.example')
    await fill(user, dialog.getByRole('combobox', { name: 'Department (optional)' }), 'Sales')
    await user.click(dialog.getByLabelText('Invite as an admin'))
    await user.click(dialog.getByRole('button', { name: 'Make invitation' }))
    expect(await dialog.findByText('Mail is on its way')).toBeTruthy()
    expect(dialog.getByText('Esra Demir is invited as an admin (e5@northwind.example)')).toBeTruthy()
    expect(asked).toEqual([
      {
        name: 'Esra Demir',
        email: 'e5@northwind.example',
        role: '',
        department: 'Sales',
        membershipRole: 'admin',
      },
    ])
    const { inviteLink } = sampleResult(esra)
    expect(dialog.getByLabelText('Link to the questionnaire')).toHaveProperty('value', inviteLink)
    expect(dialog.getByRole('button', { name: 'Copy the link of Esra Demir' })).toBeTruthy()
    const join = dialog.getByLabelText('Link to join as an admin')
    expect(join).toHaveProperty('value', 'http://muster.example/#/login/e5')
    expect(dialog.getByRole('button', { name: 'Copy the link with which Esra Demir joins' })).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Done' }))
    expect(await screen.findByRole('link', { name: 'Esra Demir' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /show/ })).toBeNull()
  })

  it('sends a list of permissions of their own, which begins with those of the role', async () => {
    serve(world)
    const asked: unknown[] = []
    serveCall(people.createInvitation, ({ body }) => {
      asked.push(body)
      return { result: sampleResult(samplePerson('e5', 'Esra Demir')) }
    })
    const { user, dialog } = await openInvite('one')
    await fill(user, dialog.getByLabelText('Name'), 'Esra Demir')
    await fill(user, dialog.getByLabelText('E-mail'), 'e5@northwind.example')
    expect(dialog.queryByRole('checkbox', { name: 'Use the chat' })).toBeNull()
    await user.click(dialog.getByLabelText('Choose what they may do'))
    expect(dialog.getByLabelText('Use the chat')).toHaveProperty('checked', true)
    expect(dialog.getByLabelText('Generate, edit and release reports, and see all of them')).toHaveProperty(
      'checked',
      false,
    )
    for (const name of [
      'Use the chat',
      'Generate, edit and release reports, and see all of them',
      'See the onboarding',
    ]) {
      await user.click(dialog.getByLabelText(name))
    }
    await user.click(dialog.getByRole('button', { name: 'Make invitation' }))
    await dialog.findByText('Mail is on its way')
    expect(
      dialog.getByText(
        'Esra Demir is invited as an employee, with a list of permissions of their own (e5@northwind.example)',
      ),
    ).toBeTruthy()
    expect(asked).toEqual([
      {
        name: 'Esra Demir',
        email: 'e5@northwind.example',
        role: '',
        department: '',
        membershipRole: 'employee',
        permissions: ['employee:view', 'report:view', 'report:generate', 'org:view'],
      },
    ])
  })

  it('shows what an open invitation holds, and takes the list away where it is unticked', async () => {
    serve({
      ...world,
      invitations: [
        sampleInvitation('e2', { membershipRole: 'admin', permissions: ['report:view', 'org:view'] }),
        sampleInvitation('e3', { state: 'expired', permissions: ['report:view'] }),
      ],
    })
    const asked: unknown[] = []
    serveCall(people.createInvitation, ({ body }) => {
      asked.push(body)
      return { result: sampleResult(ben) }
    })
    const { user, dialog } = await openInvite('one')
    await screen.findByText('4 people')
    await fill(user, dialog.getByLabelText('Name'), 'Ben Okafor')
    await fill(user, dialog.getByLabelText('E-mail'), 'E2@northwind.example')
    expect(
      await dialog.findByText(/invited already, as an admin, with a list of permissions of their own/),
    ).toBeTruthy()
    const own = dialog.getByLabelText('Choose what they may do')
    expect(own).toHaveProperty('checked', true)
    expect(dialog.getByLabelText('Invite as an admin')).toHaveProperty('checked', true)
    expect(dialog.getByLabelText('See the organization')).toHaveProperty('checked', true)
    expect(dialog.getByLabelText('Use the chat')).toHaveProperty('checked', false)

    // Another address takes nothing of it along, and one whose invitation is over has none.
    await user.clear(dialog.getByLabelText('E-mail'))
    await fill(user, dialog.getByLabelText('E-mail'), 'e3@northwind.example')
    expect(own).toHaveProperty('checked', false)
    expect(dialog.getByLabelText('Invite as an admin')).toHaveProperty('checked', false)
    expect(dialog.queryByText(/invited already/)).toBeNull()

    await user.clear(dialog.getByLabelText('E-mail'))
    await fill(user, dialog.getByLabelText('E-mail'), 'e2@northwind.example')
    expect(own).toHaveProperty('checked', true)
    await user.click(own)
    await user.click(dialog.getByRole('button', { name: 'Make invitation' }))
    expect(await dialog.findByText('Ben Okafor is invited as an admin (e2@northwind.example)')).toBeTruthy()
    expect(asked).toEqual([
      {
        name: 'Ben Okafor',
        email: 'e2@northwind.example',
        role: '',
        department: '',
        membershipRole: 'admin',
      },
    ])
  })

  it('says that no mail is sent where there is no mail server, and where the mailbox is', async () => {
    serve(world)
    serveCall(people.createInvitation, { result: sampleResult(ben, { emailSent: false }) })
    const { user, dialog } = await openInvite('one', 'admin')
    expect(dialog.queryByLabelText('Invite as an admin')).toBeNull()
    expect(dialog.queryByLabelText('Choose what they may do')).toBeNull()
    await fill(user, dialog.getByLabelText('Name'), 'Esra Demir')
    await fill(user, dialog.getByLabelText('E-mail'), 'e2@northwind.example')
    await user.click(dialog.getByRole('button', { name: 'Make invitation' }))
    expect(
      await dialog.findByText('This server sends no mail: copy the link and send it yourself'),
    ).toBeTruthy()
    expect((await dialog.findByRole('link')).getAttribute('href')).toBe('http://muster.example/mailbox')
  })

  it('says that an owner means an employee where admin is not ticked, and why no mail leaves', async () => {
    serve(world)
    const asked: unknown[] = []
    const notice = messages.invitationJustSent(7)
    serveCall(people.createInvitation, ({ body }) => {
      asked.push(body)
      return { result: sampleResult(ben, { emailSent: false, notice }) }
    })
    const { user, dialog } = await openInvite('one')
    await fill(user, dialog.getByLabelText('Name'), 'Ben Dahl')
    await fill(user, dialog.getByLabelText('E-mail'), 'e2@northwind.example')
    await user.click(dialog.getByLabelText('Invite as an admin'))
    await user.click(dialog.getByLabelText('Invite as an admin'))
    await user.click(dialog.getByRole('button', { name: 'Make invitation' }))
    expect(await dialog.findByText(notice)).toBeTruthy()
    expect(notice).toContain('You can send it again in')
    expect(dialog.queryByText('Mail is on its way')).toBeNull()
    expect(dialog.getByLabelText('Personal link')).toHaveProperty('value', sampleResult(ben).inviteLink)
    expect(asked).toMatchObject([{ membershipRole: 'employee' }])
  })

  it('says why somebody cannot be invited', async () => {
    serve(world)
    serveCall(people.createInvitation, {
      result: sampleResult(ada, {
        success: false,
        employee: null,
        inviteLink: null,
        error: messages.alreadyMember,
      }),
    })
    const { user, dialog } = await openInvite('one')
    await fill(user, dialog.getByLabelText('Name'), 'Ada')
    await fill(user, dialog.getByLabelText('E-mail'), 'e1@northwind.example')
    await user.click(dialog.getByRole('button', { name: 'Make invitation' }))
    expect(await dialog.findByText('User is already a member of this organization')).toBeTruthy()
    serveFailure(people.createInvitation, failureResponse('INTERNAL', messages.internal))
    await user.click(dialog.getByRole('button', { name: 'Make invitation' }))
    expect(await dialog.findByText(messages.internal)).toBeTruthy()
  })
})

describe('what was typed', () => {
  it('is kept through a slip and a look at the other way, and goes with Discard', async () => {
    serve(world)
    const { user, dialog, router } = await openInvite('one')
    expect(dialog.getByRole('button', { name: 'Cancel' })).toBeTruthy()
    await fill(user, dialog.getByLabelText('Name'), 'Esra Demir')
    await user.click(dialog.getByRole('radio', { name: 'Many people' }))
    await fill(user, await dialog.findByLabelText('People'), 'fiona@northwind.example')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await router.navigate({ to: '.', search: { invite: 'one' } })
    const again = within(await screen.findByRole('dialog', { name: 'Invite people' }))
    expect(again.getByLabelText('Name')).toHaveProperty('value', 'Esra Demir')
    await user.click(again.getByRole('radio', { name: 'Many people' }))
    expect(await again.findByLabelText('People')).toHaveProperty('value', 'fiona@northwind.example')
    await user.click(again.getByRole('radio', { name: 'One person' }))
    await user.click(await again.findByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await router.navigate({ to: '.', search: { invite: 'one' } })
    expect(await screen.findByLabelText('Name')).toHaveProperty('value', '')
  })

  it('is gone once it is sent, also where the dialog was closed meanwhile', async () => {
    serve(world)
    const esra = samplePerson('e5', 'Esra Demir')
    let answer = () => {}
    serveCall(people.createInvitation, async () => {
      await new Promise<void>((resolve) => (answer = resolve))
      serve({ ...world, employees: [...world.employees, esra] })
      return { result: sampleResult(esra) }
    })
    const { user, dialog, router } = await openInvite('one')
    await fill(user, dialog.getByLabelText('Name'), 'Esra Demir')
    await fill(user, dialog.getByLabelText('E-mail'), 'e5@northwind.example')
    await user.click(dialog.getByRole('button', { name: 'Make invitation' }))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    answer()
    await screen.findByText('5 people')
    await router.navigate({ to: '.', search: { invite: 'one' } })
    expect(await screen.findByLabelText('Name')).toHaveProperty('value', '')
  })
})
