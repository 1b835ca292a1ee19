import { subScores } from '../../../../contract/shapes/reports/report-sections.ts'
import type { StoredEmployeeReport } from '../../../../contract/calls/reports/reports.ts'
import type { Statement } from '../../../../insights/report-types.ts'
import { answersFromWorkings, explainGrade } from '../../../../insights/scoring/explain-grade.ts'
import { columns, headingBlock, textBlock, type Block, type Part } from './document.ts'
import type { FileWords } from './document-texts.ts'

/** A person’s grade in a document, and the sums behind it. */

/** The letter, what it could be, its scores and what is said of it. */
export const gradeAndScores = (
  { summary, coverage, gradingOverview, workings }: StoredEmployeeReport,
  statements: (all: readonly Statement[]) => Block,
  { say, page, engine, either }: FileWords,
): Part => {
  const { beforeTheLetter, other } = explainGrade(answersFromWorkings(workings), engine)
  const { onePoint } = other.letters
  const letter = engine.grade(gradingOverview.grade)
  return {
    title: page('sections.grade'),
    blocks: [
      ...(beforeTheLetter === null ? [] : [textBlock(beforeTheLetter)]),
      headingBlock(
        say('person.grade', {
          grade: letter,
          score: page('head.outOfTen', { value: engine.decimal(gradingOverview.overall) }),
        }),
      ),
      textBlock(coverage.note),
      textBlock(
        onePoint.length === 0
          ? page('sure.stays', { grade: letter })
          : page('sure.could', { grades: either(onePoint.map(engine.grade)) }),
      ),
      {
        kind: 'table',
        table: {
          columns: columns([say('person.score'), 2], [say('person.value'), 1], [say('person.how'), 5]),
          rows: subScores.map(({ id }) => [
            engine.say(`scores.${id}`),
            gradingOverview[id],
            workings[id].formula,
          ]),
        },
      },
      statements(summary),
    ],
  }
}

/** What each score was made from. */
export const gradingMethod = (
  { workings }: StoredEmployeeReport,
  { say, engine, named }: FileWords,
): Part => ({
  title: say('person.method'),
  blocks: [
    textBlock(
      say('person.overall', {
        formula: workings.overall.formula,
        value: engine.decimal(workings.overall.value),
        grade: engine.grade(workings.overall.grade),
        from: engine.decimal(workings.overall.gradeFrom),
      }),
    ),
    ...subScores.flatMap(({ id }): Block[] => [
      headingBlock(`${engine.say(`scores.${id}`)}: ${workings[id].value}`),
      {
        kind: 'table',
        table: {
          columns: columns([say('person.counts'), 3], [say('person.answer'), 5], [say('person.countsAs'), 1]),
          rows: workings[id].inputs.map(({ label: input, answers, isAnswered, value }) => [
            input,
            isAnswered
              ? answers
                  .flatMap(({ text: given }) =>
                    given === null ? [] : [say('person.given', { text: named(given) })],
                  )
                  .join('\n')
              : say('person.default'),
            value,
          ]),
        },
      },
    ]),
  ],
})
