import { isPublished, type ReportStep } from '../../../../contract/calls/reports/release-report.ts'
import { insightParts, profileParts } from '../../../../contract/shapes/reports/report-sections.ts'
import type { StoredEmployeeReport } from '../../../../contract/calls/reports/reports.ts'
import { buildManagerBrief, ratingChanges } from '../../../../insights/employee-report/manager-brief.ts'
import type { QuestionId, RawAnswers } from '../../../../insights/questionnaire/questionnaire.ts'
import type { Statement } from '../../../../insights/report-types.ts'
import { answersFromWorkings } from '../../../../insights/scoring/explain-grade.ts'
import {
  headingBlock,
  quietBlock,
  textBlock,
  type Block,
  type Document,
  type Item,
  type FileMetadata,
  type Part,
} from './document.ts'
import { cycleName, type FileWords } from './document-texts.ts'
import { gradeAndScores, gradingMethod } from './employee-grading.ts'
import { readerNotice } from './reader-notice.ts'

/** The context of a person's report: what its person is shown about it, what people decided, and their comments. */
export type ReportContext = {
  isOwn: boolean
  isShared: boolean | null
  steps: readonly ReportStep[]
  /** For readers who decide: the answers now and before, from which the brief for the manager is made. */
  brief?: { rawAnswers: RawAnswers; before: RawAnswers | null } | null
  /** Notes on texts that are in another language. */
  notes?: readonly string[]
}

/** A person’s report as a document: the sections of the screen, in the same order and words. */
export const employeeDocument = (
  report: StoredEmployeeReport,
  { isOwn, isShared, steps, brief = null, notes = [] }: ReportContext,
  made: FileMetadata,
  words: FileWords,
): Document => {
  const { say, page, piece, moment, named } = words
  const statements = (all: readonly Statement[]): Block => ({
    kind: 'list',
    items: all.map((one) => itemOf(one, report, words)),
  })
  return {
    title: report.gradingOverview.employeeName,
    subtitle: say('person.subtitle', { role: named(report.role), department: named(report.department) }),
    facts: [
      [say('facts.organization'), made.organizationName],
      [
        say('facts.answersGiven'),
        report.submittedAt === null ? say('facts.notKnown') : moment(report.submittedAt),
      ],
      [say('facts.reportMade'), moment(report.generatedAt)],
      [
        say('facts.version'),
        report.origin === 'edited'
          ? say('facts.versionEdited', { version: report.version })
          : String(report.version),
      ],
      ...(report.cycle
        ? [[say('facts.cycle'), cycleName(words, report.cycle)] satisfies [string, string]]
        : []),
      [say('facts.release'), piece(`states.${report.state}`)],
      [say('facts.engine'), report.engineVersion],
      [say('facts.questionnaire'), report.questionnaireVersion],
      [say('facts.madeBy'), made.by],
      [say('facts.madeAt'), moment(made.at)],
    ],
    notice: report.notice,
    notes,
    parts: [
      gradeAndScores(report, statements, words),
      {
        title: page('sections.strengthsAndWeaknesses'),
        blocks: [
          headingBlock(page('sections.strengths')),
          statements(report.strengths),
          headingBlock(page('sections.weaknesses')),
          statements(report.weaknesses),
        ],
      },
      {
        title: page('sections.recommendations'),
        blocks: [
          {
            kind: 'list',
            isNumbered: true,
            items: report.recommendations.map((one) => itemOf(one, report, words)),
          },
        ],
      },
      {
        title: page('sections.opportunities'),
        blocks: [
          {
            kind: 'list',
            items: report.opportunities.map(({ title, description, ...basis }) =>
              itemOf({ text: `${title}. ${description}`, ...basis }, report, words, [title, description]),
            ),
          },
        ],
      },
      { title: page('sections.risks'), blocks: [statements(report.risks)] },
      {
        title: page('sections.profile'),
        blocks: profileParts.flatMap((id) => [
          headingBlock(page(`parts.${id}`)),
          statements([report.roleAndOutput[id]]),
        ]),
      },
      {
        title: page('sections.insights'),
        blocks: [
          quietBlock(page('sections.insightsIntro')),
          ...insightParts.flatMap((id) => [
            headingBlock(page(`parts.${id}`)),
            statements([report.insights[id]].flat()),
          ]),
        ],
      },
      ...(brief === null ? [] : [managerBrief(report, brief, statements, words)]),
      {
        title: page('sections.limits'),
        blocks: [{ kind: 'list', items: report.limits.map((limit) => ({ text: limit })) }],
      },
      ...decisionParts(steps, words),
      readerNotice(
        {
          organizationName: made.organizationName,
          person: report.gradingOverview.employeeName,
          isShared,
          isOwn: isOwn && isPublished(report.state),
        },
        words,
      ),
      gradingMethod(report, words),
    ],
  }
}

