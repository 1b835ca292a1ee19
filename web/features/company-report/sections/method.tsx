import type { StoredCompanyReport } from '../../../../contract/calls/reports/reports.ts'

/** What the report cannot tell. */
export const Method = ({ report }: { report: StoredCompanyReport }) => (
  <ul className="limits prose">
    {report.limits.map((limit) => (
      <li key={limit}>{limit}</li>
    ))}
  </ul>
)
