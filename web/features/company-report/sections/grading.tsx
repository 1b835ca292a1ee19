import { Button, Text } from '@mantine/core'
import { useMemo, useState } from 'react'
import type { StoredCompanyReport } from '../../../../contract/calls/reports/reports.ts'
import type {
  DepartmentGrading,
  DepartmentPlace,
} from '../../../../insights/company-report/company-report-types.ts'
import {
  isPersonalDifference,
  onePointEffect,
  compareDepartments,
  type DepartmentComparison,
} from '../../../../insights/comparison/statistical-noise.ts'
import { inputIds } from '../../../../insights/scoring/scores.ts'
import { Grade } from '../../../ui/report/scores/grade.tsx'
import { AnsweredInputs } from '../../../ui/report/scores/answered-inputs.tsx'
import { useIsPrinting } from '../../../ui/print/use-printing.ts'
import { PersonLink } from '../evidence/statement-basis.tsx'
import { departmentChange, personDifferences, type Comparison } from '../comparison/compare-reports.ts'
import { StatementText } from './findings.tsx'
import { HeatTable } from './heat-table.tsx'
import { useWiki } from '../language/company-report-texts.tsx'
import { ChangeMark, PreviousGrade } from '../comparison/change-mark.tsx'

/** Up to this many people in the whole report every table is open. */
const openUpTo = 60

type PlaceProps = { title: string; place: DepartmentPlace | null; department: DepartmentGrading }

/** The number of answers that this person's grade is based on. */
const inputsOf = ({ employeeId }: DepartmentPlace, { teamScores }: DepartmentGrading): number =>
  teamScores.find((score) => score.employeeId === employeeId)?.scoreInputsAnswered ?? 0

const Place = ({ title, place, department }: PlaceProps) => (
  <div>
    <dt>{title}</dt>
    <dd>
      {place === null ? (
        '–'
      ) : (
        <>
          <PersonLink employeeId={place.employeeId} name={place.employeeName} />{' '}
          <Grade grade={place.grade} size="sm" />
          <Text size="xs" c="dimmed" component="div">
            <AnsweredInputs answered={inputsOf(place, department)} of={inputIds.length} />
          </Text>
        </>
      )}
    </dd>
  </div>
)

/** A department that differs from everybody else by more than chance. */
const StandingText = ({ standing }: { standing: DepartmentComparison }) => {
  const { say, amount, apart } = useWiki()
  if (standing.kind === 'few' || standing.kind === 'within') return null
  const { kind, mean, others, noise } = standing
  const [here, elsewhere] = apart(mean, others)
  return (
    <Text size="sm" c="dimmed" className="figures">
      {say(`grading.${kind}`, { here, elsewhere, noise: amount(noise) })}
    </Text>
  )
}

/** How many people one point in one answer could bring level with the highest. */
const closeTo = (lead: DepartmentPlace, { teamScores }: DepartmentGrading): number =>
  teamScores.filter(
    ({ employeeId, overall }) =>
      employeeId !== lead.employeeId && !isPersonalDifference(overall, lead.overall),
  ).length

const CloseScores = ({ department }: { department: DepartmentGrading }) => {
  const { counted, upTo } = useWiki()
  const { lead } = department
  const close = lead === null ? 0 : closeTo(lead, department)
  if (close === 0) return null
  return (
    <Text size="sm" c="dimmed">
      {counted('grading.close', close, { points: upTo(onePointEffect, 3) })}
    </Text>
  )
}

type DepartmentProps = {
  department: DepartmentGrading
  standing: DepartmentComparison | undefined
  comparison: Comparison | undefined
  isOpenAtFirst: boolean
  isAnonymous: boolean
  /** Whether a person wrote this text in place of a generated one. */
  isWritten: (text: string) => boolean
}

const Department = ({
  department,
  standing,
  comparison,
  isOpenAtFirst,
  isAnonymous,
  isWritten,
}: DepartmentProps) => {
  const { say, count, counted } = useWiki()
  const [isUnfolded, setOpen] = useState(isOpenAtFirst)
  const isOpen = useIsPrinting() || isUnfolded
  const { departmentName, departmentGrade, answered, people, teamScores } = department
  const before = comparison?.earlier.gradingBreakdown.find((one) => one.departmentName === departmentName)
  return (
    <section className="department" aria-label={departmentName}>
      <header className="department__header">
        <h3 className="wiki-subtitle">
          <bdi>{departmentName}</bdi>
        </h3>
        <Grade
          grade={departmentGrade}
          {...(isAnonymous && answered > 0 && { none: say('grading.notShown') })}
        />
        <PreviousGrade
          change={departmentChange(comparison, departmentName)}
          // If some have answered, a missing grade is suppressed, not absent.
          before={before?.departmentGrade ?? (before?.answered === 0 ? null : undefined)}
          now={departmentGrade}
        />
        <span className="department__count">
          {say('counts.answered', { answered: count(answered), number: count(people) })}
        </span>
        {department.isSmall && answered > 0 && (
          <span className="department__small">{say('grading.small')}</span>
        )}
      </header>
      {!isAnonymous && answered > 0 && (
        <dl className="department__places">
          <Place title={say('grading.lead')} place={department.lead} department={department} />
          <Place title={say('grading.support')} place={department.support} department={department} />
        </dl>
      )}
      <div className="prose">
        {department.executiveSummary
          .filter((statement, index) => isAnonymous || index > 0 || isWritten(statement.text))
          .map((statement) => (
            <StatementText
              key={statement.text}
              statement={statement}
              {...(!isAnonymous && { label: say('rests.answers') })}
            />
          ))}
      </div>
      <CloseScores department={department} />
      {standing !== undefined && <StandingText standing={standing} />}
      {teamScores.length > 0 && !isOpen && (
        <Button variant="default" size="xs" className="department__open" onClick={() => setOpen(true)}>
          {counted('grading.show', teamScores.length)}
        </Button>
      )}
      {teamScores.length > 0 && isOpen && <HeatTable department={department} comparison={comparison} />}
    </section>
  )
}

/** Each department with its grade, its highest self-ratings, and its people's five sub-scores. */
export const Grading = ({
  report,
  comparison,
}: {
  report: StoredCompanyReport
  comparison: Comparison | undefined
}) => {
  const { say, counted } = useWiki()
  const standings = useMemo(() => compareDepartments(report.gradingBreakdown), [report.gradingBreakdown])
  const changedPeople = comparison === undefined ? 0 : personDifferences(comparison).length
  return (
    <>
      {report.isAnonymous && (
        <Text size="sm" className="prose">
          {say('grading.own')}
        </Text>
      )}
      {changedPeople > 0 && (
        <p>
          <ChangeMark>{say('marks.changed')}</ChangeMark> {counted('grading.changed', changedPeople)}
        </p>
      )}
      {report.gradingBreakdown.map((department) => (
        <Department
          key={`${report.id} ${department.departmentName}`}
          department={department}
          standing={report.isAnonymous ? undefined : standings.get(department.departmentName)}
          comparison={comparison}
          isOpenAtFirst={report.coverage.answered <= openUpTo}
          isAnonymous={report.isAnonymous}
          isWritten={(text) => report.editedTexts?.includes(text) ?? false}
        />
      ))}
    </>
  )
}