/** The brief for the manager, as on the screen: for those who decide about a report of somebody else. */
const managerBrief = (
  { employeeId, workings }: StoredEmployeeReport,
  { rawAnswers, before }: { rawAnswers: RawAnswers; before: RawAnswers | null },
  statements: (all: readonly Statement[]) => Block,
  { page, engine }: FileWords,
): Part => {
  const { questions, askedFor } = buildManagerBrief(employeeId, rawAnswers, engine)
  const changes = before && ratingChanges(before, answersFromWorkings(workings), engine)
  return {
    title: page('brief.title'),
    blocks: [
      quietBlock(page('brief.intro')),
      headingBlock(page('brief.questions')),
      statements(questions),
      headingBlock(page('brief.askedFor')),
      statements(askedFor),
      headingBlock(page('brief.changes')),
      changes === null || changes.length === 0
        ? textBlock(page(changes === null ? 'brief.first' : 'brief.same'))
        : {
            kind: 'list',
            items: changes.map(({ name, before: first, now }) => ({
              text: page('brief.change', { name, before: engine.numeral(first), now: engine.numeral(now) }),
            })),
          },
    ],
  }
}

/** Whether the report's person may read a step, too; reasons for edits are shown only to those who decide. */
const isSaid = ({ kind }: ReportStep): boolean =>
  kind !== 'edited' && kind !== 'deleted' && kind !== 'restored'

/** Decisions with their reasons, the person's answers and the responses, in order of time. */
const decisionParts = (steps: readonly ReportStep[], { say, piece, named, moment }: FileWords): Part[] => {
  const said = steps.filter(isSaid).toReversed()
  if (said.length === 0) return []
  return [
    {
      title: say('person.said'),
      blocks: [
        {
          kind: 'list',
          items: said.map(({ kind, by, at, text: written, isOwn, nobodyElse }) => {
            const step = {
              step: piece(`steps.${kind}`),
              name: by === null ? piece('steps.somebody') : named(by.name),
              moment: moment(at),
            }
            return {
              text:
                written === null
                  ? say('person.step', step)
                  : say('person.stepWritten', { ...step, text: named(written) }),
              ...(isOwn && { note: piece(nobodyElse ? 'steps.ownAlone' : 'steps.own') }),
            }
          }),
        },
      ],
    },
  ]
}

/** A text with its sources; `texts`: its parts, where it is composed of several. */
const itemOf = (
  { text, evidence, unanswered }: Statement,
  { editedTexts }: StoredEmployeeReport,
  { say, piece, engine }: FileWords,
  texts: readonly string[] = [text],
): Item => {
  const promptsOf = (ids: readonly QuestionId[]) => ({
    questions: [...new Set(ids.map((id) => engine.question(id)))].join(' '),
  })
  const notes = [
    ...(texts.some((one) => editedTexts?.includes(one)) ? [piece('evidence.written')] : []),
    ...(evidence.length === 0
      ? []
      : [say('person.restsOn', promptsOf(evidence.map(({ questionId }) => questionId)))]),
    ...(unanswered.length === 0 ? [] : [say('person.notAnswered', promptsOf(unanswered))]),
  ]
  return { text, ...(notes.length > 0 && { note: notes.join(' ') }) }
}
