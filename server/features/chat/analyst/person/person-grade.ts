import type { StoredEmployeeReport } from '../../../../../contract/calls/reports/reports.ts'
import type { Employee } from '../../../../../contract/calls/employees/employees.ts'
import { messages } from '../../../../../contract/http/failures.ts'
import { defaultRating } from '../../../../../insights/questionnaire/answers.ts'
import { gradeText } from '../../../../../insights/scoring/grades.ts'
import { isPersonalDifference } from '../../../../../insights/comparison/statistical-noise.ts'
import { subScoreIds } from '../../../../../insights/scoring/scores.ts'
import {
  answersFromWorkings,
  explainGrade,
  type ExplainedInput,
} from '../../../../../insights/scoring/explain-grade.ts'
import { reportAuthor, citeAnswer, citeReport } from '../citations.ts'
import { occurInOrder } from '../understanding/ordered-match.ts'
import {
  labelInSentence,
  numeral,
  inlineQuote,
  remark,
  roundLikeReports,
  citedLine,
  inlineText,
  type Draft,
  type Line,
} from '../reply-lines.ts'
import { offerReports } from '../suggestions.ts'
import type { Question } from '../question.ts'
import { hasValue, type Source, type CallResult } from '../source.ts'
import type { UnderstoodQuestion } from '../understanding/understand-question.ts'
import { findUnknownWords, wordSet } from '../understanding/known-words.ts'

/** Grades of people: what they are, why, and two of them side by side. */

const selfReported = remark('These are self-reported: they rest on what people answered about themselves.')

/** The sentence for a report that is not there, or not for the asker. */
export const missingReport = ({ name }: Employee, told: CallResult<unknown>): Line =>
  remark(
    'refusal' in told && told.refusal !== messages.reportNotFound
      ? told.refusal
      : `There is no report of ${inlineText(name)} that you can see: none was made yet, or none is released and open to you.`,
  )

const overview = (report: StoredEmployeeReport): Line => {
  const { gradingOverview: scores, workings } = report
  const parts = subScoreIds.map((id) => `${labelInSentence(workings[id].label)} ${scores[id]}`)
  return citedLine(
    `${inlineText(scores.employeeName)}: ${gradeText(scores.grade)}, overall ${scores.overall} of 10; ${parts.join(', ')}.`,
    citeReport(report, 'gradingOverview'),
    { derived: [10] },
  )
}

const coverage = (report: StoredEmployeeReport): Line => {
  const { scoreInputs, scoreInputsAnswered: answered } = report.coverage
  const rest = answered < scoreInputs ? '; the others count as defaults' : ''
  return citedLine(
    `This rests on ${answered} of ${scoreInputs} inputs that were answered${rest}.`,
    citeReport(report, 'coverage'),
  )
}

const peopleMax = 6

const grades = async ({ people, version }: UnderstoodQuestion, source: Source): Promise<Draft> => {
  const told: Line[] = []
  for (const person of people.slice(0, peopleMax)) {
    const found = await source.report(person.id, people.length === 1 ? (version ?? undefined) : undefined)
    if (!hasValue(found)) told.push(missingReport(person, found))
    else {
      const { report } = found.value
      told.push(overview(report), coverage(report))
    }
  }
  if (people.length > peopleMax) told.push(remark('Only the first of them are told here.'))
  return {
    lines: told.some((line) => 'basis' in line) ? [...told, selfReported] : told,
    people: people.map(({ id }) => id),
    suggestions: told.some((line) => 'basis' in line)
      ? people.slice(0, 1).map(({ name }) => `Why is the grade of ${inlineText(name)} what it is?`)
      : [],
  }
}

/** The words of a sub-score's name, as they are written in a question. */
const asksFor = {
  reliability: / reliab\w+ /,
  roleFit: / role fit /,
  scalability: / scalab\w+ /,
  output: / output /,
  initiative: / initiative /,
} as const

const inputText = ({ label, value, isAnswered, answers, reading }: ExplainedInput): string => {
  const name = labelInSentence(label)
  if (!isAnswered) return `${name} ${value} (not answered, so the default)`
  const texts = answers.flatMap(({ text }) =>
    text === null || text.trim() === '' ? [] : [inlineQuote(text, 40)],
  )
  return reading === 'rating' && texts.join('') === `“${value}”`
    ? `${name} ${value}`
    : `${name} ${value} (from ${texts.join(' and ')})`
}

