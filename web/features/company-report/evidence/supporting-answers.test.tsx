import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { reports, type StoredCompanyReport } from '../../../../contract/calls/reports/reports.ts'
import { messages } from '../../../../contract/http/failures.ts'
import type { OrganizationOfUser } from '../../../../contract/calls/organizations.ts'
import type { Role } from '../../../../contract/rights/permissions.ts'
import { sampleOrganization, renderScreen } from '../../../testing/render.tsx'
import { goodAnswers, sampleCompanyReport, samplePerson } from '../../../testing/sample-reports.ts'
import { serveCall, failureResponse } from '../../../testing/fake-server.ts'
import { waitForReport } from '../../../testing/wait-for-report.ts'
import CompanyWikiPage from '../company-report-page.tsx'
import { now, section, serve } from '../testing/serve-company-reports.ts'

/** Every number of the report leads to the answers that it rests on, for who may read them. */

const shown = async (
  list: readonly StoredCompanyReport[] = [now],
  as: Role | OrganizationOfUser = 'owner',
) => {
  serve(list)
  const rendered = renderScreen(<CompanyWikiPage />, { as })
  await screen.findByRole('heading', { level: 1, name: /company report/ })
  await waitForReport()
  return rendered
}

/** Has nobody's answers stored any more, and tells what was asked for. */
const counting = (): unknown[] => {
  const asked: unknown[] = []
  serveCall(reports.getCompanyReportAnswers, ({ body }) => {
    asked.push(body)
    return { answers: [] }
  })
  return asked
}

const risk = () => within(section('In short')).getByRole('button', { name: /^What “Risk/ })
const mean = () => within(section('In short')).getByRole('button', { name: /^What “Mean score”/ })
const numbers = () => within(screen.getByRole('region', { name: 'What was read from the answers' }))
const textsOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

describe('what a number of the company report rests on', () => {
  it('is said of ratings with each as it was given, once the count is opened', async () => {
    const { user } = await shown()
    await user.click(risk())
    const panel = within(await screen.findByRole('dialog'))
    expect(await panel.findByText('As they were answered when this report was made.')).toBeTruthy()
    expect(panel.getAllByRole('list').map(textsOf)).toEqual([
      ['Ada Lovelace9', 'Ben Okafor2'],
      ['Ada Lovelace8', 'Ben Okafor3'],
    ])
  })

  it('is the scores of everybody behind the mean, by name, each with its answers and the way to the report', async () => {
    const { user } = await shown()
    await user.click(mean())
    const panel = within(await screen.findByRole('dialog'))
    expect(panel.getByText(/^The mean of the scores of 2 people, rounded to one decimal\./)).toBeTruthy()
    expect(panel.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Ada Lovelace', '/reports/e1?why=overall'],
      ['Ben Okafor', '/reports/e2?why=overall'],
    ])
    await user.click(panel.getByText('Answers', { selector: '[aria-label="Answers of Ben Okafor"]' }))
    expect(await panel.findByText('How well do your tools help you do your work?')).toBeTruthy()
    expect(panel.getAllByRole('figure')).toHaveLength(10)
  })

  it('is in a cell of the heat map the answers of that department to that question', async () => {
    const many = ['Finance', 'Sales'].flatMap((department) =>
      Array.from({ length: 5 }, (_, index) =>
        samplePerson(
          `${department} ${index}`,
          `${department} ${index}`,
          department,
          goodAnswers({ tool_effectiveness: department === 'Sales' ? '5' : '8' }),
        ),
      ),
    )
    const { user } = await shown([sampleCompanyReport(many)])
    const asked = counting()
    const map = within(section('Departments by question'))
    const cell = map.getByRole('button', { name: 'What “Tool effectiveness, Sales” rests on: −1.5' })
    cell.focus()
    await user.keyboard('{Enter}')
    const panel = within(await screen.findByRole('dialog'))
    expect(panel.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
      many.slice(5).map(({ name }) => name),
    )
    expect(asked).toHaveLength(1)
    await user.keyboard('{Escape}')
  })

  it('is in the table of what was read what everybody answered, also who left it out', async () => {
    const { user } = await shown()
    await user.click(screen.getByText('The numbers behind the picture'))
    await user.click(numbers().getByRole('button', { name: /^What “Missing tools named”/ }))
    const panel = within(await screen.findByRole('dialog'))
    await panel.findByText('As they were answered when this report was made.')
    expect(textsOf(panel.getByRole('list'))).toEqual([
      'Ada Lovelace“An automation for payroll”',
      'Ben OkaforNot answered',
    ])
  })

  it('names people alone where single answers may not be read, and asks for none', async () => {
    const asked = counting()
    const { user } = await shown([now], sampleOrganization('admin', { permissions: ['report:view'] }))
    counting()
    await user.click(risk())
    const panel = within(await screen.findByRole('dialog'))
    expect(panel.getAllByRole('list').map(textsOf)).toEqual([
      ['Ada Lovelace', 'Ben Okafor'],
      ['Ada Lovelace', 'Ben Okafor'],
    ])
    await user.keyboard('{Escape}')
    await user.click(mean())
    const scores = within(await screen.findByRole('dialog'))
    expect(scores.getAllByRole('link')).toHaveLength(2)
    expect(scores.queryByText('Answers')).toBeNull()
    await user.click(screen.getByText('The numbers behind the picture'))
    expect(
      within(section('How people answered')).queryByRole('button', { name: /rests on/, hidden: true }),
    ).toBeNull()
    expect(asked).toEqual([])
  })

  it('says that they could not be loaded, and what is not stored any more', async () => {
    const { user } = await shown()
    serveCall(reports.getCompanyReportAnswers, () => {
      throw failureResponse('INTERNAL', messages.internal)
    })
    await user.click(risk())
    const failed = within(await screen.findByRole('dialog'))
    expect((await failed.findByRole('alert')).textContent).toMatch(/^The answers could not be loaded\. /)
    expect(failed.getAllByRole('link', { name: 'Ada Lovelace' })).toHaveLength(2)
    await user.keyboard('{Escape}')
    counting()
    await user.click(risk())
    const gone = within(await screen.findByRole('dialog'))
    expect(await gone.findAllByText('not stored any more')).toHaveLength(4)
  })

  it('comes 25 people at a time, whoever many there are, and each portion asks for its own answers', async () => {
    const many = Array.from({ length: 60 }, (_, index) =>
      samplePerson(`p${index + 1}`, `Person ${index + 1}`, 'Finance', goodAnswers()),
    )
    const { user } = await shown([sampleCompanyReport(many)])
    const asked = counting()
    await user.click(mean())
    const panel = within(await screen.findByRole('dialog'))
    expect(panel.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
      many.slice(0, 25).map(({ name }) => name),
    )
    expect(panel.getByText('25 of 60 shown.')).toBeTruthy()
    await user.click(panel.getByRole('button', { name: 'Show 25 more' }))
    expect(document.activeElement?.querySelector('a')?.textContent).toBe('Person 26')
    await user.click(panel.getByRole('button', { name: 'Show 10 more' }))
    expect(panel.getAllByRole('link')).toHaveLength(60)
    expect(panel.queryByRole('button', { name: /^Show/ })).toBeNull()
    expect(asked).toEqual([])
    await user.keyboard('{Escape}')
    await user.click(screen.getByText('The numbers behind the picture'))
    await user.click(numbers().getByRole('button', { name: /^What “Job satisfaction”/ }))
    const answers = within(await screen.findByRole('dialog'))
    expect(await answers.findAllByText('not stored any more')).toHaveLength(25)
    expect(asked).toHaveLength(1)
  })
})
