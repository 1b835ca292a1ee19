import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../testing/render.tsx'
import { DepartmentsField } from './company-fields.tsx'

const Departments = () => {
  const [names, setNames] = useState<string[]>([])
  const [typed, setTyped] = useState('')
  return <DepartmentsField names={names} onNames={setNames} typed={typed} onTyped={setTyped} />
}

it('leads from a department that was added to the next one that is offered, and in the end to the field', async () => {
  const { user } = renderScreen(<Departments />)
  const offered = () => screen.queryAllByRole('button', { name: /^(?!Remove)/ }).map((one) => one.textContent)
  const first = await screen.findByRole('button', { name: 'Customer service' })
  const names = offered()
  first.focus()
  for (const [index, name] of names.entries()) {
    expect(document.activeElement?.textContent, `${index}`).toBe(name)
    await user.keyboard('{Enter}')
  }
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Departments (optional)' }))
})
