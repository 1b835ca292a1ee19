/** `gradingBreakdown`: each department with its grade, its people's scores and two or three sentences. */
import { contrastOf, gradeEvidenceOf } from './rating-evidence.ts'
import { fewAnswers } from './company-groups.ts'
import type { Member } from './report-members.ts'
import { compareCodeUnits } from '../text/compare-names.ts'
import type { DepartmentGrading, DepartmentPlace, GroupStatement } from './company-report-types.ts'
import { gradeOfPoints, meanGradePoints } from '../scoring/grades.ts'
import type { Grade } from '../report-types.ts'
import type { CompanyWords } from '../catalog/company-texts.ts'

/** Initials of the words (`Customer Success` is `CS`), or the first three letters of a single word. */
export function shortNameOf(department: string): string {
  const words = department.match(/[\p{L}\p{N}]+/gu) ?? []
  const [first = department] = words
  const letters =
    words.length > 1
      ? words.slice(0, 4).map((word) => Array.from(word)[0] ?? '')
      : Array.from(first).slice(0, 3)
  return letters.join('').toUpperCase()
}

/** All departments by name. Members come sorted by name, so that equal scores stay in that order. */
export function gradingBreakdownOf(
  members: readonly Member[],
  departmentCounts: ReadonlyMap<string, number>,
  words: CompanyWords,
): readonly DepartmentGrading[] {
  const teams = new Map<string, Member[]>()
  for (const member of members) {
    const team = teams.get(member.department)
    if (team) team.push(member)
    else teams.set(member.department, [member])
  }
  return [...departmentCounts]
    .toSorted(([a], [b]) => compareCodeUnits(a, b))
    .map(([department, count]) => gradingOf(department, count, teams.get(department) ?? [], words))
}

function gradingOf(
  departmentName: string,
  count: number,
  team: readonly Member[],
  words: CompanyWords,
): DepartmentGrading {
  const ranked = byOverall(team)
  const gradePoints = meanGradePoints(team.map(({ score }) => score.grade))
  const departmentGrade = gradePoints === null ? null : gradeOfPoints(gradePoints)
  return {
    departmentNameShort: shortNameOf(departmentName),
    departmentName,
    people: count,
    answered: team.length,
    isSmall: team.length < fewAnswers,
    lead: placeOf(ranked[0]),
    support: placeOf(ranked[1]),
    departmentGrade,
    gradePoints,
    executiveSummary: summaryOf(departmentName, count, team, departmentGrade, words),
    teamScores: ranked.map(({ score }) => score),
  }
}

/** Overall scores are multiples of 0.2, so one bucket for each value sorts in linear time. */
function byOverall(team: readonly Member[]): readonly Member[] {
  const buckets: Member[][] = Array.from({ length: 51 }, () => [])
  for (const member of team) buckets[Math.round(member.score.overall * 5)]?.push(member)
  return buckets.toReversed().flat()
}

function placeOf(member: Member | undefined): DepartmentPlace | null {
  if (!member) return null
  const { employeeId, employeeName, overall, grade } = member.score
  return { employeeId, employeeName, overall, grade }
}

function summaryOf(
  department: string,
  count: number,
  team: readonly Member[],
  grade: Grade | null,
  words: CompanyWords,
): readonly GroupStatement[] {
  const { say, common } = words
  const values = {
    department: common.named(department),
    number: common.counted(team.length),
    people: common.counted(count),
  }
  if (grade === null) {
    const text = say(count === 1 ? 'department.silentOnly' : 'department.silent', values)
    return [{ text, people: 0, outOf: count, evidence: [], evidenceTotal: 0, quotes: [] }]
  }
  const sum = team.reduce((total, { score }) => total + score.overall, 0)
  const kind = count === 1 ? 'gradedOnly' : team.length === 1 ? 'gradedOne' : 'graded'
  const said = say(`department.${kind}`, {
    ...values,
    grade: common.grade(grade),
    score: common.decimal(sum / team.length),
  })
  const graded: GroupStatement = {
    text: team.length < fewAnswers ? `${said} ${say('department.small')}` : said,
    people: team.length,
    outOf: count,
    ...gradeEvidenceOf(team),
    quotes: [],
  }
  const contrast = contrastOf(department, team, words)
  return contrast ? [graded, contrast] : [graded]
}
