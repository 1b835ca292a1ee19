import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isAnswered, rating } from '../questionnaire/answers.ts'
import { riskLevelOf } from './risk-level.ts'
import { buildCompanyReport, NoCompletedSubmissions, submissionRateOf } from './company-report.ts'
import type { CompanyReport, CompanyReportInput } from './company-report-types.ts'
import { buildEmployeeReport } from '../employee-report/employee-report.ts'
import { gradeOfPoints, meanGradePoints } from '../scoring/grades.ts'
import { anyOrganization } from '../testing/arbitraries.ts'
import { company } from '../testing/company.ts'
import { occursIn, quotesIn, statementsIn } from '../testing/statements.ts'

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, value) => total + value, 0)
}

const scores = (report: CompanyReport): CompanyReport['gradingBreakdown'][number]['teamScores'] =>
  report.gradingBreakdown.flatMap(({ teamScores }) => teamScores)

describe('the company report of any organization', () => {
  it('does not depend on the order of people and submissions, to the byte', () => {
    fc.assert(
      fc.property(
        anyOrganization.chain((input) =>
          fc.record({
            input: fc.constant(input),
            employees: fc.shuffledSubarray([...input.employees], { minLength: input.employees.length }),
            submissions: fc.shuffledSubarray([...input.submissions], { minLength: input.submissions.length }),
          }),
        ),
        ({ input, employees, submissions }) => {
          expect(JSON.stringify(buildCompanyReport({ ...input, employees, submissions }))).toBe(
            JSON.stringify(buildCompanyReport(input)),
          )
        },
      ),
    )
  })

  it('has totals that agree', () => {
    fc.assert(
      fc.property(anyOrganization, (input) => {
        const report = buildCompanyReport(input)
        const { overview, coverage, gradingBreakdown, measures } = report
        expect(overview.totalEmployees).toBe(input.employees.length)
        expect(sum(overview.departmentBreakdown.map(({ count }) => count))).toBe(overview.totalEmployees)
        expect(sum(gradingBreakdown.map(({ people }) => people))).toBe(overview.totalEmployees)
        expect(sum(gradingBreakdown.map(({ answered }) => answered))).toBe(coverage.answered)
        expect(scores(report)).toHaveLength(coverage.answered)
        expect(coverage.answered + coverage.notAnswered).toBe(overview.totalEmployees)
        expect(coverage.notAnsweredEmployees).toHaveLength(coverage.notAnswered)
        expect(overview.submissionRate).toBe(submissionRateOf(coverage.answered, overview.totalEmployees))
        const mean = sum(scores(report).map(({ overall }) => overall)) / coverage.answered
        expect(Math.abs(overview.averagePerformanceScore - mean)).toBeLessThanOrEqual(0.05 + 1e-9)
        for (const { answered, notAnswered, strong, low } of measures) {
          expect(answered + notAnswered).toBe(coverage.answered)
          expect(strong + low).toBeLessThanOrEqual(answered)
        }
        const placed = report.organizationalImpactSummary.flatMap(({ employees }) => employees)
        expect(placed).toHaveLength(Math.min(9, coverage.answered))
        expect(report.strengths.length).toBeLessThanOrEqual(4)
        expect(report.weaknesses.length).toBeLessThanOrEqual(4)
        expect(report.immediateHiringNeeds.length).toBeGreaterThanOrEqual(1)
        expect(report.forwardOperatingPlan.length).toBeGreaterThanOrEqual(1)
      }),
    )
  })

  it('gives everyone the numbers of their own report, and departments the mean of the grades', () => {
    fc.assert(
      fc.property(anyOrganization, (input) => {
        const report = buildCompanyReport(input)
        const answers = new Map(
          input.submissions.map(({ employeeId, rawAnswers }) => [employeeId, rawAnswers]),
        )
        for (const score of scores(report)) {
          const employee = input.employees.find(({ id }) => id === score.employeeId)
          if (!employee) throw new Error(`${score.employeeId} is not an employee`)
          const own = buildEmployeeReport({
            employee,
            rawAnswers: answers.get(employee.id) ?? {},
            submittedAt: null,
          })
          const { employeeId: _id, role, scoreInputsAnswered, ...numbers } = score
          expect(numbers).toEqual(own.gradingOverview)
          expect(role).toBe(own.role)
          expect(scoreInputsAnswered).toBe(own.coverage.scoreInputsAnswered)
        }
        for (const { gradePoints, departmentGrade, teamScores, lead, support } of report.gradingBreakdown) {
          expect(gradePoints).toBe(meanGradePoints(teamScores.map(({ grade }) => grade)))
          expect(departmentGrade).toBe(gradePoints === null ? null : gradeOfPoints(gradePoints))
          expect([lead?.employeeId, support?.employeeId]).toEqual([
            teamScores[0]?.employeeId,
            teamScores[1]?.employeeId,
          ])
          for (const [index, { overall }] of teamScores.entries()) {
            expect(overall).toBeLessThanOrEqual(teamScores[index - 1]?.overall ?? 10)
          }
        }
        for (const { mean, questionIds } of report.measures) {
          if (mean === null) continue
          const [id = 'email'] = questionIds
          const values = scores(report).map(({ employeeId }) => rating(answers.get(employeeId)?.[id]))
          expect(mean).toBeCloseTo(values.reduce((sum, value) => sum + value, 0) / values.length, 9)
        }
      }),
    )
  })

  it('rests every statement on existing people and answered questions, and says none twice', () => {
    fc.assert(
      fc.property(anyOrganization, (input) => {
        const report = buildCompanyReport(input)
        const answers = new Map(
          input.submissions.map(({ employeeId, rawAnswers }) => [employeeId, rawAnswers]),
        )
        const statements = statementsIn(report)
        for (const { text, evidence, path } of statements) {
          for (const { employeeId, questionId } of evidence) {
            expect(input.employees.some(({ id }) => id === employeeId)).toBe(true)
            expect([path, isAnswered(questionId, answers.get(employeeId)?.[questionId])]).toEqual([
              path,
              true,
            ])
          }
          expect(text).not.toMatch(/\p{Cc}|[\u202a-\u202e]|undefined|NaN/u)
        }
        // Two people of one name and department may have said the same; nothing else may be the same twice.
        const general = statements.filter(({ path }) => !/personnelChanges|ImpactSummary/.test(path))
        expect(new Set(general.map(({ text }) => text)).size).toBe(general.length)
        for (const statement of [...report.strengths, ...report.weaknesses, ...report.forwardOperatingPlan]) {
          expect(statement.evidenceTotal).toBeGreaterThanOrEqual(statement.evidence.length)
          for (const { employeeId, questionId, text } of statement.quotes) {
            const raw = { [questionId]: answers.get(employeeId)?.[questionId] }
            for (const words of quotesIn(text)) expect(occursIn(words, raw)).toBe(true)
          }
        }
      }),
    )
  })
})

