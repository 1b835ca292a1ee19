/** What people wrote, for each open question: the groups of `themes` as a report has them. */
import { clean, shorten } from '../catalog/quote-answer.ts'
import { groupAnswers } from '../themes/group-answers.ts'
import { openQuestionIds, type OpenQuestionId } from '../themes/open-questions.ts'
import type { AnswerGroup, AnswerThemes, OpenAnswer, ThemeQuote } from '../themes/theme-types.ts'
import { isGiven } from '../questionnaire/answers.ts'
import { evidenceLimit } from './company-groups.ts'
import type {
  Quote,
  WrittenGroup,
  WrittenSubtheme,
  WrittenTheme,
  QuestionThemes,
} from './company-report-types.ts'
import { namedDepartments } from './named-departments.ts'
import type { Member } from './report-members.ts'

/** A longer answer is read where all of them are. */
const longestQuote = 300
const mostSubthemes = 4
const subthemeEvidenceLimit = 10
const quoteOf = ({ employeeId, questionId, text }: ThemeQuote): Quote => ({
  employeeId,
  questionId,
  text: shorten(text.trim(), longestQuote),
})

const labelOf = (
  { label, labelBy }: Pick<AnswerGroup, 'label' | 'labelBy'>,
  questionId: OpenQuestionId,
): Quote | null => {
  const text = clean(label)
  return text === '' ? null : { employeeId: labelBy, questionId, text }
}

type Group = AnswerThemes['other']

const basisOf = ({ count, evidence }: Group, outOf: number, most: number) => ({
  people: count,
  outOf,
  evidence: evidence.slice(0, most),
  evidenceTotal: evidence.length,
})

const writtenGroup = (group: Group, outOf: number, named: ReadonlySet<string> | undefined): WrittenGroup => ({
  ...basisOf(group, outOf, evidenceLimit),
  quotes: group.quotes.map(quoteOf),
  departments: group.departments.filter(({ department }) => named?.has(department)),
})

const subthemesOf = (
  subthemes: readonly AnswerGroup[],
  questionId: OpenQuestionId,
  outOf: number,
): WrittenSubtheme[] =>
  subthemes.slice(0, mostSubthemes).map((subtheme) => ({
    writtenLabel: labelOf(subtheme, questionId),
    labels: subtheme.labels.map(({ language, ...label }) => ({
      language,
      writtenLabel: labelOf(label, questionId),
    })),
    ...basisOf(subtheme, outOf, subthemeEvidenceLimit),
    quotes: [],
  }))

const countByDepartment = (members: readonly Member[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const { department } of members) counts.set(department, (counts.get(department) ?? 0) + 1)
  return counts
}

const countsOf = ({ departments }: Group): ReadonlyMap<string, number> =>
  new Map(departments.map(({ department, count }) => [department, count]))

/** The themes of one question. Every member is in one theme, under `other`, or said nothing. */
const themesOfQuestion = (questionId: OpenQuestionId, members: readonly Member[]): QuestionThemes => {
  const silent: Member[] = []
  const answers: OpenAnswer[] = []
  for (const member of members) {
    const text = member.raw[questionId]
    if (text === undefined || !isGiven(text)) silent.push(member)
    else
      answers.push({
        employeeId: member.score.employeeId,
        department: member.department,
        text,
      })
  }
  const { answered, themes, other } = groupAnswers(questionId, answers)
  const named = namedDepartments([...themes.map(countsOf), countsOf(other), countByDepartment(silent)])
  return {
    questionId,
    answered,
    saidNothing: silent.length,
    themes: themes.map((theme, index): WrittenTheme => ({
      category: theme.category,
      writtenLabel: theme.category === null ? labelOf(theme, questionId) : null,
      ...writtenGroup(theme, answered, named[index]),
      subthemes: subthemesOf(theme.subthemes, questionId, answered),
    })),
    other: writtenGroup(other, answered, named[themes.length]),
  }
}

/** The themes of each open question, what people wish for first. */
export const writtenThemesOf = (members: readonly Member[]): readonly QuestionThemes[] =>
  openQuestionIds.map((id) => themesOfQuestion(id, members))
