import { peopleInPdf } from '../../../../contract/calls/exports.ts'
import type { StoredCompanyReport } from '../../../../contract/calls/reports/reports.ts'
import type {
  DepartmentGrading,
  TeamScore,
} from '../../../../insights/company-report/company-report-types.ts'
import { scoredGrades } from '../../../../insights/scoring/grades.ts'
import { subScores } from '../../../../contract/shapes/reports/report-sections.ts'
import { byTheirName } from './company-tables.ts'
import {
  columns,
  headingBlock,
  quietBlock,
  tableBlock,
  textBlock,
  type Block,
  type Part,
  type Table,
} from './document.ts'
import type { FileWords } from './document-texts.ts'

/** Of a small department everybody is listed, as long as there is room for so many of each. */
const smallShare = 5

/**
 * How many of each department are listed where there is no room for all: the same share of each, and of each at least a
 * few. Of more departments than there is room for, one of each.
 */
export const allotRows = (counts: readonly number[], room: number): readonly number[] => {
  const total = sum(counts)
  if (total <= room) return counts
  const least = counts.length * smallShare <= room ? smallShare : 1
  const small = counts.map((count) => Math.min(count, least))
  const left = Math.max(0, room - sum(small))
  const others = total - sum(small)
  return counts.map((count, index) => {
    const listed = small[index] ?? 0
    return listed + Math.floor(((count - listed) / Math.max(1, others)) * left)
  })
}

const sum = (all: readonly number[]): number => all.reduce((one, other) => one + other, 0)

/** "12 A, 40 A−": how many of these have which grade, the highest first. */
const gradeCounts = (scores: readonly TeamScore[], { say, engine }: FileWords): string =>
  scoredGrades
    .flatMap((grade) => {
      const count = scores.filter((score) => score.grade === grade).length
      return count === 0
        ? []
        : [say('company.gradeCount', { number: engine.counted(count), grade: engine.grade(grade) })]
    })
    .join(engine.comma)

/** A line for each person by name, short enough for two beside each other; the job titles are in the workbook. */
const scoresOnPaper = (scores: readonly TeamScore[], { say, page, engine }: FileWords): Table => ({
  columns: [
    ...columns([say('list.name'), 4.2], [say('company.scores'), 2.9], [page('head.overall'), 1.4]),
    { title: say('list.grade'), share: 1.1, isGrade: true },
    ...columns([say('columns.answered'), 1.9]),
  ],
  rows: scores
    .toSorted(byTheirName)
    .map((person) => [
      person.employeeName,
      subScores.map(({ id }) => engine.exact(person[id])).join(' · '),
      person.overall,
      engine.grade(person.grade),
      person.scoreInputsAnswered,
    ]),
  isInHalves: true,
})

/** What the table of departments does not say: why there is no grade, and what a person wrote. */
const extraStatements = (
  { executiveSummary, departmentGrade, answered }: DepartmentGrading,
  { editedTexts }: StoredCompanyReport,
) =>
  executiveSummary.filter(
    ({ text }) => (departmentGrade === null && answered > 0) || editedTexts?.includes(text),
  )

/** How many people each department has, how many of them answered, and its grade. */
const departmentsOnPaper = (
  gradingBreakdown: StoredCompanyReport['gradingBreakdown'],
  { say, engine, wiki }: FileWords,
): Table => ({
  columns: [
    ...columns([say('columns.department'), 3], say('columns.people'), say('columns.answered')),
    { title: say('columns.grade'), share: 1, isGrade: true },
    ...columns([say('columns.points'), 1.2], ['', 2]),
  ],
  rows: gradingBreakdown.map((one) => [
    one.departmentName,
    one.people,
    one.answered,
    one.departmentGrade === null ? null : engine.grade(one.departmentGrade),
    one.gradePoints === null ? null : Math.round(one.gradePoints * 100) / 100,
    one.isSmall && one.answered > 0 ? wiki('grading.small') : '',
  ]),
})

/** Those of a department who are listed: the first by name where there is no room for all. */
const listOf = (department: DepartmentGrading, room: number, words: FileWords): Block[] => {
  const { say, engine } = words
  const { teamScores } = department
  if (teamScores.length === 0) return []
  const isCut = room < teamScores.length
  const listed = isCut ? teamScores.toSorted(byTheirName).slice(0, room) : teamScores
  return [
    ...(isCut
      ? [
          textBlock(
            say('company.allWithGrade', {
              number: engine.counted(teamScores.length),
              grades: gradeCounts(teamScores, words),
            }),
          ),
          quietBlock(
            say('company.listedHere', {
              shown: engine.counted(listed.length),
              others: engine.counted(teamScores.length - listed.length),
            }),
          ),
        ]
      : []),
    { kind: 'table', table: scoresOnPaper(listed, words) },
  ]
}

/** Department by department; where so many have a grade that not all are listed, each has its share, and says so. */
export const grading = (report: StoredCompanyReport, words: FileWords): Part => {
  const { gradingBreakdown } = report
  const { say, wiki, engine, named } = words
  const counts = gradingBreakdown.map(({ teamScores }) => teamScores.length)
  const shares = allotRows(counts, peopleInPdf)
  const [total, listed] = [sum(counts), sum(shares)]
  return {
    title: wiki('sections.grading'),
    blocks: [
      quietBlock(wiki('sections.gradingIntro')),
      tableBlock(departmentsOnPaper(gradingBreakdown, words)),
      ...(total === 0
        ? []
        : [
            quietBlock(
              say('company.scoreOrder', {
                list: subScores.map(({ id }) => engine.say(`scores.${id}`)).join(engine.comma),
              }),
            ),
          ]),
      ...(listed < total
        ? [textBlock(say('company.listed', { shown: engine.counted(listed), total: engine.counted(total) }))]
        : []),
      ...gradingBreakdown.flatMap((department, index): Block[] => {
        const said = extraStatements(department, report).map(({ text }) => textBlock(text))
        const list = listOf(department, shares[index] ?? 0, words)
        return said.length + list.length === 0
          ? []
          : [
              headingBlock(
                department.departmentGrade === null
                  ? department.departmentName
                  : say('company.departmentGrade', {
                      department: named(department.departmentName),
                      grade: engine.grade(department.departmentGrade),
                    }),
              ),
              ...said,
              ...list,
            ]
      }),
    ],
  }
}
