import type { StoredCompanyReport } from '../../../../../contract/calls/reports/reports.ts'
import { reportWordsOf } from '../../../../../insights/catalog/all-report-texts.ts'
import { fewAnswers, labelInLanguage } from '../../../../../insights/company-report/company-groups.ts'
import type { LanguageCode } from '../../../../../languages/index.ts'
import { citeAnswer, citeCompanyReport } from '../citations.ts'
import { inlineText, citedLine, remark, type Draft, type Line } from '../reply-lines.ts'
import { offerAnswers, neverOffered } from '../suggestions.ts'
import type { Question } from '../question.ts'
import { hasValue, type Source } from '../source.ts'
import { wordSet } from '../understanding/known-words.ts'
import type { UnderstoodQuestion } from '../understanding/understand-question.ts'
import { missingCompanyReport } from './company-figures.ts'
import { departmentName } from './department-name.ts'
import { themeNames, themeRequestOf, topicOfWish } from './theme-words.ts'

/** What people wrote, by topic, as the company report has it for this reader. */

type Report = StoredCompanyReport
type QuestionThemes = NonNullable<Report['writtenThemes']>[number]
type Theme = QuestionThemes['themes'][number]

const topicsShown = 5
const quotesShown = 2
const namesShown = 10

const section = 'writtenThemes'

interface Asked {
  readonly report: Report
  readonly language: LanguageCode
  readonly question: UnderstoodQuestion
}

const peopleIn = (count: number, language: LanguageCode): string =>
  themeNames[language]('chat.people', { count, number: reportWordsOf(language).counted(count) })

const nameOf = ({ category, writtenLabel }: Theme, language: LanguageCode): string => {
  if (category !== null) return themeNames[language](category)
  const words = reportWordsOf(language)
  return writtenLabel === null ? themeNames[language]('page.alike') : words.quote(writtenLabel.text)
}

const percentOf = ({ people, outOf }: Theme): number => Math.round((people * 100) / outOf)

/** Departments and the detail that most named, in a sentence of their own. */
const moreOf = (theme: Theme, language: LanguageCode): string => {
  const [say, words] = [themeNames[language], reportWordsOf(language)]
  const departments = theme.departments.map(({ department, count }) =>
    say('page.department', { department: words.named(department), number: words.counted(count) }),
  )
  const [detail] = theme.subthemes.filter(({ people }) => people >= fewAnswers)
  const label = detail && labelInLanguage(detail, language)
  return [
    ...(departments.length === 0
      ? []
      : [`${say('page.departments', { list: departments.join(words.comma) })}.`]),
    ...(!detail || !label
      ? []
      : [
          `${say('page.inDetail', {
            list: say('page.detail', {
              label: words.quote(label.text),
              number: words.counted(detail.people),
            }),
          })}.`,
        ]),
  ].join(' ')
}

const topicLine = (theme: Theme, { report, language }: Asked): Line =>
  citedLine(
    inlineText(
      themeNames[language]('chat.topic', {
        topic: nameOf(theme, language),
        people: peopleIn(theme.people, language),
        percent: percentOf(theme),
        more: moreOf(theme, language),
      }).trim(),
      600,
    ),
    citeCompanyReport(report, section),
    { derived: [percentOf(theme)], isItem: true },
  )

/** Two answers of a theme, by who wrote them: of these departments alone where some were named. */
const quotesOf = (theme: Theme, { question, language }: Asked): { lines: Line[]; people: string[] } => {
  const { departments, all } = question
  const names = new Map(
    all
      .filter((one) => departments.length === 0 || departments.includes(departmentName(one)))
      .map(({ id, name }) => [id, name]),
  )
  const said = theme.quotes.filter(({ employeeId }) => names.has(employeeId)).slice(0, quotesShown)
  const words = reportWordsOf(language)
  return {
    lines: said.map(({ employeeId, questionId, text }) => {
      const name = names.get(employeeId) ?? ''
      return citedLine(
        `${inlineText(name)}: ${inlineText(words.quote(text, 140), 560)}`,
        citeAnswer({ employeeId, name }, questionId, text),
        { isItem: true },
      )
    }),
    people: said.map(({ employeeId }) => employeeId),
  }
}

