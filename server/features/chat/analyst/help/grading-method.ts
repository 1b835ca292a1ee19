import { defaultRating } from '../../../../../insights/questionnaire/answers.ts'
import { gradeText, lowestScoreOf, scoredGrades } from '../../../../../insights/scoring/grades.ts'
import { inputIds, inputValue, subScoreIds, workingsOf } from '../../../../../insights/scoring/scores.ts'
import { english } from '../../../../../insights/catalog/report-texts.ts'
import { occurInOrder } from '../understanding/ordered-match.ts'
import { remark } from '../reply-lines.ts'
import { neverOffered } from '../suggestions.ts'
import type { Question } from '../question.ts'
import type { UnderstoodQuestion } from '../understanding/understand-question.ts'
import { wordSet } from '../understanding/known-words.ts'

/** How grades are computed, the same way for everybody. */

const workings = workingsOf({}, english)
const bands = scoredGrades.map((grade) => `${gradeText(grade)} from ${lowestScoreOf(grade)}`).join(', ')

const lines = [
  remark(
    `A grade is computed from ${inputIds.length} inputs of the questionnaire by the same fixed formulas for everybody:`,
  ),
  ...subScoreIds.map((id) => remark(`${workings[id].label}: ${workings[id].formula}`, true)),
  remark(
    `A rating that was not given counts as ${defaultRating}; a yes, or something written, as ${inputValue(true, 'yesno')}, and neither as ${inputValue(null, 'yesno')}.`,
  ),
  remark(
    `The overall score is the ${workings.overall.formula}, and its grade the first of these that it reaches: ${bands}.`,
  ),
  remark('The grade of a department is the mean of the points that the grades of its people have.'),
  remark(
    'All of it is told in the article “How grades are made” of the Help centre, and on a report “Why this grade” opens each sum with its answers.',
  ),
]

const graded = / (?:grades?|scores?|grading|scoring) /
const making =
  /(?:made|makes?|comput\w{1,20}|calculat\w{1,20}|works?|worked|decided?|determined?|formed|derived|given|assigned|reached|built|generated|created|arrived|comes? about|came about) /
const isOfTheMaking = (text: string): boolean =>
  / formulas? /.test(text) ||
  occurInOrder(text, / how /, making) ||
  occurInOrder(text, / what /, /(?:based on|rests? on|made (?:of|from)) /)
const ofWhole =
  / (?:company|organi[sz]ation|business|our) (?:\w+ )?(?:grade|score)s? | (?:grades?|scores?) of (?:the|our) (?:company|organi[sz]ation|business) /

/** On a report's page 'the grade' means the one on that page. */
const isOfNobody = ({ people, departments, isOfPage, text }: UnderstoodQuestion): boolean =>
  departments.length === 0 &&
  (people.length === 0 || (isOfPage && / (?:grades|scores|grading|scoring|an? (?:grade|score)) /.test(text)))

export const gradingMethod: Question = {
  id: 'how-grades-are-made',
  title: 'How grades are made: the formulas, and the scores from which each grade is given',
  isForAnalystAlone: true,
  examples: ['How are grades made?', 'How is the grade computed?', 'How are scores calculated?'],
  offer: neverOffered,
  knows: wordSet(`
    grade grades score scores sub grading scoring letter letters overall reliability role fit scalability output initiative
    made make makes making compute computed computes calculate calculated calculates work works worked out decide decided
    determine determined formed derived given assigned reached built generated created arrived at come comes came based rest
    rests formula formulas explain department departments team teams what's
  `),
  recognises: (question) =>
    isOfNobody(question) &&
    graded.test(question.text) &&
    isOfTheMaking(question.text) &&
    !ofWhole.test(question.text),
  answer: async () => ({ lines, suggestions: ['What can I ask?'] }),
}
