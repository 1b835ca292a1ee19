import { screen, within } from '@testing-library/react'
import { renderScreen } from '../../../testing/render.tsx'
import SubmissionsPage from '../people-page.tsx'

/** The page with its invite dialog open, once it knows that no mail leaves. */
export const openInvite = async (way: 'one' | 'many', as: 'owner' | 'admin' = 'owner') => {
  const view = renderScreen(<SubmissionsPage />, { at: `/submissions?invite=${way}`, as })
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite people' }))
  await dialog.findByRole('button', { name: /^Make invitation/ })
  return { ...view, dialog }
}

/** Types a whole text at once. */
export const fill = async (
  user: ReturnType<typeof renderScreen>['user'],
  field: HTMLElement,
  text: string,
) => {
  await user.click(field)
  await user.paste(text)
}
