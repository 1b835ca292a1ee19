import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { people } from '../../../contract/people.ts'
import { reports } from '../../../contract/reports.ts'
import { renderScreen } from '../../testing/render.tsx'
import { goodAnswers, samplePerson, sampleReport } from '../../testing/sample-reports.ts'
import { answering } from '../../testing/server.ts'
import EmployeeReportPage from './employee-report-page.tsx'
import { servingReport } from './testing/served-report.ts'

const ada = samplePerson('e1', 'Ada Lovelace', 'Finance', goodAnswers())

it.each([
  [
    false,
    /^It is released, but Ada Lovelace is no member here and cannot read it: invite Ada Lovelace in Submissions\./,
  ],
  [true, /^Ada Lovelace can read this version, and has not answered yet\.$/],
] as const)(
  'a released report says whether its person can read it: a member is %s',
  async (isMember, words) => {
    const report = sampleReport(ada, { version: 1, id: 'r1', state: 'released' })
    servingReport(() => ({ report, latestVersion: 1, versions: [1] }))
    answering(reports.getReportAnswers, { rawAnswers: {}, submittedAt: null, isCurrent: true })
    const asked: (string | null)[] = []
    answering(people.getEmployees, ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('search'))
      const { name, role, department } = { ...ada, role: 'Analyst', department: 'Finance' }
      const one = { name, role, department, status: 'invited' as const, inviteCode: null, initials: 'AL' }
      const joinedAt = '2026-09-01T00:00:00.000Z'
      return {
        employees: [
          // Somebody else of the same name.
          { ...one, id: 'e9', email: 'e9@northwind.example', joinedAt, isMember: !isMember },
          { ...one, id: 'e1', email: 'e1@northwind.example', joinedAt, isMember },
        ],
        next: null,
      }
    })
    renderScreen(<EmployeeReportPage employeeId="e1" />)
    const bar = within(await screen.findByRole('region', { name: 'Release' }))
    await waitFor(() => expect(asked).toContain('Ada Lovelace'))
    const told = () => bar.getByText((_, element) => element?.tagName === 'P')
    await waitFor(() => expect(told().textContent).toMatch(words))
    const way = bar.queryByRole('link', { name: 'invite Ada Lovelace in Submissions' })
    expect(way?.getAttribute('href')).toBe(isMember ? undefined : '/submissions?person=e1')
  },
)