describe('the refusal', () => {
  const message = 'No completed submissions yet. Invite employees and wait for their answers.'
  const empty: CompanyReportInput = {
    organizationName: 'Northwind',
    employees: [],
    submissions: [],
    lastUpdated: '2026-02-01T00:00:00.000Z',
  }

  it('comes without submissions, without employees, and where only strangers answered', () => {
    const { employees } = company([{}])
    for (const input of [
      empty,
      { ...empty, employees },
      {
        ...empty,
        employees,
        submissions: [{ employeeId: 'gone', rawAnswers: {}, submittedAt: '2026-01-01' }],
      },
    ]) {
      expect(() => buildCompanyReport(input)).toThrow(NoCompletedSubmissions)
      expect(() => buildCompanyReport(input)).toThrow(message)
    }
    expect(submissionRateOf(0, 0)).toBe(0)
  })
})

describe('coverage', () => {
  it('ignores the submissions of strangers and says so; the later of two submissions counts', () => {
    const input = company([{ answers: { weekly_output: '3' } }, { answers: null }])
    const report = buildCompanyReport({
      ...input,
      submissions: [
        ...input.submissions,
        { employeeId: 'gone', rawAnswers: { weekly_output: '10' }, submittedAt: '2026-01-01T00:00:00.000Z' },
        { employeeId: 'e0', rawAnswers: { weekly_output: '9' }, submittedAt: '2026-03-01T00:00:00.000Z' },
      ],
    })
    expect(report.coverage).toMatchObject({
      employees: 2,
      answered: 1,
      notAnswered: 1,
      ignoredSubmissions: 1,
    })
    expect(report.coverage.note).toContain(
      '1 submission is from somebody who isn’t in the employee list. It isn’t counted.',
    )
    expect(scores(report).map(({ output }) => output)).toEqual([9])
    expect(report.overview.submissionRate).toBe(50)
  })

  it('cuts long lists and says how long they are', () => {
    const report = buildCompanyReport(
      company(
        Array.from({ length: 300 }, (_, index) => ({
          answers: index < 150 ? { tool_effectiveness: '2' } : null,
        })),
      ),
    )
    expect(report.coverage.notAnswered).toBe(150)
    expect(report.coverage.notAnsweredEmployees).toHaveLength(100)
    const [tools] = report.weaknesses
    expect(tools).toMatchObject({ topic: 'tools', people: 150, outOf: 150, evidenceTotal: 150 })
    expect(tools?.evidence).toHaveLength(25)
  })
})

describe('risk', () => {
  it('follows its thresholds exactly', () => {
    expect(riskLevelOf(7, 7)).toBe('Low')
    expect(riskLevelOf(6.999, 10)).toBe('Medium')
    expect(riskLevelOf(10, 6.999)).toBe('Medium')
    expect(riskLevelOf(6, 1)).toBe('Medium')
    expect(riskLevelOf(5.999, 10)).toBe('High')
  })

  it('takes 7 for ratings that were not given, and says how many', () => {
    const { overview } = buildCompanyReport(
      company([{ answers: {} }, { answers: { job_satisfaction: '5' } }]),
    )
    expect(overview.riskLevel).toBe('Medium')
    expect(overview.riskReason.text).toBe(
      'Satisfaction 6 of 10 (1 of 2 gave no number and counts as 7), nobody rated the tools, so they count as 7. Medium takes at least 6 for satisfaction, and low at least 7 for both.',
    )
  })
})
