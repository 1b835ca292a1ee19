import { screen, within } from '@testing-library/react'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { StoredEmployeeReport } from '../../../../contract/calls/reports/reports.ts'
import { gradeText } from '../../../../insights/scoring/grades.ts'
import { questionIds, type RawAnswers } from '../../../../insights/questionnaire/questionnaire.ts'
import { scoresOf, readInputs } from '../../../../insights/scoring/scores.ts'
import { answersFromWorkings, explainGrade } from '../../../../insights/scoring/explain-grade.ts'
import { renderScreen } from '../../../testing/render.tsx'
import { goodAnswers, samplePerson, sampleReport } from '../../../testing/sample-reports.ts'
import EmployeeReportPage from '../employee-report/employee-report-page.tsx'
import { GradeExplanationSection } from './grade-explanation.tsx'
import {
  meanText,
  parseOpenedScores,
  explanationIds,
  serializeOpenedScores,
} from './explanation-url-state.ts'
import { serveReport } from '../testing/serve-report.ts'

const texts = fc.oneof(
  fc.integer({ min: -3, max: 13 }).map(String),
  fc.constantFrom('', '-', '7.4', '7.5', 'about 8/10', 'quite good', 'yes', 'No', 'Lead a team', '<b>9</b>'),
  fc.string({ unit: 'binary', maxLength: 40 }),
)
const anyAnswers: fc.Arbitrary<RawAnswers> = fc.record(
  Object.fromEntries(questionIds.map((id) => [id, texts])),
  { requiredKeys: [] },
)

const labels = ['Reliability', 'Role fit', 'Scalability', 'Output', 'Initiative'] as const

const reportOf = (answers: RawAnswers, change: Partial<StoredEmployeeReport> = {}) =>
  sampleReport(samplePerson('e1', 'Ada Lovelace', 'Finance', answers), change)

const open = (report: StoredEmployeeReport, why?: string) => {
  const { version } = report
  const answer = { report, latestVersion: version, versions: [version] }
  serveReport(() => answer)
  return renderScreen(<EmployeeReportPage employeeId="e1" />, {
    at: `/reports/e1${why === undefined ? '' : `?why=${why}`}`,
  })
}

const regionOf = (name: string) => screen.getByRole('region', { name })
const button = (name: RegExp) => screen.findByRole('button', { name })

describe('the sums on the page', () => {
  it('give every number of the stored report again, for any answers', async () => {
    await fc.assert(
      fc.asyncProperty(anyAnswers, async (raw) => {
        const report = reportOf(raw)
        const explanation = explainGrade(answersFromWorkings(report.workings))
        const sums = { report, explanation, opened: new Set(explanationIds), onOpen: () => undefined }
        const { unmount } = renderScreen(<GradeExplanationSection {...sums} />)
        await screen.findByText(/We checked the sums: they match\./)
        const textOf = (name: string) =>
          document.querySelector(`section[aria-label="${name}"]`)?.textContent ?? ''
        const { grade, overall, employeeName: _, ...stored } = report.gradingOverview
        const values = labels.map((label) => {
          const counted = [
            ...document.querySelectorAll(`section[aria-label="${label}"] tbody .sums__number`),
          ].map(({ textContent }) => Number(textContent))
          const mean = counted.reduce((sum, value) => sum + value, 0) / counted.length
          const value = Math.min(10, Math.max(1, Math.floor(mean + 0.5 + 1e-9)))
          const sum = counted.length === 1 ? `${mean}` : `(${counted.join(' + ')}) ÷ ${counted.length}`
          expect(textOf(label)).toContain(sum)
          expect(textOf(label)).toContain(`rounded half up: ${value}`)
          return value
        })
        const { reliability, roleFit, scalability, output, initiative } = stored
        expect(values).toEqual([reliability, roleFit, scalability, output, initiative])
        expect(values.reduce((sum, value) => sum + value, 0) / 5).toBe(overall)
        expect(textOf('Overall')).toContain(`(${values.join(' + ')}) ÷ 5 = ${overall}: grade `)
        expect(document.querySelector('#why-overall .sums__sum strong [aria-hidden]')?.textContent).toBe(
          gradeText(grade),
        )
        unmount()
      }),
      { numRuns: 25 },
    )
  }, 60_000)

  it('show the answer as given, say a default plainly, hatch it, and say that a number is kept within 1 to 10', async () => {
    open(reportOf(goodAnswers({ weekly_output: 'quite good, I think', job_satisfaction: '12' })), 'open')
    await screen.findByRole('region', { name: 'Why this grade' })
    const output = within(regionOf('Output'))
    expect(output.getByText('quite good, I think')).toBeTruthy()
    expect(output.getByText('No number given, so the default 7 counts')).toBeTruthy()
    expect(output.getByText('7', { selector: 'td *' }).className).toBe('sums__missing')
    expect(screen.getByText('Output: 7 of 10, by default')).toBeTruthy()
    const row = within(regionOf('Reliability')).getByText('12').closest('tr')
    expect(row?.textContent).toContain('The first number in the answer is 12, limited to 1 to 10: 10')
  })

  it('open one by one, with the keyboard too, and stand in the address', async () => {
    const { user, router } = open(reportOf(goodAnswers()), 'output')
    const output = await button(/^Output:/)
    expect(output.getAttribute('aria-expanded')).toBe('true')
    expect(regionOf('Output').id).toBe(output.getAttribute('aria-controls'))
    expect(screen.queryByRole('region', { name: 'Reliability' })).toBeNull()

    const reliability = await button(/^Reliability:/)
    reliability.focus()
    await user.keyboard('{Enter}')
    expect(regionOf('Reliability')).toBeTruthy()
    expect(router.state.location.search).toMatchObject({ why: 'reliability.output' })
    await user.keyboard(' ')
    expect(screen.queryByRole('region', { name: 'Reliability' })).toBeNull()
    await user.click(output)
    expect(router.state.location.search).not.toHaveProperty('why')

    const whole = await button(/^Why this grade$/)
    await user.click(whole)
    expect(whole.getAttribute('aria-expanded')).toBe('true')
    for (const label of labels) expect(regionOf(label)).toBeTruthy()
    expect(router.state.location.search).toMatchObject({ why: 'open' })
    await user.click(whole)
    expect(screen.queryByRole('region', { name: 'Overall' })).toBeNull()
  })

  it('say so where another engine made the report, and name the numbers that come out different', async () => {
    const report = reportOf(goodAnswers(), { engineVersion: '1' })
    const { unmount } = open(report)
    expect(await screen.findByText(/uses version 1 of the calculation.*they match\./)).toBeTruthy()
    unmount()
    open({ ...report, gradingOverview: { ...report.gradingOverview, output: 2 } })
    expect(await screen.findByText(/These differ: output\. The report keeps/)).toBeTruthy()
  })
})

