import { screen, within } from '@testing-library/react'

/** The row of a person, once it is shown. */
export const findRow = async (name: string) => {
  const row = (await screen.findByRole('link', { name })).closest('tr')
  return within(row ?? document.body)
}

/** The names in the list, from the top. */
export const names = () =>
  within(screen.getByRole('table'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
