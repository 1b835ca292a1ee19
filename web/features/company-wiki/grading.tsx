import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import type { StoredCompanyReport } from '../../../contract/reports.ts'
import type { DepartmentGrading, DepartmentPlace } from '../../../insights/company-report-types.ts'
import { Grade } from '../../ui/grade.tsx'
import { PersonLink } from './basis.tsx'
import type { Comparison } from './compare.ts'
import { StatementText } from './findings.tsx'
import { HeatTable } from './heat-table.tsx'
import { Mark, WasGrade } from './mark.tsx'

/** Up to this many people in the whole report every table stands open. */
const openUpTo = 60

const Place = ({ title, place }: { title: string; place: DepartmentPlace | null }) => (
  <div>
    <dt>{title}</dt>
    <dd>
      {place === null ? (
        '–'
      ) : (
        <>
          <PersonLink employeeId={place.employeeId} name={place.employeeName} />{' '}
          <Grade grade={place.grade} size="sm" />
        </>
      )}
    </dd>
  </div>
)

type DepartmentProps = {
  department: DepartmentGrading
  comparison: Comparison | undefined
  isOpenAtFirst: boolean
  isAnonymous: boolean
}

const Department = ({ department, comparison, isOpenAtFirst, isAnonymous }: DepartmentProps) => {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const { departmentName, departmentGrade, answered, people, teamScores } = department
  const before = comparison?.departmentGrades.get(departmentName)
  return (
    <section className="department" aria-label={departmentName}>
      <header className="department__header">
        <h3 className="wiki-subtitle">{departmentName}</h3>
        <Grade
          grade={departmentGrade}
          none={isAnonymous && answered > 0 ? 'Grade not shown to you' : 'No grade yet'}
        />
        <WasGrade before={before} />
        <span className="department__count">
          {answered.toLocaleString()} of {people.toLocaleString()} answered
        </span>
        {department.isSmall && answered > 0 && (
          <span className="department__small">Small: fewer than 5 answers, do not compare</span>
        )}
      </header>
      {isAnonymous && department.isSmall && answered > 0 && (
        <Text size="sm" c="dimmed">
          With so few answers a grade would tell what single people answered, so it is not shown to you.
        </Text>
      )}
      {!isAnonymous && answered > 0 && (
        <dl className="department__places">
          <Place title="Lead" place={department.lead} />
          <Place title="Support" place={department.support} />
        </dl>
      )}
      <div className="prose">
        {department.executiveSummary.map((statement) => (
          <StatementText key={statement.text} statement={statement} />
        ))}
      </div>
      {teamScores.length > 0 && !isOpen && (
        <Button variant="default" size="xs" className="department__open" onClick={() => setOpen(true)}>
          Show the scores of{' '}
          {teamScores.length === 1 ? 'one person' : `${teamScores.length.toLocaleString()} people`}
        </Button>
      )}
      {teamScores.length > 0 && isOpen && <HeatTable department={department} comparison={comparison} />}
    </section>
  )
}

/** Each department with its grade, lead and support, and its people’s five sub-scores. */
export const Grading = ({
  report,
  comparison,
}: {
  report: StoredCompanyReport
  comparison: Comparison | undefined
}) => (
  <>
    {report.isAnonymous && (
      <Text size="sm" className="prose">
        Scores, leads and supports name people, so they are shown to admins and owners only. Your own scores
        are in your report.
      </Text>
    )}
    {comparison !== undefined && comparison.personGrades.size > 0 && (
      <p>
        <Mark>changed</Mark> The grade of{' '}
        {comparison.personGrades.size === 1
          ? 'one person'
          : `${comparison.personGrades.size.toLocaleString()} people`}{' '}
        is another now than in the earlier report.
      </p>
    )}
    {report.gradingBreakdown.map((department) => (
      <Department
        key={`${report.id} ${department.departmentName}`}
        department={department}
        comparison={comparison}
        isOpenAtFirst={report.coverage.answered <= openUpTo}
        isAnonymous={report.isAnonymous}
      />
    ))}
  </>
)
