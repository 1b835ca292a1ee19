import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { StoredCompanyReport } from '../../../../contract/calls/reports/reports.ts'
import type { Role } from '../../../../contract/rights/permissions.ts'
import { renderScreen } from '../../../testing/render.tsx'
import { goodAnswers, sampleCompanyReport, samplePerson } from '../../../testing/sample-reports.ts'
import { waitForReport } from '../../../testing/wait-for-report.ts'
import CompanyWikiPage from '../company-report-page.tsx'
import { section, serve } from '../testing/serve-company-reports.ts'

const team = (department: string, ratings: readonly string[]) =>
  ratings.map((tool_effectiveness, index) =>
    samplePerson(
      `${department} ${index}`,
      `${department} ${index}`,
      department,
      goodAnswers({ tool_effectiveness }),
    ),
  )

/** Six in Finance and eight in Sales; two in Stores, which Finance protects. */
const report = sampleCompanyReport([
  ...team('Finance', ['2', '3', '4', '5', '7', '9']),
  ...team('Sales', ['8', '8', '8', '8', '8', '8', '5', '7']),
  ...team('Stores', ['1', '10']),
])

const shown = async (one: StoredCompanyReport = report, as: Role = 'owner') => {
  serve([one])
  const rendered = renderScreen(<CompanyWikiPage />, { as })
  await screen.findByRole('heading', { level: 1, name: /company report/ })
  await waitForReport()
  return rendered
}

const questions = () => within(section('How people answered'))
const questionOf = (name: string) => {
  const item = questions().getByRole('heading', { level: 3, name }).closest('li')
  if (item === null) throw new Error(`There is no question ${name}`)
  return item
}
const wordsIn = (element: HTMLElement) =>
  [...element.querySelectorAll('.stacked-bar__words li')].map(({ textContent }) => textContent)

describe('the questions as pictures', () => {
  it('start with what needs attention, with mean, number of people and each part in words', async () => {
    await shown()
    const [first] = questions().getAllByRole('heading', { level: 3 })
    expect(first?.textContent).toBe('Tool effectiveness')
    const tools = questionOf('Tool effectiveness')
    expect(wordsIn(tools)).toEqual(['38% low', '13% middle', '50% strong'])
    expect(within(tools).getByText('Mean 6.3 of 10')).toBeTruthy()
    expect(within(tools).getByText('16 people')).toBeTruthy()
    expect(tools.querySelector('.stacked-bar')?.getAttribute('aria-hidden')).toBe('true')
    expect(wordsIn(questionOf('Having KPIs'))).toEqual(['0% no', '100% yes'])
  })

  it('say how many answered in other words, and open what everybody wrote', async () => {
    const others = ['about right', 'good'].map((tool_effectiveness, index) =>
      samplePerson(
        `w${index}`,
        `W ${index}`,
        'Sales',
        goodAnswers({ tool_effectiveness, has_kpis: 'Sort of' }),
      ),
    )
    await shown(sampleCompanyReport([...team('Sales', ['8', '8', '8', '5', '7']), ...others]))
    const tools = within(questionOf('Tool effectiveness'))
    expect(tools.getByText('5 people')).toBeTruthy()
    expect(tools.getByRole('button', { name: /2 wrote no number$/ })).toBeTruthy()
    const targets = within(questionOf('Having KPIs'))
    expect(targets.getByRole('button', { name: /2 wrote something else than yes or no$/ })).toBeTruthy()
    expect(within(questionOf('Role clarity')).queryByText(/wrote/)).toBeNull()
  })

  it('open by department with a button and the keyboard, and show no numbers of few people', async () => {
    const { user } = await shown()
    const tools = within(questionOf('Tool effectiveness'))
    const button = tools.getByRole('button', { name: 'Tool effectiveness: by department' })
    expect(button.getAttribute('aria-expanded')).toBe('false')
    expect(tools.queryByText('Stores')).toBeNull()
    button.focus()
    await user.keyboard('{Enter}')
    expect(button.getAttribute('aria-expanded')).toBe('true')
    const rowOf = (name: string) => tools.getByText(name).closest('li')
    expect(rowOf('Sales')?.textContent).toContain('Mean 7.5 of 10')
    expect(rowOf('Stores')?.textContent).toBe('Stores2 peopleFewer than 5 answered')
    expect(rowOf('Finance')?.textContent).toBe('Finance6 peopleNot shown, to protect a smaller department')
    await user.keyboard('{Enter}')
    expect(tools.queryByText('Stores')).toBeNull()
  })

  it('of an earlier engine are drawn from its measures, and say why there are no departments', async () => {
    const { questionResults: _, ...earlier } = report
    await shown(earlier)
    expect(wordsIn(questionOf('Tool effectiveness'))).toEqual(['38% low', '13% middle', '50% strong'])
    expect(questions().queryByRole('button', { name: /by department/ })).toBeNull()
    expect(questions().getByText(/made before answers were counted by department/)).toBeTruthy()
  })

  it('show readers without single reports what the measures say, and nothing of what is withheld', async () => {
    const { questionResults: _, measures, ...rest } = report
    await shown(
      {
        ...rest,
        isAnonymous: true,
        groupThreshold: 5,
        measures: measures.flatMap((one) =>
          one.topic === 'tools' ? [{ ...one, low: null }] : one.topic === 'clarity' ? [] : [one],
        ),
      },
      'employee',
    )
    expect(questions().queryByText('Role clarity')).toBeNull()
    expect(wordsIn(questionOf('Tool effectiveness'))).toEqual(['50% strong', 'The rest isn’t shown to you'])
    expect(questions().queryByRole('button', { name: /by department/ })).toBeNull()
    expect(questions().queryByText(/counted by department/)).toBeNull()
  })

  it('have no numbers where fewer than five people answered', async () => {
    await shown(sampleCompanyReport(team('Stores', ['1', '10'])))
    expect(questionOf('Tool effectiveness').querySelector('.stacked-bar__words')).toBeNull()
    expect(questions().getAllByText(/Fewer than 5 people answered this question/)).toHaveLength(7)
  })
})

describe('the map of departments by questions', () => {
  const cellsOf = (department: string) => {
    const map = within(screen.getByRole('region', { name: /^Distance from the company’s mean/ }))
    const row = map.getByRole('rowheader', { name: department }).closest('tr')
    return [...(row?.querySelectorAll('td') ?? [])].map(({ textContent }) => textContent)
  }

  it('says in each cell how far it is from the company’s mean, with its sign and number of people', async () => {
    await shown(
      sampleCompanyReport([
        ...team('Finance', Array<string>(6).fill('4')),
        ...team('Sales', Array<string>(6).fill('8')),
      ]),
    )
    expect(cellsOf('Finance')).toContainEqual(expect.stringMatching(/^−2\.0.*6 people$/))
    expect(cellsOf('Sales')).toContainEqual(expect.stringMatching(/^\+2\.0.*6 people$/))
  })

  it('has no number in the cells of a department with fewer than five answers', async () => {
    await shown()
    expect(cellsOf('Stores').filter((text) => /\d[.,]\d/.test(text ?? ''))).toEqual([])
  })
})
