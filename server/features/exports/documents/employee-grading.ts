import { subScores } from '../../../../contract/shapes/reports/report-sections.ts'
import type { StoredEmployeeReport } from '../../../../contract/calls/reports/reports.ts'
import { lowRating, strongRating } from '../../../../insights/questionnaire/answers.ts'
import type { Statement } from '../../../../insights/report-types.ts'
import { answersFromWorkings, explainGrade } from '../../../../insights/scoring/explain-grade.ts'
import { columns, headingBlock, quietBlock, textBlock, type Bar, type Block, type Part } from './document.ts'
import type { FileWords } from './document-texts.ts'

/** A person’s grade in a document, and the sums behind it. */

/** The headline, then the five scores and the letter with its band. */
export const gradeAndScores = (
  { summary, coverage, gradingOverview, workings }: StoredEmployeeReport,
  statements: (all: readonly Statement[]) => Block,
  words: FileWords,
): Part => {
  const { say, page, engine } = words
  const { beforeTheLetter, threshold } = explainGrade(answersFromWorkings(workings), engine)
  const letter = engine.grade(gradingOverview.grade)
  const range = { grade: letter, from: engine.exact(threshold.from) }
  return {
    title: page('sections.inShort'),
    blocks: [
      statements(summary),
      ...(beforeTheLetter === null ? [] : [textBlock(beforeTheLetter)]),
      { kind: 'bars', bars: subScores.map(({ id }) => barOf(id, gradingOverview[id], words)) },
      headingBlock(
        say('person.grade', {
          grade: letter,
          score: page('head.outOfTen', { value: engine.decimal(gradingOverview.overall) }),
        }),
      ),
      quietBlock(
        threshold.above === null
          ? page('picture.letterBandTop', range)
          : page('picture.letterBand', { ...range, to: engine.exact(threshold.above.from) }),
      ),
      textBlock(coverage.note),
    ],
  }
}

type SubScore = (typeof subScores)[number]['id']

/** A score as a bar of its length, in the shade of its band. */
const barOf = (id: SubScore, value: number, { page, engine }: FileWords): Bar => {
  const band = value >= strongRating ? 'strong' : value < lowRating ? 'low' : 'middle'
  return {
    label: engine.say(`scores.${id}`),
    note: page(`picture.${band}`),
    parts: [{ kind: band, percent: value * 10 }],
    words: page('head.outOfTen', { value }),
  }
}

/** How sure the letter is, and what each score was made from. */
export const gradingMethod = (
  { workings, gradingOverview }: StoredEmployeeReport,
  { say, page, engine, named, either }: FileWords,
): Part => ({
  title: say('person.method'),
  blocks: [
    textBlock(sureness(workings, engine.grade(gradingOverview.grade), { page, engine, either })),
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

/** What one other answer could make of the letter. */
const sureness = (
  workings: StoredEmployeeReport['workings'],
  letter: string,
  { page, engine, either }: Pick<FileWords, 'page' | 'engine' | 'either'>,
): string => {
  const { onePoint } = explainGrade(answersFromWorkings(workings), engine).other.letters
  return onePoint.length === 0
    ? page('sure.stays', { grade: letter })
    : page('sure.could', { grades: either(onePoint.map(engine.grade)) })
}
