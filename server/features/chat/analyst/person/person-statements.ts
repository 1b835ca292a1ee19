import type { Employee } from '../../../../../contract/calls/employees/employees.ts'
import type { StoredEmployeeReport } from '../../../../../contract/calls/reports/reports.ts'
import {
  isQuestionId,
  questionOf,
  questions as asked,
  type QuestionId,
} from '../../../../../insights/questionnaire/questionnaire.ts'
import { reportAuthor, citeAnswer, citeReport } from '../citations.ts'
import { occurInOrder } from '../understanding/ordered-match.ts'
import {
  inlineQuote,
  remark,
  citedLine,
  inlineText,
  type Basis,
  type Draft,
  type Line,
} from '../reply-lines.ts'
import { missingReport } from './person-grade.ts'
import { offerReports } from '../suggestions.ts'
import type { Question } from '../question.ts'
import { hasValue, type AnswersOfPerson, type Source } from '../source.ts'
import type { UnderstoodQuestion } from '../understanding/understand-question.ts'
import { wordSet } from '../understanding/known-words.ts'

/** What a person's report says in words, and what they answered. */

const statementMax = 600
const answersPerStatement = 3

type Said = { text: string; evidence: readonly { questionId: QuestionId }[] }

/** Statements of a report, each with the answers that it rests on where the asker may read them. */
const statements = (
  report: StoredEmployeeReport,
  section: keyof StoredEmployeeReport,
  said: readonly Said[],
  answers: AnswersOfPerson,
): Line[] =>
  said.map(({ text, evidence }) =>
    citedLine(
      inlineText(text, statementMax),
      [
        citeReport(report, section),
        ...evidence.slice(0, answersPerStatement).flatMap(({ questionId }): Basis[] => {
          const answer = answers[questionId]
          return answer === undefined ? [] : [citeAnswer(reportAuthor(report), questionId, answer)]
        }),
      ],
      { isItem: true },
    ),
  )

/** A part of a person's report that is a list of statements. */
export type PartOfPerson = 'strengths' | 'weaknesses' | 'risks' | 'recommendations' | 'opportunities'

/** One part of a person's report in its own words. */
export const draftReportPart = async (
  person: Employee,
  { version }: UnderstoodQuestion,
  source: Source,
  part: PartOfPerson,
): Promise<Draft> => {
  const told = await source.report(person.id, version ?? undefined)
  if (!hasValue(told)) return { lines: [missingReport(person, told)], people: [person.id] }
  const { report } = told.value
  const answers = await source.answersOf(person.id, report.version)
  const said: Said[] =
    part === 'opportunities'
      ? report.opportunities.map(({ title, description, evidence }) => ({
          text: `${title}: ${description}`,
          evidence,
        }))
      : [...report[part]]
  return {
    lines: [
      citedLine(
        `The report of ${inlineText(report.gradingOverview.employeeName)} says, speaking to them (${part}):`,
        citeReport(report, part),
      ),
      ...statements(report, part, said, hasValue(answers) ? answers.value : {}),
    ],
    people: [person.id],
  }
}

/** Words that a question may be asked about by. */
const topics: readonly (readonly [RegExp, readonly QuestionId[]])[] = [
  [/ (?:missing tools?|tools? missing|need|needs|lack|lacks) /, ['missing_tools']],
  [/ (?:tools?|software|programs?) /, ['current_tools', 'tool_effectiveness', 'missing_tools']],
  [/ (?:training|trainings|courses?) /, ['aware_of_training', 'skill_development']],
  [/ (?:skills?|learn|learning) /, ['key_skills', 'skill_development']],
  [/ (?:career|goals?|future|ambitions?) /, ['career_goals']],
  [/ (?:satisf\w+|happy|unhappy|happiness|mood|morale) /, ['job_satisfaction']],
  [/ (?:improve\w*|better|change) /, ['company_improvements']],
  [/ (?:feedback|else) /, ['additional_feedback']],
  [/ (?:responsib\w+|tasks?|duties|do) $/, ['core_responsibilities']],
  [/ (?:clarity|clear|expected|expectations?) /, ['role_clarity']],
  [/ (?:output|done) /, ['weekly_output']],
  [/ (?:deliver\w*|recurring) /, ['recurring_deliverables']],
  [/ (?:kpis?|targets?) /, ['has_kpis']],
  [/ (?:communicat\w+) /, ['team_communication']],
  [/ (?:support) /, ['team_support']],
  [/ (?:works? with|collaborat\w+|colleagues) /, ['close_collaborators']],
  [/ (?:reports? to|boss|manager) /, ['reporting_structure']],
]