describe('how sure a letter is', () => {
  it('names what was left out and the letters of one point', async () => {
    const answers: RawAnswers = {
      role_clarity: '9',
      weekly_output: '8',
      job_satisfaction: '7',
      team_communication: '6',
      tool_effectiveness: '4',
      has_kpis: 'yes',
      skill_development: 'SQL',
      company_improvements: 'Close the books earlier',
    }
    expect(scoresOf(readInputs(answers)).grade).toBe('B')
    open(reportOf(answers), 'overall')
    const sure = within(await screen.findByRole('region', { name: 'How sure' }))
    expect(sure.getByText('Answered: 8 of 9')).toBeTruthy()
    expect(sure.getByText(/could make this/).textContent).toContain('B plus')
    expect(
      sure.getByText('No readable answer, so the default counts: knowing the training on offer.'),
    ).toBeTruthy()
    expect(sure.getByText(/Readable answers there would give a grade between/).textContent).toMatch(
      /between BB and B plusB\+\.$/,
    )
    const others = within(
      within(regionOf('Overall')).getByRole('table', { name: /Single answers that would change the grade/ }),
    )
    expect(others.getByRole('row', { name: /Weekly output 9 instead of 8 7\.8/ })).toBeTruthy()
    expect(others.getByRole('row', { name: /Knowing the training on offer yes, if answered/ })).toBeTruthy()
  })

  it('says that a letter rests on defaults alone before it says the letter', async () => {
    open(reportOf({ core_responsibilities: 'Deliveries' }))
    const before = await screen.findByText(
      'None of the ratings was answered: this letter rests on defaults alone.',
    )
    const letter = screen.getAllByText(/^Grade B minus$/)[0]
    expect(letter && before.compareDocumentPosition(letter) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    expect(await screen.findByText('Answered: 0 of 9')).toBeTruthy()
    expect(screen.getByText('Reliability: 7 of 10, by default')).toBeTruthy()
  })

  it('says nothing before a letter that rests on ratings', async () => {
    open(reportOf(goodAnswers()))
    expect(await screen.findByText('Answered: 9 of 9')).toBeTruthy()
    expect(screen.getByText('Everything was answered.')).toBeTruthy()
    expect(screen.queryByText(/None of the/)).toBeNull()
  })
})

describe('the view in the address', () => {
  it('comes back as it went in, and passes over what is no sum', () => {
    fc.assert(
      fc.property(fc.subarray([...explanationIds]), (ids) => {
        expect(parseOpenedScores(serializeOpenedScores(new Set(ids)))).toEqual(new Set(ids))
      }),
    )
    expect(parseOpenedScores('open').size).toBe(6)
    expect(parseOpenedScores('nonsense.roleFit')).toEqual(new Set(['roleFit']))
    expect(parseOpenedScores(undefined).size).toBe(0)
  })

  it('never shows a mean on the other side of a half', () => {
    expect(meanText(8)).toBe('= 8')
    expect(meanText(23 / 3)).toBe('≈ 7.667')
    expect(meanText(7.4999)).toBe('= 7.4999')
  })
})
