import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderScreen } from '../../../testing/render.tsx'
import { goodAnswers, sampleCompanyReport, samplePerson } from '../../../testing/sample-reports.ts'
import { BasisProvider } from '../evidence/statement-basis.tsx'
import { Summary } from './findings.tsx'
import { OperatingPlan } from './operating-plan.tsx'

it('the company report says below each text that a person wrote that it is not made from answers', async () => {
  const made = sampleCompanyReport([samplePerson('e1', 'Ada Lovelace', 'Finance', goodAnswers())])
  const report = {
    ...made,
    origin: 'edited' as const,
    executiveSummary: made.executiveSummary.map((one, index) =>
      index === 0 ? { ...one, text: 'All is well.' } : one,
    ),
    forwardOperatingPlan: made.forwardOperatingPlan.map((one, index) =>
      index === 0 ? { ...one, title: 'Rest' } : one,
    ),
    editedTexts: ['All is well.', 'Rest'],
  }
  renderScreen(
    <BasisProvider report={report}>
      <Summary report={report} />
      <OperatingPlan report={report} />
    </BasisProvider>,
  )
  const marks = await screen.findAllByText(/A person wrote this/)
  expect(marks).toHaveLength(2)
  for (const [index, text] of ['All is well.', 'Rest'].entries()) {
    const item = screen.getByText(text).closest('li')
    expect(item && within(item).getByText(/A person wrote this/)).toBe(marks[index])
  }
})
