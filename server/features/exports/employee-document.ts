import { isOut, releaseLabels, stepWords, type ReportStep } from '../../../contract/release.ts'
import { cycleLabel } from '../../../contract/report-cycle.ts'
import { noticeFacts, noticeTitle, type Told } from '../../../contract/report-notice.ts'
import { insightParts, profileParts, subScores } from '../../../contract/report-words.ts'
import type { StoredEmployeeReport } from '../../../contract/reports.ts'
import { questionOf, type QuestionId } from '../../../insights/questionnaire.ts'
import type { Statement } from '../../../insights/report-types.ts'
import { answersIn, explainGrade } from '../../../insights/why-this-grade.ts'
import {
  columns,
  heading,
  moment,
  quiet,
  text,
  type Block,
  type Document,
  type Item,
  type Made,
  type Part,
} from './document.ts'

/** What stands beside a person's report: what they are told of it, and what people did with it and said about it. */
export type BesideReport = { isOwn: boolean; isShared: boolean | null; steps: readonly ReportStep[] }

/** A person's report as a document: the sections of the screen, in its order and with its words. */
export const employeeDocument = (
  report: StoredEmployeeReport,
  { isOwn, isShared, steps }: BesideReport,
  made: Made,
): Document => ({
  title: report.gradingOverview.employeeName,
  subtitle: `Self-reported work profile. ${report.role}, ${report.department}.`,
  facts: [
    ['Organization', made.organizationName],
    ['Answers given', report.submittedAt === null ? 'not known' : moment(report.submittedAt)],
    ['Report made', moment(report.generatedAt)],
    ['Version', `${report.version}${report.origin === 'edited' ? ', texts edited' : ''}`],
    ...(report.cycle ? [['Cycle', cycleLabel(report.cycle)] satisfies [string, string]] : []),
    ['Release', releaseLabels[report.state]],
    ['Engine', report.engineVersion],
    ['Questionnaire', report.questionnaireVersion],
    ['File made by', made.by],
    ['File made at', moment(made.at)],
  ],
  notice: report.notice,
  parts: [
    ...whatWasSaid(steps),
    told({
      organizationName: made.organizationName,
      person: report.gradingOverview.employeeName,
      isShared,
      isOwn: isOwn && isOut(report.state),
    }),
    grade(report),
    {
      title: 'Role and output',
      blocks: profileParts.flatMap(({ id, title }) => [
        heading(title),
        statements([report.roleAndOutput[id]]),
      ]),
    },
    {
      title: 'Insights',
      blocks: [
        quiet('Only what was stated, in plain words. No diagnosis, no reading between the lines.'),
        ...insightParts.flatMap(({ id, title }) => [
          heading(title),
          statements([report.insights[id]].flat()),
        ]),
      ],
    },
    {
      title: 'Strengths and weaknesses',
      blocks: [
        heading('Strengths'),
        statements(report.strengths),
        heading('Weaknesses'),
        statements(report.weaknesses),
      ],
    },
    {
      title: 'Opportunities',
      blocks: [
        {
          kind: 'list',
          items: report.opportunities.map(({ title, description, ...basis }) =>
            itemOf({ text: `${title}. ${description}`, ...basis }),
          ),
        },
      ],
    },
    { title: 'Risks', blocks: [statements(report.risks)] },
    {
      title: 'Recommendations',
      blocks: [{ kind: 'list', isNumbered: true, items: report.recommendations.map(itemOf) }],
    },
    method(report),
    {
      title: 'What this cannot tell',
      blocks: [{ kind: 'list', items: report.limits.map((limit) => ({ text: limit })) }],
    },
  ],
})

/** What its person may read as well; why texts were edited is between those who decide. */
const isSaid = ({ kind }: ReportStep): boolean => kind !== 'edited' && kind !== 'deleted'

/** Who decided what and why, what its person said to it, and what they were answered, in the order of time. */
const whatWasSaid = (steps: readonly ReportStep[]): Part[] => {
  const said = steps.filter(isSaid).toReversed()
  if (said.length === 0) return []
  return [
    {
      title: 'What was decided and said about this version',
      blocks: [
        {
          kind: 'list',
          items: said.map(({ kind, by, at, text: written, isOwn }) => ({
            text: `${stepWords[kind]} by ${by?.name ?? 'somebody who is no longer here'}, ${moment(at)}${written === null ? '' : `: “${written}”`}`,
            ...(isOwn && { note: 'It is their own report: nobody else here could decide.' }),
          })),
        },
      ],
    },
  ]
}

const told = (about: Told): Part => ({
  title: noticeTitle(about),
  blocks: noticeFacts(about).map(({ name, text: fact }) => text(`${name}. ${fact}`)),
})

const promptsOf = (ids: readonly QuestionId[]): string =>
  [...new Set(ids.map((id) => questionOf(id).prompt))].join(' ')

const itemOf = ({ text, evidence, unanswered }: Statement): Item => ({
  text,
  ...(evidence.length + unanswered.length > 0 && {
    note: [
      ...(evidence.length === 0
        ? []
        : [`Rests on: ${promptsOf(evidence.map(({ questionId }) => questionId))}`]),
      ...(unanswered.length === 0 ? [] : [`Not answered: ${promptsOf(unanswered)}`]),
    ].join(' '),
  }),
})

const statements = (all: readonly Statement[]): Block => ({ kind: 'list', items: all.map(itemOf) })

const grade = ({ summary, coverage, gradingOverview, workings }: StoredEmployeeReport): Part => {
  const { beforeTheLetter, other } = explainGrade(answersIn(workings))
  const { onePoint } = other.letters
  return {
    title: 'Grade',
    blocks: [
      ...(beforeTheLetter === null ? [] : [text(beforeTheLetter)]),
      heading(`${gradingOverview.grade}, ${gradingOverview.overall.toFixed(1)} of 10`),
      text(coverage.note),
      text(
        onePoint.length === 0
          ? `One point more or less in one answer, or one yes or no turned round: it stays ${gradingOverview.grade}.`
          : `One point more or less in one answer, or one yes or no turned round, could make it ${onePoint.join(' or ')}.`,
      ),
      {
        kind: 'table',
        table: {
          columns: columns(['Score', 2], ['Value, 1 to 10', 1], ['How it is made', 5]),
          rows: subScores.map(({ id, label }) => [label, gradingOverview[id], workings[id].formula]),
        },
      },
      statements(summary),
    ],
  }
}

const method = ({ workings }: StoredEmployeeReport): Part => ({
  title: 'Method',
  blocks: [
    text(
      `Overall: ${workings.overall.formula}. It is ${workings.overall.value.toFixed(1)}; ${workings.overall.grade} begins at ${workings.overall.gradeFrom.toFixed(1)}.`,
    ),
    ...subScores.flatMap(({ id, label }): Block[] => [
      heading(`${label}: ${workings[id].value}`),
      {
        kind: 'table',
        table: {
          columns: columns(['What counts', 3], ['The answer', 5], ['Counts as', 1]),
          rows: workings[id].inputs.map(({ label: input, answers, isAnswered, value }) => [
            input,
            isAnswered
              ? answers.flatMap(({ text: given }) => (given === null ? [] : [`“${given}”`])).join('\n')
              : 'Not answered: a default counts',
            value,
          ]),
        },
      },
    ]),
  ],
})
