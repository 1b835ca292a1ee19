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

const limits = [{ id: 'limits', title: 'The limits', children: <p>limits</p> }]
const isFolded = () => document.querySelector('details')?.open === false

it('keeps annexes folded until the contents, an address or something open in them leads there', async () => {
  const annexes = { title: 'About', sections: limits, isOpen: false }
  const first = renderScreen(<ReportDocument sections={sections} annexes={annexes} />)
  const [link] = await screen.findAllByRole('button', { name: 'About' })
  await waitFor(() => expect(isFolded()).toBe(true))
  if (link === undefined) throw new Error('The contents are missing.')
  await first.user.click(link)
  expect(isFolded()).toBe(false)
  expect(document.activeElement?.tagName).toBe('SUMMARY')
  first.unmount()
  const second = renderScreen(<ReportDocument sections={sections} annexes={annexes} />, {
    at: '/reports/ada?section=limits',
  })
  await waitFor(() => expect(document.activeElement?.textContent).toBe('The limits'))
  expect(isFolded()).toBe(false)
  second.unmount()
  renderScreen(<ReportDocument sections={sections} annexes={{ ...annexes, isOpen: true }} />)
  await screen.findByRole('heading', { name: 'The limits' })
  expect(isFolded()).toBe(false)
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