const withQuotes = (themes: readonly Theme[], lineOf: (theme: Theme) => Line, asked: Asked): Draft => {
  const parts = themes.map((theme) => ({ line: lineOf(theme), ...quotesOf(theme, asked) }))
  return {
    lines: parts.flatMap(({ line, lines }) => [line, ...lines]),
    people: parts.flatMap(({ people }) => people),
  }
}

/** The topics that five people or more named, of the whole company. */
const topicsOf = (of: QuestionThemes, asked: Asked): Draft => {
  const { report, language } = asked
  const [say, words] = [themeNames[language], reportWordsOf(language)]
  const question = words.question(of.questionId)
  const large = of.themes.filter(({ people }) => people >= fewAnswers).slice(0, topicsShown)
  const basis = citeCompanyReport(report, section)
  const { lines, people } = withQuotes(large, (theme) => topicLine(theme, asked), asked)
  return {
    lines: [
      citedLine(
        say('chat.answered', {
          people: peopleIn(of.answered, language),
          question,
          silent: words.counted(of.saidNothing),
        }),
        basis,
      ),
      ...(large.length === 0 ? [citedLine(say('chat.noTopic', { question }), basis, { derived: [5] })] : []),
      ...lines,
    ],
    ...(people && { people }),
  }
}

/** The topics of missing tools that five people or more named, without their words; none where the reader is shown no themes. */
export const toolTopics = async (question: UnderstoodQuestion, source: Source): Promise<readonly Line[]> => {
  const got = await source.companyReport(question.reportId ?? undefined)
  if (!hasValue(got)) return []
  const { themes = [] } =
    got.value.writtenThemes?.find(({ questionId }) => questionId === 'missing_tools') ?? {}
  return themes
    .filter(({ people }) => people >= fewAnswers)
    .slice(0, topicsShown)
    .map((theme) => topicLine(theme, { report: got.value, language: 'en', question }))
}

/** What five people or more of a department named: the report names no smaller counts. */
const topicsInDepartment = (of: QuestionThemes, department: string, asked: Asked): Draft => {
  const { report, language } = asked
  const [say, words] = [themeNames[language], reportWordsOf(language)]
  const countOf = (theme: Theme) => theme.departments.find((one) => one.department === department)?.count ?? 0
  const here = of.themes.filter((theme) => countOf(theme) >= fewAnswers).slice(0, topicsShown)
  const basis = citeCompanyReport(report, section)
  const values = { department: words.named(department), question: words.question(of.questionId) }
  const { lines, people } = withQuotes(
    here,
    (theme) =>
      citedLine(
        inlineText(
          say('chat.inDepartment', {
            topic: nameOf(theme, language),
            people: peopleIn(countOf(theme), language),
            department: values.department,
          }),
          300,
        ),
        basis,
        { isItem: true },
      ),
    asked,
  )
  return {
    lines: [
      citedLine(say(here.length === 0 ? 'chat.nobodyThere' : 'chat.departmentFirst', values), basis, {
        derived: [5],
      }),
      ...lines,
    ],
    ...(people && { people }),
  }
}

/** The themes of wishes that the words of a question are about. */
const themesAbout = (topic: string, { report, language }: Asked) => {
  const category = topicOfWish(topic, language)
  return (report.writtenThemes ?? []).flatMap(({ questionId, themes }) =>
    themes.flatMap((theme) => (theme.category === category ? [{ id: questionId, theme }] : [])),
  )
}

