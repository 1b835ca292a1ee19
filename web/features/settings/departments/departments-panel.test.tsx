import { Notifications } from '@mantine/notifications'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { departments as calls } from '../../../../contract/calls/employees/departments.ts'
import { messages } from '../../../../contract/http/failures.ts'
import { renderScreen } from '../../../testing/render.tsx'
import { serveCall, failureResponse, serveFailure } from '../../../testing/fake-server.ts'
import { DepartmentsPanel } from './departments-panel.tsx'

const there = [
  { name: 'Design', people: 12 },
  { name: 'General', people: 1 },
  { name: 'Sales', people: 3 },
]

beforeEach(() => {
  serveCall(calls.listDepartments, { departments: there })
})

const open = async (name = 'Design') => {
  const { user } = renderScreen(
    <>
      <Notifications />
      <DepartmentsPanel />
    </>,
    { as: 'admin' },
  )
  await user.click(await screen.findByRole('button', { name: `Rename ${name}` }))
  const dialog = within(await screen.findByRole('dialog'))
  const field = dialog.getByRole('textbox', { name: 'New name' })
  const type = async (text: string) => {
    await user.clear(field)
    await user.click(field)
    await user.paste(text)
  }
  return { user, dialog, type }
}

test('each department is listed with its people; a new name says how many it is for and that reports stay', async () => {
  const sent: unknown[] = []
  serveCall(calls.renameDepartment, ({ body }) => (sent.push(body), { name: 'Product design', people: 12 }))
  const { user, dialog, type } = await open()
  const rows = within(screen.getByRole('list', { hidden: true, name: 'Departments with people in them' }))
  expect(rows.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'Design12 peopleRename',
    'General1 personRename',
    'Sales3 peopleRename',
  ])
  expect(dialog.getByText(/^12 people are in it/)).toBeDefined()
  expect(dialog.getByText(/^Existing reports keep the old name/)).toBeDefined()
  expect(dialog.queryByText(/^Anyone you add without a department/)).toBeNull()
  await type('Product design')
  await user.click(dialog.getByRole('button', { name: 'Rename' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual([{ from: 'Design', to: 'Product design', merge: false }])
  expect(await screen.findByText('“Design” is called “Product design” now.')).toBeDefined()
})

test('a name that is there already, in any case, is asked about first, and merges both only then', async () => {
  const sent: unknown[] = []
  serveCall(calls.renameDepartment, ({ body }) => (sent.push(body), { name: 'Sales', people: 12 }))
  const { user, dialog, type } = await open()
  await type('SALES')
  await user.click(dialog.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText('Merge “Design” with “Sales”?')).toBeDefined()
  expect(dialog.getByText(/12 people of “Design” join its 3 people/)).toBeDefined()
  await user.click(dialog.getByRole('button', { name: 'Choose another name' }))
  expect(dialog.getByRole('textbox', { name: 'New name' })).toHaveProperty('value', 'SALES')
  expect(sent).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Continue' }))
  await user.click(dialog.getByRole('button', { name: 'Merge them' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual([{ from: 'Design', to: 'SALES', merge: true }])
  expect(await screen.findByText('“Design” and “Sales” are one department now.')).toBeDefined()
})

test('another case of its own name is no merging, and a name that cannot be used is said', async () => {
  const sent: unknown[] = []
  serveCall(calls.renameDepartment, ({ body }) => (sent.push(body), { name: 'DESIGN', people: 12 }))
  const { user, dialog, type } = await open()
  for (const [typed, fault] of [
    ['Design', 'That is its name already.'],
    ['', 'Department is required'],
    ['x'.repeat(81), 'Department is too long (max 80 characters)'],
  ] as const) {
    await type(typed)
    await user.click(dialog.getByRole('button', { name: 'Rename' }))
    expect(await dialog.findByText(fault)).toBeDefined()
  }
  expect(sent).toEqual([])
  await type('DESIGN')
  await user.click(dialog.getByRole('button', { name: 'Rename' }))
  await waitFor(() => expect(sent).toEqual([{ from: 'Design', to: 'DESIGN', merge: false }]))
})

test.each([
  [
    'that somebody else has renamed meanwhile is said to be gone',
    failureResponse('NOT_FOUND', 'Department not found: Design'),
    'Nobody is in “Design” any more: somebody has just changed it.',
  ],
  [
    'whose new name somebody brought in meanwhile is asked about anew',
    failureResponse('BUSINESS_LOGIC_ERROR', messages.departmentThere('Bar')),
    messages.departmentThere('Bar'),
  ],
])('a department %s', async (_case, failure, sentence) => {
  serveFailure(calls.renameDepartment, failure)
  const { user, dialog, type } = await open()
  serveCall(calls.listDepartments, { departments: [...there, { name: 'Bar', people: 2 }] })
  await type('Bar')
  await user.click(dialog.getByRole('button', { name: 'Rename' }))
  expect((await dialog.findByRole('alert')).textContent).toBe(sentence)
  // What is there now is known by then.
  await user.click(await dialog.findByRole('button', { name: 'Continue' }))
  expect(await screen.findByText('Merge “Design” with “Bar”?')).toBeDefined()
})

test('the one of whoever has none says that it comes back', async () => {
  const { dialog } = await open('General')
  expect(dialog.getByText('Anyone you add without a department is in “General” again.')).toBeDefined()
})

test('without people nothing is to be renamed, and what failed to load can be loaded again', async () => {
  serveFailure(calls.listDepartments, failureResponse('UNAVAILABLE', 'Muster cannot reach its database.'))
  const { user } = renderScreen(<DepartmentsPanel />, { as: 'owner' })
  const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 5_000 })
  serveCall(calls.listDepartments, { departments: [] })
  await user.click(again)
  expect(await screen.findByText('Nobody is in a department yet. Add or invite people first.')).toBeDefined()
})
