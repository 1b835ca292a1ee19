import { expect, it } from 'vitest'
import { openInvite } from './testing/inviting.tsx'
import { serve } from './testing/serve.ts'
import { invited } from './testing/worlds.ts'

it.each([
  ['one', 'Name'],
  ['many', 'People'],
] as const)('inviting %s begins in the field “%s”: one can type at once', async (way, label) => {
  serve(invited)
  const { user, dialog } = await openInvite(way)
  await user.keyboard('Esra Demir')
  expect(dialog.getByLabelText(label)).toHaveProperty('value', 'Esra Demir')
})
