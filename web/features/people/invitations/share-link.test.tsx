import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderScreen } from '../../../testing/render.tsx'
import SubmissionsPage from '../people-page.tsx'
import { serve } from '../testing/serve-people.ts'
import { invitationStages as world } from '../testing/sample-worlds.ts'

it('the link is there as a text, as a QR code with a name, and as a card to print', async () => {
  serve(world)
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  const { user, baseElement } = renderScreen(<SubmissionsPage />)
  await user.click(await screen.findByRole('button', { name: 'Actions for Ben Okafor' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Link and QR code' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Link and QR code of Ben Okafor' }))
  expect(await dialog.findByRole('img', { name: 'QR code of the link of Ben Okafor' })).toBeTruthy()
  expect(dialog.getByText('http://muster.example/#/questionnaire/e2')).toBeTruthy()
  expect(dialog.getByText(/Good until .+2099\./)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Print a card' }))
  expect(print).toHaveBeenCalledOnce()
  const card = baseElement.querySelector('.printed-card')
  expect(card?.textContent).toContain('Ben Okafor')
  expect(card?.textContent).toContain('Northwind Traders asks about your work')
  expect(card?.textContent).toContain('ABCD-EFGH-1234-5678')
  await user.click(dialog.getByRole('button', { name: 'Done' }))
  expect(baseElement.querySelector('.printed-card')).toBeNull()
  const opener = screen.getByRole('button', { name: 'Actions for Ben Okafor' })
  await waitFor(() => expect(document.activeElement).toBe(opener))
  vi.unstubAllGlobals()
})

it('the list as it is shown is exported without links, and the links that are open apart from it', async () => {
  serve(world)
  const made: Blob[] = []
  const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) made.push(blob)
    return 'blob:people'
  })
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const { user } = renderScreen(<SubmissionsPage />, { at: '/submissions?department=Sales' })
  const choose = async (item: string) => {
    await user.click(await screen.findByRole('button', { name: 'Export' }))
    await user.click(await screen.findByRole('menuitem', { name: item }))
  }
  await choose('People and how far they are (CSV)')
  const csv = (await made[0]?.text()) ?? ''
  expect(csv.split('\r\n').map((line) => line.split(',')[0])).toEqual([
    expect.stringMatching(/Name$/),
    'Ben Okafor',
    'Chloé Kim',
  ])
  expect(csv).not.toContain('http')
  await choose('Links to hand out yourself (CSV)')
  expect((await made[1]?.text())?.split('\r\n').slice(1)).toEqual([
    'Ben Okafor,e2@northwind.example,http://muster.example/#/questionnaire/e2,2099-12-01',
  ])
  create.mockRestore()
  click.mockRestore()
})