const topicIn = ({ text }: UnderstoodQuestion): readonly QuestionId[] | undefined =>
  topics.find(([words]) => words.test(text))?.[1]

/** Whether one person is asked about something that the questionnaire asks. */
export const isTopicOfPerson = (question: UnderstoodQuestion): boolean =>
  question.people.length === 1 && topicIn(question) !== undefined

const answersShown = 25

/** What somebody answered, to the questions of the topic that was named, or to all. */
export const draftPersonAnswers = async (
  person: Employee,
  { version }: UnderstoodQuestion,
  source: Source,
  wanted: readonly QuestionId[],
): Promise<Draft> => {
  const told = await source.report(person.id, version ?? undefined)
  if (!hasValue(told)) return { lines: [missingReport(person, told)], people: [person.id] }
  const { report } = told.value
  const answers = await source.answersOf(person.id, report.version)
  if (!hasValue(answers)) return { lines: [remark(answers.refusal)], people: [person.id] }
  const given = wanted.flatMap((id) => {
    const text = answers.value[id]?.trim() ?? ''
    return text === '' ? [] : [{ id, text: answers.value[id] ?? '' }]
  })
  const name = inlineText(report.gradingOverview.employeeName)
  const coverage = citeReport(report, 'coverage')
  return {
    lines:
      given.length === 0
        ? [
            citedLine(
              `${name} left unanswered: ${wanted.length === 1 && wanted[0] ? inlineQuote(questionOf(wanted[0]).prompt) : 'all of this'}.`,
              coverage,
            ),
          ]
        : [
            citedLine(`${name} answered:`, coverage),
            ...given.slice(0, answersShown).map(({ id, text }) =>
              citedLine(
                `${questionOf(id).prompt} ${inlineQuote(text)}`,
                citeAnswer(reportAuthor(report), id, text),
                {
                  isItem: true,
                },
              ),
            ),
          ],
    people: [person.id],
  }
}

const everyQuestion = asked.filter((one) => one.asked).map(({ id }) => id)

export const answersOfPerson: Question = {
  id: 'what-somebody-answered',
  title: 'What somebody answered',
  examples: [
    'What did Ada Lovelace answer?',
    'What does Ada say about training?',
    'How satisfied did Ada say she is?',
    'What did I write about tools?',
  ],
  offer: offerReports('What did Ada Lovelace answer?', 'What did I write about tools?'),
  knows: wordSet(`
    all answer answers answered says said write writes wrote written think thinks feel feels told missing tool tools need
    needs lack lacks software program programs training trainings course courses skill skills learn learning career goal
    goals future ambition ambitions satisfied satisfaction happy unhappy happiness mood morale improve improvement
    improvements better change feedback else responsibilities responsible responsibility task tasks duties clarity clear
    expected expectation expectations output done deliver deliverable deliverables delivers recurring kpi kpis target
    targets communicate communicates communication team support work works collaborate collaborates collaborator
    collaborators colleagues reports report boss manager whom who role job
  `),
  recognises: (question) =>
    question.people.length === 1 &&
    / (?:what|how|which|show|who|whom|is|does) /.test(question.text) &&
    (/ (?:answer|answers|answered|says?|said|writes?|wrote|written|thinks?|feels?|told) /.test(
      question.text,
    ) ||
      ((/ (?:what|which|who|whom) (?:are|is|does|do|did|am) _ |(?:what|which) (?:are|is) (?:the |my |his |her |their )?(?:main )?(?:career|goals?|ambitions?|tasks?|duties|responsib\w+|deliver\w*|skills?) | works? with | reports? to | (?:boss|manager) of /.test(
        question.text,
      ) ||
        occurInOrder(
          question.text,
          / (?:how|is|am) /,
          /(?:satisf\w{1,20}|happy|unhappy|happiness|mood|morale) /,
        )) &&
        topicIn(question) !== undefined)),
  answer: async (question, source) => {
    const [person] = question.people
    if (!person) return { lines: [] }
    return draftPersonAnswers(
      person,
      question,
      source,
      topicIn(question) ?? everyQuestion.filter(isQuestionId),
    )
  },
}
