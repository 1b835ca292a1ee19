import { Box, Button } from '@mantine/core'
import { useState } from 'react'
import type { DepartmentGrading } from '../../../insights/company-report-types.ts'
import { Grade } from '../../ui/grade.tsx'
import { subScores } from '../../ui/sub-scores.ts'
import { PersonLink } from './basis.tsx'
import type { Comparison } from './compare.ts'
import { WasGrade } from './mark.tsx'

/** How many rows are added at a time. */
const step = 50

/** The five depths of a score: 1 for 1 and 2, up to 5 for 9 and 10. */
const depthOf = (score: number): number => Math.min(5, Math.max(1, Math.ceil(score / 2)))

/** People by their five sub-scores: the number stands in every cell, its depth only helps the eye. */
export const HeatTable = ({
  department,
  comparison,
}: {
  department: DepartmentGrading
  comparison: Comparison | undefined
}) => {
  const [limit, setLimit] = useState(step)
  const { departmentName, teamScores } = department
  const shown = teamScores.slice(0, limit)
  return (
    <>
      <Box component="section" className="heat" aria-label={`Scores in ${departmentName}`} tabIndex={0}>
        <table className="wiki-table heat__table">
          <thead>
            <tr>
              <th scope="col">Person</th>
              {subScores.map(({ id, label }) => (
                <th key={id} scope="col" className="heat__column">
                  {label}
                </th>
              ))}
              <th scope="col" className="heat__column">
                Overall
              </th>
              <th scope="col">Grade</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((person) => (
              <tr key={person.employeeId}>
                <th scope="row" className="heat__person">
                  <PersonLink employeeId={person.employeeId} name={person.employeeName} />
                  <span className="heat__role">{person.role}</span>
                  {person.scoreInputsAnswered < 9 && (
                    <span className="heat__role">{person.scoreInputsAnswered} of 9 inputs answered</span>
                  )}
                </th>
                {subScores.map(({ id }) => (
                  <td key={id} className={`heat__cell heat__cell--${depthOf(person[id])}`}>
                    {person[id]}
                  </td>
                ))}
                <td className="heat__overall">{person.overall.toFixed(1)}</td>
                <td>
                  <Grade grade={person.grade} size="sm" />{' '}
                  <WasGrade before={comparison?.personGrades.get(person.employeeId)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
      {shown.length < teamScores.length && (
        <p className="heat__more">
          {shown.length.toLocaleString()} of {teamScores.length.toLocaleString()} people shown; the CSV holds
          all of them.{' '}
          <Button variant="default" size="xs" className="screen-only" onClick={() => setLimit(limit + step)}>
            Show {Math.min(step, teamScores.length - shown.length)} more
          </Button>
        </p>
      )}
    </>
  )
}
