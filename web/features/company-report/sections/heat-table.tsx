import { Box, Button } from '@mantine/core'
import { useMemo, useState } from 'react'
import type {
  DepartmentGrading,
  TeamScore,
} from '../../../../insights/company-report/company-report-types.ts'
import type { SubScoreId } from '../../../../insights/report-types.ts'
import { inputIds } from '../../../../insights/scoring/scores.ts'
import { byText } from '../../../core/organization/filter-people.ts'
import { Grade } from '../../../ui/report/scores/grade.tsx'
import { AnsweredInputs } from '../../../ui/report/scores/answered-inputs.tsx'
import { subScores } from '../../../ui/report/scores/sub-scores.ts'
import { PersonLink } from '../evidence/statement-basis.tsx'
import { personChange, type Comparison } from '../comparison/compare-reports.ts'
import { useWiki } from '../language/company-report-texts.tsx'
import { PreviousGrade } from '../comparison/change-mark.tsx'

/** How many rows are added at a time. */
const step = 50

/** The upper bound of each of the five shades, weakest first. */
export const shadeSteps = [2, 4, 6, 8, 10] as const

/** The shade of a score, from 1 to 5. */
export const scoreShade = (score: number): number => shadeSteps.filter((step) => step < score).length + 1

/** A number is hatched if nothing was answered and it is a default. */
const cellOf = (person: TeamScore, id: SubScoreId): string =>
  `heat__cell heat__cell--${person.scoreInputsAnswered === 0 ? 'default' : scoreShade(person[id])}`

/** People by name with their five sub-scores: every cell has the number, its shade only helps the eye. */
export const HeatTable = ({
  department,
  comparison,
}: {
  department: DepartmentGrading
  comparison: Comparison | undefined
}) => {
  const { say, count, decimal, named } = useWiki()
  const [limit, setLimit] = useState(step)
  const { departmentName, teamScores } = department
  const byName = useMemo(
    () => teamScores.toSorted((one, other) => byText(one.employeeName, other.employeeName)),
    [teamScores],
  )
  const shown = byName.slice(0, limit)
  return (
    <>
      <Box
        component="section"
        className="heat"
        aria-label={say('heat.scoresIn', { department: named(departmentName) })}
        tabIndex={0}
      >
        <table className="wiki-table heat__table">
          <thead>
            <tr>
              <th scope="col">{say('heat.person')}</th>
              {subScores.map(({ id }) => (
                <th key={id} scope="col" className="heat__column">
                  {say(`scores.${id}`)}
                </th>
              ))}
              <th scope="col" className="heat__column">
                {say('scores.overall')}
              </th>
              <th scope="col">{say('heat.grade')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((person) => (
              <tr key={person.employeeId}>
                <th scope="row" className="heat__person">
                  <PersonLink employeeId={person.employeeId} name={person.employeeName} />
                  <span className="heat__role">
                    <bdi>{person.role}</bdi>
                  </span>
                  <span className="heat__role">
                    <AnsweredInputs answered={person.scoreInputsAnswered} of={inputIds.length} />
                  </span>
                </th>
                {subScores.map(({ id }) => (
                  <td key={id} className={cellOf(person, id)}>
                    {person[id]}
                  </td>
                ))}
                <td className="heat__overall">{decimal(person.overall)}</td>
                <td>
                  <Grade grade={person.grade} size="sm" />{' '}
                  <PreviousGrade
                    change={personChange(comparison, person.employeeId)}
                    before={comparison?.scoresBefore.get(person.employeeId)?.grade}
                    now={person.grade}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
      {shown.length < teamScores.length && (
        <p className="heat__more">
          {say('heat.peopleShown', { shown: count(shown.length), total: count(teamScores.length) })}{' '}
          <Button variant="default" size="xs" className="screen-only" onClick={() => setLimit(limit + step)}>
            {say('counts.showMore', { number: count(Math.min(step, teamScores.length - shown.length)) })}
          </Button>
        </p>
      )}
    </>
  )
}
