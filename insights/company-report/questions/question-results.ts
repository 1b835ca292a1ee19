/** How each rating and each yes/no question was answered, by everybody and by department. */
import { compareCodeUnits } from '../../text/compare-names.ts'
import { isGiven, lowRating, strongRating } from '../../questionnaire/answers.ts'
import { fewAnswers } from '../company-groups.ts'
import type {
  AnswerCounts,
  DepartmentAnswers,
  QuestionResult,
  QuestionTopic,
} from '../company-report-types.ts'
import type { Member } from '../report-members.ts'
import { inputSources } from '../../scoring/scores.ts'

/** The five ratings and the two yes/no questions, in the order of the report. */
export const questionTopics: readonly QuestionTopic[] = [
  'clarity',
  'output',
  'communication',
  'tools',
  'satisfaction',
  'kpis',
  'training',
]

/** Below 6 is low and 8 or more is strong; no is low and yes is strong. */
class AnswerSum {
  answered = 0
  private low = 0
  private strong = 0
  private sum = 0
  private isRating = false

  add(reading: number | boolean): void {
    this.answered++
    if (typeof reading === 'boolean') {
      if (reading) this.strong++
      else this.low++
      return
    }
    this.isRating = true
    this.sum += reading
    if (reading >= strongRating) this.strong++
    else if (reading < lowRating) this.low++
  }

  get split(): AnswerCounts {
    const { answered, low, strong, sum, isRating } = this
    return { mean: isRating ? sum / answered : null, low, middle: answered - low - strong, strong }
  }
}

/**
 * The groups without numbers: those in which fewer than `fewAnswers` answered. What everybody answered less what the
 * other groups did is what these did together, so the smallest of the others join them until they are two at least,
 * with `fewAnswers` answers together.
 */
export function groupsWithoutNumbers<G extends { readonly department: string; readonly answered: number }>(
  groups: readonly G[],
): ReadonlySet<G> {
  const withheld = new Set(groups.filter(({ answered }) => answered > 0 && answered < fewAnswers))
  const others = groups
    .filter(({ answered }) => answered >= fewAnswers)
    .toSorted((a, b) => a.answered - b.answered || compareCodeUnits(b.department, a.department))
  const isRevealing = (): boolean =>
    withheld.size === 1 || [...withheld].reduce((sum, { answered }) => sum + answered, 0) < fewAnswers
  for (const next of others) {
    if (withheld.size === 0 || !isRevealing()) break
    withheld.add(next)
  }
  return withheld
}

function resultOf(
  topic: QuestionTopic,
  members: readonly Member[],
  departments: readonly string[],
): QuestionResult {
  const everybody = new AnswerSum()
  const sums = new Map(departments.map((department) => [department, new AnswerSum()]))
  const { questionIds } = inputSources[topic]
  let otherwise = 0
  for (const { department, raw, readings } of members) {
    const reading = readings[topic]
    if (reading === null) {
      if (questionIds.some((id) => isGiven(raw[id]))) otherwise++
      continue
    }
    everybody.add(reading)
    sums.get(department)?.add(reading)
  }
  const groups = [...sums].map(([department, sum]) => ({ department, answered: sum.answered, sum }))
  const withheld = groupsWithoutNumbers(groups)
  return {
    topic,
    answered: everybody.answered,
    otherwise,
    split: everybody.answered < fewAnswers ? null : everybody.split,
    byDepartment: groups.map((group): DepartmentAnswers => ({
      department: group.department,
      answered: group.answered,
      split: group.answered === 0 || withheld.has(group) ? null : group.sum.split,
    })),
  }
}

/** The results in the order of `questionTopics`, each with all departments by name. */
export function questionResultsOf(
  members: readonly Member[],
  departmentCounts: ReadonlyMap<string, number>,
): readonly QuestionResult[] {
  const departments = [...departmentCounts.keys()].toSorted(compareCodeUnits)
  return questionTopics.map((topic) => resultOf(topic, members, departments))
}
