/** An organization in a few words, for tests by example. */
import type { CompanyReportInput } from '../company-report/company-report-types.ts'
import type { RawAnswers } from '../questionnaire/questionnaire.ts'

interface Person {
  readonly name?: string
  readonly department?: string
  /** Null: invited, but has not answered. */
  readonly answers?: RawAnswers | null
}

/** People `e0`, `e1`, ... of Northwind with their answers. */
export function company(people: readonly Person[]): CompanyReportInput {
  return {
    organizationName: 'Northwind',
    lastUpdated: '2026-02-01T00:00:00.000Z',
    employees: people.map(({ name, department }, index) => ({
      id: `e${index}`,
      name: name ?? `Person ${index}`,
      email: `e${index}@example.com`,
      role: 'Employee',
      department: department ?? 'Sales',
      status: 'active',
    })),
    submissions: people.flatMap(({ answers }, index) =>
      answers === null
        ? []
        : [
            {
              employeeId: `e${index}`,
              rawAnswers: answers ?? {},
              submittedAt: '2026-01-31T10:00:00.000Z',
            },
          ],
    ),
  }
}
