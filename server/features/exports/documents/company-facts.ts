import { limits } from '../../../../contract/shapes/limits.ts'
import type { StoredCompanyReport } from '../../../../contract/calls/reports/reports.ts'
import type { GroupStatement } from '../../../../insights/company-report/company-report-types.ts'
import { planStepsOf } from '../../../../insights/company-report/shown/plan-steps.ts'
import { headlineOf } from '../../../../insights/company-report/shown/report-headline.ts'
import { undisclosedDepartment } from '../../../../insights/company-report/hiring-need-text.ts'
import { compareByName } from './name-order.ts'
import type { Item, FileMetadata } from './document.ts'
import { cycleName, type FileWords } from './document-texts.ts'

/** What the files of a company report say of it in words. */

/** Who has not answered, as a reader looks for them: the report has them by code unit, as everything that is hashed. */
export const notAnsweredNames = ({
  coverage,
}: {
  coverage: Pick<StoredCompanyReport['coverage'], 'notAnsweredEmployees'>
}): string[] => coverage.notAnsweredEmployees.map(({ employeeName }) => employeeName).toSorted(compareByName)

export const companyFacts = (
  report: StoredCompanyReport,
  made: FileMetadata,
  words: FileWords,
): [string, string][] => {
  const { say, piece, moment } = words
  const { version, coverage } = report
  return [
    [say('facts.organization'), made.organizationName],
    [say('company.asOf'), moment(report.overview.lastUpdated)],
    [
      say('facts.version'),
      report.origin === 'edited' ? say('facts.versionEdited', { version }) : String(version),
    ],
    ...(report.cycle
      ? [[say('facts.cycle'), cycleName(words, report.cycle)] satisfies [string, string]]
      : []),
    [say('facts.release'), piece(`states.${report.state}`)],
    [say('facts.engine'), report.engineVersion],
    [say('facts.questionnaire'), report.questionnaireVersion],
    [
      say('facts.answersGiven'),
      say('company.between', {
        first: moment(coverage.firstSubmittedAt),
        last: moment(coverage.lastSubmittedAt),
      }),
    ],
    [say('facts.madeBy'), made.by],
    [say('facts.madeAt'), moment(made.at)],
    ...(report.isAnonymous
      ? [
          [
            say('company.shown'),
            say('company.shownText', { number: report.groupThreshold ?? limits.groupThresholdMin }),
          ] satisfies [string, string],
        ]
      : []),
  ]
}

export const sentenceWords = ({ language, wiki, engine, named }: FileWords) => ({
  language,
  say: wiki,
  count: engine.counted,
  decimal: engine.decimal,
  named,
})

/** The sentences that say what matters. */
export const headlineTexts = (report: StoredCompanyReport, words: FileWords): readonly string[] =>
  headlineOf(report, sentenceWords(words))

/** The steps of the plan that the reader is shown. */
export const planSteps = (report: StoredCompanyReport, words: FileWords) =>
  planStepsOf(report, sentenceWords(words))

/** A department, or that it is not told to the reader. */
export const departmentText = ({ say }: FileWords, department: string): string =>
  department === undisclosedDepartment ? say('company.untold') : department

/** A statement about many people, with how many it rests on, and their words. */
export const groupItem = (
  said: string,
  { people, outOf, evidenceTotal, quotes }: Omit<GroupStatement, 'text'>,
  { say, wiki, engine }: FileWords,
): Item => ({
  text: said,
  note: [
    say('company.basis', {
      people: wiki('counts.ofPeople', {
        people: engine.counted(people),
        count: outOf,
        number: engine.counted(outOf),
      }),
      answers: say('company.answers', { count: evidenceTotal, number: engine.counted(evidenceTotal) }),
    }),
    ...quotes.map(({ text }) => text),
  ].join(' '),
})
