import { Checkbox, TextInput } from '@mantine/core'
import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { renderScreen } from '../../testing/render.tsx'
import { focusInvalidFields } from './focus-invalid-field.ts'

const Form = () => {
  const [values, setValues] = useState<Record<string, string>>({ Name: '', Town: '', Street: 'Mill Lane' })
  const [ticked, setTicked] = useState<string[]>([])
  const [hasTried, setTried] = useState(false)
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
      }}
    >
      {Object.entries(values).map(([name, value]) => (
        <TextInput
          key={name}
          label={name}
          value={value}
          onChange={({ currentTarget }) => setValues({ ...values, [name]: currentTarget.value })}
          error={hasTried && value === '' ? `${name} is missing.` : undefined}
        />
      ))}
      <Checkbox.Group
        label="Days"
        value={ticked}
        onChange={setTicked}
        error={hasTried && ticked.length === 0 ? 'Choose a day.' : undefined}
      >
        <Checkbox value="mo" label="Monday" />
        <Checkbox value="tu" label="Tuesday" />
      </Checkbox.Group>
      <button type="submit">Save</button>
    </form>
  )
}

const open = async () => {
  focusInvalidFields()
  const { user } = renderScreen(<Form />)
  const field = (name: string) => screen.getByRole('textbox', { name })
  await screen.findByRole('textbox', { name: 'Name' })
  return { user, field }
}

it('leads to the first field that does not hold', async () => {
  const { user, field } = await open()
  await user.type(field('Street'), '{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(field('Name')))
})

it('leaves whoever is in one that does not hold where they are', async () => {
  const { user, field } = await open()
  await user.type(field('Town'), '{Enter}')
  await waitFor(() => expect(field('Town').getAttribute('aria-invalid')).toBe('true'))
  await new Promise((resolve) => setTimeout(resolve))
  expect(document.activeElement).toBe(field('Town'))
})

it('leads to the first box of a group in which too little is ticked, below what is said of it', async () => {
  const { user, field } = await open()
  await user.type(field('Name'), 'Ada')
  await user.type(field('Town'), 'York')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const first = screen.getByRole('checkbox', { name: 'Monday' })
  await waitFor(() => expect(document.activeElement).toBe(first))
  const said = screen.getByText('Choose a day.')
  expect(said.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})

it('brings into view what the field says of itself, also where the reader is in it already', async () => {
  const shown: (string | null)[] = []
  vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(function (this: HTMLElement) {
    shown.push(this.textContent)
  })
  const { user, field } = await open()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(shown).toContain('Name is missing.'))
  await user.type(field('Town'), '{Enter}')
  await waitFor(() => expect(shown).toContain('Town is missing.'))
})

it('leaves the focus where everything holds', async () => {
  const { user, field } = await open()
  await user.type(field('Name'), 'Ada')
  await user.type(field('Town'), 'York')
  await user.click(screen.getByRole('checkbox', { name: 'Monday' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await new Promise((resolve) => setTimeout(resolve))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save' }))
})
