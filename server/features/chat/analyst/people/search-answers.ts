import { isQuestionId, questionOf } from '../../../../../insights/questionnaire/questionnaire.ts'
import { peopleBasis, citeAnswer, citeReport } from '../citations.ts'
import {
  counted,
  peopleCount,
  inlineQuote,
  remark,
  citedLine,
  inlineText,
  type Basis,
  type Draft,
} from '../reply-lines.ts'
import { neverOffered, offerAnswers } from '../suggestions.ts'
import type { Question } from '../question.ts'
import { hasValue, type AnswerMatch, type AnswersOfPerson, type Source } from '../source.ts'
import { departmentName } from '../company/department-name.ts'
import type { UnderstoodQuestion } from '../understanding/understand-question.ts'
import { namePlaceholder } from '../understanding/known-words.ts'
import { isTopicOfPerson } from '../person/person-statements.ts'
import { foldText } from '../understanding/tokenize.ts'

/** Searches answers: everybody's where the asker may read them, otherwise their own. */

const answersShown = 20

const asked =
  / (?:(?:who|how many (?:people|employees)?|how many ppl|which people|does anybody|does anyone|did anybody|did anyone|has anybody|has anyone|do people|did people) ?(?:also )?(?:mentions?|mentioned|wrote about|writes? about|talks? about|talked about|complains? about|complained about|(?:said|says?|wrote|written) (?:something|anything) about|names|named|asks for|asked for|speaks? of|says|uses|knows)|what (?:do|did|does) (?:people|they|employees|everybody|everyone|staff|_|i)(?: in _)? (?:say|write|think) (?:about|of)|search(?: answers)?(?: for)?|look for|which answers (?:mention|name|contain)|mentions? of) (.+) $/

const articles = /^(?:the words?|for|about|the|a|an) /u

/** The words to search for: words in quotation marks, otherwise the words after 'who mentions' or 'search for'. */
const wordsOf = ({ quoted: [words], text, whole, departments }: UnderstoodQuestion): string | undefined => {
  if (words !== undefined) return words
  const found = asked.exec(text)?.[1]
  if (found === undefined) return undefined
  const wanted = found.replace(/ in _$/u, '').replace(articles, '')
  if (!wanted.includes(namePlaceholder)) return wanted
  // A search for a person is a search for their name.
  return departments
    .reduce(
      (left, name) => (left?.endsWith(` in ${foldText(name)}`) ? left.slice(0, -name.length - 4) : left),
      asked.exec(whole)?.[1],
    )
    ?.replace(articles, '')
}

/** Whether the people in the question are the authors, and not what is searched for. */
const isByThem = ({ text, quoted: words }: UnderstoodQuestion): boolean =>
  words.length > 0 || / (?:do|did|does) (?:_|i) (?:say|write|think) /.test(text)

/** The part of a long answer around the words that were found. */
const around = (text: string, wanted: string): string => {
  const at = foldText(text).indexOf(wanted)
  // Folding may change the length of a text, so the position is only approximate; that is good enough here.
  return at <= 80 ? text : `…${text.slice(Math.max(0, Math.min(at - 40, text.length - 100)))}`
}

type Found = { kept: AnswerMatch[]; total: number; people: Set<string> }

const lookIn = (
  found: Found,
  wanted: string,
  author: Pick<AnswerMatch, 'employeeId' | 'version'>,
  answers: AnswersOfPerson,
): AnswerMatch[] => {
  const here = Object.entries(answers).flatMap(([questionId, text]): AnswerMatch[] =>
    isQuestionId(questionId) && questionId !== 'email' && foldText(text).includes(wanted)
      ? [{ ...author, questionId, text }]
      : [],
  )
  if (here.length > 0) found.people.add(author.employeeId)
  found.total += here.length
  const kept = here.slice(0, answersShown - found.kept.length)
  found.kept.push(...kept)
  return kept
}

/**
 * Searches the asker's own answers, for askers who may not read others'. Returns the part of their report that lists
 * which answers exist.
 */
const inOwn = async (
  found: Found,
  wanted: string,
  { people }: UnderstoodQuestion,
  source: Source,
): Promise<Basis | undefined> => {
  const self = await source.self()
  if (!hasValue(self) || people.some(({ id }) => id !== self.value)) return undefined
  const report = await source.report(self.value)
  if (!hasValue(report)) return undefined
  const { version } = report.value.report
  const answers = await source.answersOf(self.value, version)
  if (!hasValue(answers)) return undefined
  lookIn(found, wanted, { employeeId: self.value, version }, answers.value)
  return citeReport(report.value.report, 'coverage')
}

const search = async (question: UnderstoodQuestion, source: Source): Promise<Draft> => {
  const words = wordsOf(question) ?? ''
  const wanted = foldText(words).trim()
  const found: Found = { kept: [], total: 0, people: new Set() }
  const people = new Set(isByThem(question) ? question.people : [])
  const departments = new Set(/ in _ /.test(question.text) ? question.departments : [])
  const isWanted = new Set(
    question.all
      .filter(
        (one) =>
          (people.size === 0 || people.has(one)) &&
          (departments.size === 0 || departments.has(departmentName(one))),
      )
      .map(({ id }) => id),
  )
  const names = new Map(question.all.map(({ id, name }) => [id, name]))
  const told = await source.eachPage((page) =>
    page.flatMap(({ employeeId, answers }) =>
      isWanted.has(employeeId) ? lookIn(found, wanted, { employeeId }, answers) : [],
    ),
  )
  const searched = hasValue(told) ? peopleBasis : await inOwn(found, wanted, question, source)
  if (searched === undefined) return { lines: hasValue(told) ? [] : [remark(told.refusal)] }
  const where = hasValue(told)
    ? 'what was handed in'
    : 'your own answers; those of others are only for owners, admins and others with that right'
  if (found.total === 0) {
    return { lines: [citedLine(`${inlineQuote(words)} does not occur in ${where}.`, searched)] }
  }
  const nameOf = (id: string) => names.get(id) ?? 'You'
  const basisOf = ({ questionId, text, ...author }: AnswerMatch) =>
    citeAnswer({ ...author, name: nameOf(author.employeeId) }, questionId, text)
  const derived = [found.total, found.people.size, found.kept.length]
  return {
    lines: [
      citedLine(
        `${inlineQuote(words)} occurs in ${counted(found.total)} ${found.total === 1 ? 'answer' : 'answers'} of ${peopleCount(found.people.size)}${found.total > found.kept.length ? `; here are the first ${found.kept.length}` : ''}.`,
        [...found.kept.slice(0, 5).map(basisOf), searched],
        { derived },
      ),
      ...found.kept.map((answer) =>
        citedLine(
          `${inlineText(nameOf(answer.employeeId))}, to “${questionOf(answer.questionId).prompt}”: ${inlineQuote(around(answer.text, wanted))}`,
          basisOf(answer),
          { isItem: true },
        ),
      ),
    ],
    people: found.kept.map(({ employeeId }) => employeeId),
  }
}

export const searchAnswers: Question = {
  id: 'search-answers',
  title: 'Words in answers',
  examples: ['Who mentions Excel?', 'Search for "night shift"', 'Who wrote about overtime in Sales?'],
  offer: offerAnswers('Who mentions Excel?', neverOffered),
  knows: null,
  recognises: (question) => (wordsOf(question)?.trim() ?? '').length > 1 && !isTopicOfPerson(question),
  answer: search,
}
