import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { people } from '../../../contract/people.ts'
import { clearAuth } from '../../core/session.ts'
import { renderScreen } from '../../testing/render.tsx'
import { answering } from '../../testing/server.ts'
import InviteHere from './invite-here.tsx'
import { personOf, resultOf } from './testing/people.ts'
import { serve } from './testing/serve.ts'
import { invited as world } from './testing/worlds.ts'

const field = () => screen.findByLabelText('People')

it('keeps a pasted list over a reload until it is sent, and says how many are invited already', async () => {
  serve(world)
  answering(people.sendEmployeeInvites, { results: [resultOf(personOf('e6', 'Fiona'))] })
  const first = renderScreen(<InviteHere onUnsent={() => undefined} />)
  await first.user.click(await field())
  await first.user.paste('Fiona <e6@northwind.example>')
  expect(await screen.findByText(/^\d people are invited already\.$/)).toBeTruthy()
  first.unmount()
  const second = renderScreen(<InviteHere onUnsent={() => undefined} />)
  expect(await field()).toHaveProperty('value', 'Fiona <e6@northwind.example>')
  await second.user.click(await screen.findByRole('button', { name: 'Invite 1 person' }))
  expect(await screen.findByText('1 person invited, 0 failed')).toBeTruthy()
  second.unmount()
  renderScreen(<InviteHere onUnsent={() => undefined} />)
  expect(await field()).toHaveProperty('value', '')
})

it('forgets it at the sign-out', async () => {
  serve(world)
  const first = renderScreen(<InviteHere onUnsent={() => undefined} />)
  await first.user.click(await field())
  await first.user.paste('Fiona <e6@northwind.example>')
  await waitFor(() => expect(Object.values(sessionStorage)).toContain('Fiona <e6@northwind.example>'))
  clearAuth('signed-out')
  expect(Object.values(sessionStorage)).not.toContain('Fiona <e6@northwind.example>')
})
