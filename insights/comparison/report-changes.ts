/**
 * The differences between two company reports, who they concern, and whether they are more than noise. Works on reports
 * as their reader was given them: what that reader is not shown is null or empty here, and nothing is concluded from
 * it.
 */
import type { TeamScore } from '../company-report/company-report-types.ts'
import {
  scoresByEmployee,
  type ChangedPeople,
  type ReportChange,
  type ReportChanges,
  type ComparableReport,
  type ChangeSignificance,
} from './report-change-types.ts'
import { english, type Words } from '../catalog/report-texts.ts'
import { scoreChangesOf } from './score-changes.ts'
import { topicChangesOf } from './topic-changes.ts'
import { statementChangesOf } from './statement-changes.ts'

const rankOf: Record<ChangeSignificance, number> = { beyond: 0, counted: 1, unknown: 2, within: 3 }

/** All that is different in `now`, told in these words; nothing where the two say the same. */
export function changesBetween(
  now: ComparableReport,
  before: ComparableReport,
  words: Words = english,
): ReportChanges {
  const [here, there] = [scoresByEmployee(now), scoresByEmployee(before)]
  const changes = [
    ...figureChangesOf(now, before, words),
    ...scoreChangesOf(now, before, here, there, words),
    ...topicChangesOf(now, before, words),
    ...statementChangesOf(now, before, words),
  ]
  return {
    changes: changes.toSorted((a, b) => rankOf[a.verdict] - rankOf[b.verdict] || b.weight - a.weight),
    people: changedPeopleOf(here, there),
  }
}

/** Counted figures: nobody who is asked again would count otherwise. */
function figureChangesOf(
  now: ComparableReport,
  before: ComparableReport,
  { say }: Words,
): readonly ReportChange[] {
  const [here, there] = [now.overview, before.overview]
  const counted = (
    figure: 'employees' | 'answered' | 'rate',
    unit: 'count' | 'percent',
    is: number,
    was: number,
    whole: number,
  ): readonly ReportChange[] =>
    is === was
      ? []
      : [
          {
            id: `figure ${figure}`,
            kind: 'figure',
            what: say(`changes.${figure}`),
            people: now.coverage.answered,
            before: { unit, value: was },
            now: { unit, value: is },
            noise: null,
            verdict: 'counted',
            weight: Math.abs(is - was) / whole,
          },
        ]
  const people = Math.max(1, here.totalEmployees, there.totalEmployees)
  return [
    ...counted('employees', 'count', here.totalEmployees, there.totalEmployees, people),
    ...counted('answered', 'count', now.coverage.answered, before.coverage.answered, people),
    ...counted('rate', 'percent', here.submissionRate, there.submissionRate, 100),
    ...(here.riskLevel === null || there.riskLevel === null || here.riskLevel === there.riskLevel
      ? []
      : [
          {
            id: 'figure risk',
            kind: 'figure' as const,
            what: say('changes.risk'),
            people: now.coverage.answered,
            before: { unit: 'words' as const, value: say(`changes.levels.${there.riskLevel}`) },
            now: { unit: 'words' as const, value: say(`changes.levels.${here.riskLevel}`) },
            noise: null,
            verdict: 'unknown' as const,
            weight: 1,
          },
        ]),
  ]
}

function changedPeopleOf(
  here: ReadonlyMap<string, TeamScore>,
  there: ReadonlyMap<string, TeamScore>,
): ChangedPeople | null {
  if (here.size === 0 || there.size === 0) return null
  const added = [...here.values()].filter(({ employeeId }) => !there.has(employeeId))
  const left = [...there.values()].filter(({ employeeId }) => !here.has(employeeId))
  return { both: here.size - added.length, added, left }
}
