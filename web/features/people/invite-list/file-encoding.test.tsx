import { waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { people } from '../../../../contract/calls/employees/employees.ts'
import { serveCall } from '../../../testing/fake-server.ts'
import { fill, openInvite } from '../testing/open-invite-dialog.tsx'
import { sampleResult } from '../testing/sample-people.ts'
import { serve } from '../testing/serve-people.ts'
import { ben, invitationStages as world } from '../testing/sample-worlds.ts'

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
/** Jürgen Müller and Zoë in Mac Roman. */
const macRoman = bytesOf('name;email\nJ\u009Frgen M\u009Fller;j@x.example\nZo\u0091;z@x.example\n')

const openWithFile = async () => {
  serve(world)
  const asked: unknown[] = []
  serveCall(people.sendEmployeeInvites, ({ body }) => {
    asked.push(body)
    return { results: [sampleResult(ben)] }
  })
  const view = await openInvite('many')
  const input = view.baseElement.querySelector('input[type="file"]')
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no place for a file.')
  const upload = (...parts: (string | Uint8Array<ArrayBuffer>)[]) =>
    view.user.upload(input, new File(parts, 'people.csv', { type: 'text/csv' }))
  return { ...view, upload, asked, field: view.dialog.getByLabelText('People') }
}

describe('a list in an encoding that its file does not say', () => {
  it('waits until somebody has chosen by how the names look', async () => {
    const { user, dialog, upload, asked, field } = await openWithFile()
    await fill(user, field, 'mei@x.example')
    const invite = await dialog.findByRole('button', { name: 'Make 1 invitation' })
    await upload(macRoman)
    expect(await dialog.findByText('This file isn’t UTF-8.')).toBeTruthy()
    const question = within(dialog.getByRole('group', { name: 'Which encoding is people.csv in?' }))
    const shown = question.getAllByRole('radio').map((radio) => {
      const words = document.getElementById(radio.getAttribute('aria-describedby') ?? '')
      return [radio.getAttribute('value'), words?.textContent, radio.matches(':checked')]
    })
    expect(shown).toEqual([
      ['windows-1252', 'JŸrgen Zo‘', false],
      ['macintosh', 'Jürgen Zoë', false],
      ['windows-1250', 'Jźrgen Zo‘', false],
      ['windows-1256', 'Jںrgen Zo‘', false],
      ['cp850', 'Jƒrgen Zoæ', false],
    ])
    expect(document.activeElement).toBe(question.getAllByRole('radio')[0])
    expect(invite).toHaveProperty('disabled', true)
    const read = dialog.getByRole('button', { name: 'Read the file' })
    expect(read).toHaveProperty('disabled', true)
    expect(field).toHaveProperty('value', 'mei@x.example')

    await user.click(question.getByRole('radio', { name: 'Western (Mac Roman)' }))
    expect(invite).toHaveProperty('disabled', true)
    await user.click(read)
    await user.click(await dialog.findByRole('button', { name: 'Make 3 invitations' }))
    await waitFor(() =>
      expect(asked).toMatchObject([
        { invites: [{ name: 'Jürgen Müller' }, { name: 'Zoë' }, { email: 'mei@x.example' }] },
      ]),
    )
  })

  it('is chosen with the keyboard alone', async () => {
    const { user, dialog, upload, field } = await openWithFile()
    await upload(macRoman)
    const [first] = await dialog.findAllByRole('radio', { name: /^Western/ })
    await waitFor(() => expect(document.activeElement).toBe(first))
    await user.keyboard('{ArrowDown}')
    expect(dialog.getByRole('radio', { name: 'Western (Mac Roman)' }).matches(':checked')).toBe(true)
    expect(field).toHaveProperty('value', '')
    await user.tab()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(field).toHaveProperty('value', expect.stringContaining('Jürgen Müller')))
    expect(document.activeElement).toBe(field)
    expect(dialog.queryByText('This file isn’t UTF-8.')).toBeNull()
  })

  it('need not be read, and another file takes its place', async () => {
    const { user, dialog, upload, field } = await openWithFile()
    await upload(macRoman)
    await user.click(await dialog.findByRole('button', { name: 'Don’t read it' }))
    expect(dialog.queryByText('This file isn’t UTF-8.')).toBeNull()
    expect(field).toHaveProperty('value', '')
    await upload(macRoman)
    await dialog.findByText('This file isn’t UTF-8.')
    await upload('name;email\nJosé;jose@x.example')
    await waitFor(() => expect(field).toHaveProperty('value', expect.stringContaining('José')))
    expect(dialog.queryByText('This file isn’t UTF-8.')).toBeNull()
  })
})

it.each([
  ['a line in another encoding', ['name;email\nJürgen;j@x.example\nZo', bytesOf('\u00EB'), ';z@x.example']],
  ['a last letter that is cut', ['email;name\nj@x.example;Jürgen\nz@x.example;Zo', bytesOf('\u00C3')]],
])('a file in UTF-8 with %s is not read, and its line is named', async (_, parts) => {
  const { dialog, upload, field } = await openWithFile()
  await upload(...parts)
  expect(
    await dialog.findByText('Line 3 is not UTF-8. Save the file as UTF-8 and read it again.'),
  ).toBeTruthy()
  expect(field).toHaveProperty('value', '')
  expect(dialog.queryByRole('radio', { name: /Mac Roman/ })).toBeNull()
})