const why = async ({ people, text, version }: UnderstoodQuestion, source: Source): Promise<Draft> => {
  const [person] = people
  if (!person) return { lines: [remark('Whose grade do you mean? Write the name, or pick it after @.')] }
  const told = await source.report(person.id, version ?? undefined)
  if (!hasValue(told)) return { lines: [missingReport(person, told)], people: [person.id] }
  const { report } = told.value
  const { gradingOverview: stored, workings } = report
  const explained = explainGrade(answersFromWorkings(workings))
  const asked = subScoreIds.filter((id) => asksFor[id].test(text))
  const name = inlineText(stored.employeeName)
  const head =
    asked.length > 0
      ? []
      : [
          citedLine(
            `The overall score of ${name}, ${stored.overall}, is the mean of five scores, (${subScoreIds.map((id) => stored[id]).join(' + ')}) ÷ ${subScoreIds.length}. It gives ${gradeText(stored.grade)}, which begins at ${workings.overall.gradeFrom}.`,
            [citeReport(report, 'gradingOverview'), citeReport(report, 'workings')],
            { derived: [subScoreIds.length] },
          ),
          ...(explained.beforeTheLetter === null
            ? []
            : [
                citedLine(explained.beforeTheLetter, citeReport(report, 'workings'), {
                  derived: [defaultRating, explained.answered],
                }),
              ]),
        ]
  const lines = (asked.length > 0 ? asked : subScoreIds).map((id) => {
    const { label, sum, inputs, mean } = explained.scores[id]
    const beforeRounding = mean === stored[id] ? '' : `, which is ${numeral(mean)}, rounded`
    const answers = inputs.flatMap((input) =>
      input.answers.flatMap(({ questionId, text: answer }) =>
        answer === null || answer.trim() === '' ? [] : [citeAnswer(reportAuthor(report), questionId, answer)],
      ),
    )
    return citedLine(
      `${label} ${stored[id]}: ${sum}${beforeRounding}; ${inputs.map(inputText).join(', ')}.`,
      [citeReport(report, 'workings'), ...answers],
      { derived: [inputs.length, roundLikeReports(mean)], isItem: true },
    )
  })
  return { lines: [...head, ...lines], people: [person.id] }
}

const compare = async (question: UnderstoodQuestion, source: Source): Promise<Draft> => {
  const { people } = question
  const draft = await grades({ ...question, version: null }, source)
  const [one, other] = people
  if (!one || !other || people.length > 2) return draft
  const [first, second] = [await source.report(one.id), await source.report(other.id)]
  if (!hasValue(first) || !hasValue(second)) return { ...draft, suggestions: [] }
  const [a, b] = [first.value.report, second.value.report]
  const [left, right] = [a.gradingOverview.overall, b.gradingOverview.overall]
  const verdict = isPersonalDifference(left, right)
    ? `Overall, the self-reported score of ${inlineText(left > right ? one.name : other.name)} is the higher one, ${Math.max(left, right)} to ${Math.min(left, right)}.`
    : `Overall ${left} and ${right} lie no further apart than one point in one answer can move them, so that is no difference.`
  return {
    ...draft,
    lines: [
      citedLine(verdict, [citeReport(a, 'gradingOverview'), citeReport(b, 'gradingOverview')]),
      ...draft.lines,
    ],
    suggestions: [],
  }
}

const scoreNames = 'reliability reliable fit role scalability scalable output initiative overall'
const scoreWords = `grade grades graded score scores scored rating ratings rated letter mark ${scoreNames}`

const gradeWords =
  / (?:grades?|graded|scores?|scored|ratings?|rated|letter|mark|overall|reliab\w+|role fit|scalab\w+|output|initiative) /
const aboutWords =
  / (?:perform\w*|report|reports|how (?:is|are|am|was) (?:_|i|he|she|they)|tell me about|show me|what about|summary|result|results) /

const nothing: ReadonlySet<string> = new Set()
const isNameAlone = (text: string): boolean =>
  findUnknownWords(text, nothing).length === 0 &&
  !/ (?:is|are|am|was|has|have|had|do|does|did|can) /.test(text)

export const gradeOfPerson: Question = {
  id: 'grade-of-person',
  title: 'Scores and grade of a person',
  examples: [
    'What is the grade of Ada Lovelace?',
    'How is Ada doing?',
    'What did I score?',
    'Show me my report',
  ],
  offer: offerReports('What is the grade of Ada Lovelace?', 'What did I score?'),
  knows:
    wordSet(`${scoreWords} performing perform performs performance report reports summary result results good well
    high low latest`),
  recognises: ({ people, text }) =>
    people.length > 0 &&
    !/ (?:who|whose) /.test(text) &&
    (gradeWords.test(text) || aboutWords.test(text) || isNameAlone(text)),
  answer: grades,
}

export const gradeExplanation: Question = {
  id: 'why-this-grade',
  title: 'Why a grade is what it is',
  examples: [
    'Why is the grade of Ada Lovelace what it is?',
    'Explain the initiative score of Ada',
    'Why my grade?',
  ],
  offer: offerReports('Why is the grade of Ada Lovelace what it is?', 'Why my grade?'),
  knows:
    wordSet(`${scoreWords} why explain come reason reasons because calculated computed worked work out rest rests based
    low high lower higher good bad only not than b c d sub just`),
  recognises: ({ text, people }) =>
    (/ (?:why|explain|how come|reasons?|because|calculated|computed|worked out|come about|rests? on|based on) /.test(
      text,
    ) ||
      occurInOrder(text, / how (?:is|was) /, / made /)) &&
    (people.length > 0 || / (?:grades?|scores?|letter) /.test(text)) &&
    !/ (?:company|departments?|teams?|our|we) /.test(text),
  answer: why,
}

export const comparePeople: Question = {
  id: 'compare-people',
  title: 'Two people side by side',
  examples: ['Compare Ada Lovelace and Grace Hopper', 'Ada versus Grace'],
  offer: offerReports('Compare Ada Lovelace and Grace Hopper', null),
  knows:
    wordSet(`${scoreWords} compare compared comparison comparing versus vs differ differs difference different against
    better worse than higher lower who between`),
  recognises: ({ people, text }) =>
    people.length > 1 &&
    (/ (?:compar\w+|versus|vs|differ\w*|against|better|than) /.test(text) || gradeWords.test(text)),
  answer: compare,
}
