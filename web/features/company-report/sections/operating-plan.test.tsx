import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { planParts } from '../../../../insights/company-report/plan-parts.ts'
import type { StoredCompanyReport } from '../../../../contract/calls/reports/reports.ts'
import { renderScreen } from '../../../testing/render.tsx'
import { goodAnswers, sampleCompanyReport, samplePerson } from '../../../testing/sample-reports.ts'
import { BasisProvider } from '../evidence/statement-basis.tsx'
import { Headline } from './headline.tsx'
import { OperatingPlan } from './operating-plan.tsx'

const made = sampleCompanyReport(
  ['Ada', 'Ben', 'Chloe', 'Dora', 'Emil'].map((name) =>
    samplePerson(`e-${name}`, name, 'Finance', goodAnswers({ role_clarity: '3' })),
  ),
)

const show = (report: StoredCompanyReport) =>
  renderScreen(
    <BasisProvider report={report}>
      <Headline report={report} />
      <OperatingPlan report={report} />
    </BasisProvider>,
  )

it('an item of the plan says the first step and the measure, and keeps its evidence; why and who are at the top', async () => {
  show(made)
  const [item] = made.forwardOperatingPlan
  const title = await screen.findByRole('heading', { level: 3, name: item?.title ?? '' })
  const card = within(title.closest('li') ?? document.body)
  expect(card.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['First step', 'Success'])
  expect(card.getByRole('button', { name: /5 of 5 people/ })).toBeTruthy()
  expect(card.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    item?.firstStep,
    item?.success,
  ])
})

it('the first steps of the headline say why and who', async () => {
  show(made)
  const [item] = made.forwardOperatingPlan
  const title = await screen.findByRole('heading', { level: 4, name: item?.title ?? '' })
  const step = within(title.closest('li') ?? document.body)
  expect(step.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    item?.why,
    item?.owner,
  ])
})

it('a report of an earlier engine keeps its details and evidence', async () => {
  const earlier = {
    ...made,
    forwardOperatingPlan: made.forwardOperatingPlan.map((item) => ({
      ...item,
      ...Object.fromEntries(planParts.map((part) => [part, undefined])),
      details: 'Owner: each person’s manager. It worked when it did.',
    })),
  }
  show(earlier)
  expect(await screen.findAllByText(/It worked when it did/)).toHaveLength(
    earlier.forwardOperatingPlan.length * 2,
  )
  expect(screen.queryByRole('term')).toBeNull()
  expect(screen.getByRole('button', { name: /5 of 5 people/ })).toBeTruthy()
})
