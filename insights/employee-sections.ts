/** The parts of an employee's report that say back what was answered: summary, role and output. */
import type { EmployeeReport, ScoreWorkings, Statement } from './report-types.ts'
import type { QuestionId } from './questionnaire.ts'
import { inputIds, inputSources } from './scores.ts'
import { bandOf, outOfTen, statement, words, type Person } from './person.ts'
import { numeral } from './wording.ts'

const wishes: readonly (readonly [QuestionId, string])[] = [
  ['missing_tools', 'What you say you are missing:'],
  ['team_support', 'The support you ask for:'],
  ['company_improvements', 'What you would have the company do better:'],
]

/** Two or three sentences that come before everything else. */
export function summaryOf(person: Person, workings: ScoreWorkings, scoreInputsAnswered: number): Statement[] {
  const { clarity, output } = person.readings
  const work = words(person, 'core_responsibilities', 110)
  const said: Statement[] = []
  if (work !== null && output !== null && clarity !== null) {
    said.push(
      statement(
        person,
        `Your work, as you describe it: ${work}. You rate what you get done in a week ${outOfTen(output)} and the clarity of your role ${outOfTen(clarity)}.`,
        ['core_responsibilities', 'weekly_output', 'role_clarity'],
      ),
    )
  } else if (work !== null) {
    said.push(statement(person, `Your work, as you describe it: ${work}.`, ['core_responsibilities']))
  }
  const { value, grade } = workings.overall
  const scored = inputIds.flatMap((id) => inputSources[id].questionIds)
  said.push(
    statement(
      person,
      `Your self-reported overall score is ${numeral(value)} of 10, grade ${grade}. It rests on ${scoreInputsAnswered} of ${inputIds.length} possible inputs.`,
      scored,
    ),
  )
  const wish = wishes.find(([questionId]) => person.answered.has(questionId))
  if (wish) said.push(statement(person, `${wish[1]} ${words(person, wish[0])}.`, [wish[0]]))
  return said
}

/** `roleAndOutput`: the person's own account of the job. */
export function roleAndOutputOf(person: Person): EmployeeReport['roleAndOutput'] {
  return {
    responsibilities: responsibilities(person),
    clarityOnRole: clarityOnRole(person),
    selfRatedOutput: selfRatedOutput(person),
    recurringTasks: recurringTasks(person),
  }
}

function responsibilities(person: Person): Statement {
  const work = words(person, 'core_responsibilities', 220)
  const title = words(person, 'title_department', 80)
  const sources: readonly QuestionId[] = ['title_department', 'core_responsibilities']
  if (work === null) {
    const start = title === null ? '' : `You give your title and department as ${title}. `
    return statement(
      person,
      `${start}What you are responsible for is not described in your answers.`,
      sources,
    )
  }
  const start = title === null ? 'What' : `You give your title and department as ${title}. What`
  return statement(person, `${start} you are responsible for, in your own words: ${work}.`, sources)
}

function clarityOnRole(person: Person): Statement {
  const { clarity } = person.readings
  const line = words(person, 'reporting_structure')
  const reporting =
    line === null ? 'You left open who you report to.' : `On who reports to whom you wrote ${line}.`
  return statement(person, `${clarityText(clarity)} ${reporting}`, ['role_clarity', 'reporting_structure'])
}

function clarityText(clarity: number | null): string {
  if (clarity === null) {
    return 'You gave no number for how clear your role is; the score counts it as 7, which stands for no answer and not for your view.'
  }
  const rated = `You rated how clear it is what is expected of you ${outOfTen(clarity)}`
  return {
    strong: `${rated}, which counts as strong.`,
    middling: `${rated}: clear for the most part, with room left.`,
    low: `${rated}. By that rating, a good part of it is not clear.`,
  }[bandOf(clarity)]
}

function selfRatedOutput(person: Person): Statement {
  return statement(person, `${outputText(person.readings.output)} ${kpiText(person)}`, [
    'weekly_output',
    'has_kpis',
  ])
}

function outputText(output: number | null): string {
  if (output === null) {
    return 'You gave no number for what you get done in a week; the score counts it as 7, which stands for no answer and not for your view.'
  }
  const rated = `You rated what you get done in a typical week ${outOfTen(output)}`
  return {
    strong: `${rated}, which counts as strong.`,
    middling: `${rated}, in the middle of the scale.`,
    low: `${rated}, in the lower part of the scale.`,
  }[bandOf(output)]
}

function kpiText(person: Person): string {
  const { kpis } = person.readings
  if (kpis === null)
    return 'You did not say with a yes or no whether there are targets or KPIs to hold it against.'
  return kpis
    ? 'You have targets or KPIs to hold that number against.'
    : 'You have no targets or KPIs to hold it against, so the number is your own sense of a good week.'
}

function recurringTasks(person: Person): Statement {
  const tasks = words(person, 'recurring_deliverables', 220)
  return statement(
    person,
    tasks === null
      ? 'You named nothing that you deliver again and again.'
      : `What you deliver again and again: ${tasks}.`,
    ['recurring_deliverables'],
  )
}
