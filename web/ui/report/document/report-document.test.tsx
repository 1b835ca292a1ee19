import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { sampleOrganization, renderScreen } from '../../../testing/render.tsx'
import { ReportMenu } from './report-menu.tsx'
import { ReportDocument } from './report-document.tsx'

const sections = ['grade', 'risks'].map((id) => ({ id, title: `The ${id}`, children: <p>{id}</p> }))

it('a document opens at the section that the address names, and at its beginning where it names none', async () => {
  const { unmount } = renderScreen(<ReportDocument sections={sections} />, {
    at: '/reports/ada?section=risks',
  })
  await waitFor(() => expect(document.activeElement?.textContent).toBe('The risks'))
  unmount()
  renderScreen(<ReportDocument sections={sections} />, { at: '/reports/ada?section=elsewhere' })
  expect(await screen.findByRole('heading', { name: 'The grade' })).toBeTruthy()
  expect(document.activeElement).toBe(document.body)
})

it('the way to the chat is for who may use it', async () => {
  const menu = (
    <ReportMenu
      labels={{ name: 'More', ask: 'Ask about this report', print: 'Print' }}
      about={{ report: 'company-1' }}
    />
  )
  const { unmount, user } = renderScreen(menu)
  await user.click(await screen.findByRole('button', { name: 'More' }))
  const way = await screen.findByRole('menuitem', { name: 'Ask about this report' })
  expect(way.getAttribute('href')).toBe('/chat?report=company-1')
  unmount()
  const other = renderScreen(menu, { as: sampleOrganization('employee', { permissions: ['org:view'] }) })
  await other.user.click(await screen.findByRole('button', { name: 'More' }))
  expect(await screen.findByRole('menuitem', { name: 'Print' })).toBeTruthy()
  expect(screen.queryByRole('menuitem', { name: 'Ask about this report' })).toBeNull()
})