const draftTopic = (topic: string, isWho: boolean, asked: Asked): Draft => {
  const { report, language, question } = asked
  const [say, words] = [themeNames[language], reportWordsOf(language)]
  const found = themesAbout(topic, asked)
  const basis = citeCompanyReport(report, section)
  if (found.length === 0)
    return { lines: [citedLine(say('chat.unknown', { words: inlineText(topic) }), basis)] }
  const large = found.filter(({ theme }) => theme.people >= fewAnswers)
  if (large.length === 0) return { lines: [citedLine(say('chat.few'), basis, { derived: [5] })] }
  const names = new Map(question.all.map(({ id, name }) => [id, name]))
  const parts = large.map(({ id, theme }): Draft => {
    const evidence = theme.evidence.filter(({ employeeId }) => names.has(employeeId)).slice(0, namesShown)
    const list = evidence.map(({ employeeId }) => inlineText(names.get(employeeId) ?? '')).join(words.comma)
    const { lines, people = [] } = withQuotes([theme], (one) => topicLine(one, asked), asked)
    return {
      lines: [
        citedLine(words.question(id), basis),
        ...lines,
        ...(isWho && list !== '' ? [citedLine(say('chat.names', { list }), basis, { isItem: true })] : []),
      ],
      people: [...people, ...(isWho ? evidence.map(({ employeeId }) => employeeId) : [])],
    }
  })
  return {
    lines: parts.flatMap(({ lines }) => lines),
    people: parts.flatMap(({ people = [] }) => people),
  }
}

const answerThemes = async (question: UnderstoodQuestion, source: Source): Promise<Draft> => {
  const request = themeRequestOf(question.text)
  if (request === undefined) return { lines: [] }
  const got = await source.companyReport(question.reportId ?? undefined)
  if (!hasValue(got)) return missingCompanyReport(got)
  const report = got.value
  const { language } = request
  const asked: Asked = { report, language, question }
  if (report.writtenThemes === undefined) return { lines: [remark(themeNames[language]('chat.withheld'))] }
  if ('topic' in request) return draftTopic(request.topic, request.isWho, asked)
  const of = report.writtenThemes.find(({ questionId }) => questionId === request.questionId)
  if (of === undefined) return { lines: [remark(themeNames[language]('chat.withheld'))] }
  if (question.departments.length === 0) return topicsOf(of, asked)
  const parts = question.departments.map((department) => topicsInDepartment(of, department, asked))
  return {
    lines: parts.flatMap(({ lines }) => lines),
    people: parts.flatMap(({ people = [] }) => people),
  }
}

const isAsked =
  (isEnglish: boolean, isCounted: boolean): Question['recognises'] =>
  ({ text, people }) => {
    const request = people.length === 0 ? themeRequestOf(text) : undefined
    return (
      request !== undefined && (request.language === 'en') === isEnglish && 'topic' in request === isCounted
    )
  }

export const wishesByTopic: Question = {
  id: 'wishes-by-topic',
  title: 'What people want, want to learn and aim at, by topic',
  examples: [
    'What do people want improved?',
    'What are the career goals in Sales?',
    'Which skills do people want to learn?',
  ],
  isOfCompanyToo: true,
  offer: offerAnswers('What do people want improved?', neverOffered),
  knows:
    wordSet(`want wants wanted wish wishes wished like ask asks asked suggest suggested suggestions suggestion improve
    improved improvement improvements better change changed changes different most company learn learned skill skills develop
    miss missing need needs trained career careers professional goal goals plan plans aim aims ambition ambitions support help
    team colleagues which for of department departments main top`),
  recognises: isAsked(true, false),
  answer: answerThemes,
}

export const peopleByTopic: Question = {
  id: 'people-by-topic',
  title: 'How many wish for something, and who',
  examples: ['How many people asked for training?', 'Who asked for better pay?'],
  offer: offerAnswers('How many people asked for training?', neverOffered),
  knows: null,
  recognises: isAsked(true, true),
  answer: answerThemes,
}

export const themesInOtherLanguages: Question = {
  id: 'themes-in-other-languages',
  title: 'The same in German, Spanish and Arabic',
  examples: [
    'Was wünschen sich die Leute?',
    'Welche Werkzeuge fehlen?',
    '¿Qué quiere mejorar la gente?',
    'كم شخصًا طلب التدريب؟',
  ],
  offer: neverOffered,
  knows: null,
  recognises: (question) => isAsked(false, false)(question) || isAsked(false, true)(question),
  answer: answerThemes,
}
