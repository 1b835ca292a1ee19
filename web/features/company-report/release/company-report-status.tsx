import { PencilLine, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CompanyReportStatus, CompanyReportVersion } from '../../../../contract/calls/reports/reports.ts'
import { useWiki, type WikiWords } from '../language/company-report-texts.tsx'
import '../../../ui/report/release/report-status.css'

/** The current state beside the newest version; not loaded for readers who do not decide. */
export type ChangesSinceVersion = { newest: CompanyReportVersion; standing: CompanyReportStatus }

/** The differences since the newest version was generated, one sentence each. */
export const describeChangesSince = (
  {
    newest: { version, employees: earlier },
    standing: { submitted, reopened, open, employees },
  }: ChangesSinceVersion,
  { say, counted }: WikiWords,
): readonly { about: 'answers' | 'people'; text: string }[] => [
  ...(submitted > 0
    ? [{ about: 'answers' as const, text: counted('standing.submitted', submitted, { version }) }]
    : []),
  ...(reopened > 0
    ? [{ about: 'answers' as const, text: counted('standing.reopened', reopened, { version }) }]
    : []),
  ...(open > 0 ? [{ about: 'answers' as const, text: counted('standing.open', open, { version }) }] : []),
  ...(employees === earlier
    ? []
    : [
        {
          about: 'people' as const,
          text: say('standing.people', {
            version,
            earlier: counted('counts.people', earlier),
            now: counted('counts.people', employees),
          }),
        },
      ]),
]

const icons = {
  answers: <PencilLine size={16} aria-hidden />,
  people: <Users size={16} aria-hidden />,
} satisfies Record<string, ReactNode>

/** The same on the page of the report; nothing if there are none. */
export const CompanyReportStatusNotice = ({ since }: { since: ChangesSinceVersion }) => {
  const wiki = useWiki()
  const lines = describeChangesSince(since, wiki)
  if (lines.length === 0) return null
  return (
    <ul
      className="standing screen-only"
      aria-label={wiki.say('standing.name', { version: since.newest.version })}
    >
      {lines.map(({ about, text }) => (
        <li key={text}>
          {icons[about]}
          {text}
        </li>
      ))}
    </ul>
  )
}
