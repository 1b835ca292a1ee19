/** The parts of an employee's report that say back what was answered: summary, role and output. */
import { gradeText } from './grades.ts'
import type { EmployeeReport, ScoreWorkings, Statement } from './report-types.ts'
import type { QuestionId } from './questionnaire.ts'
import { inputIds, inputSources } from './scores.ts'
import {
  bandOf,
  leftAs,
  noNumber,
  rated,
  statement,
  unclearYesNo,
  wish,
  words,
  type Person,
} from './person.ts'
import { numeral } from './wording.ts'

const wishes: readonly (readonly [QuestionId, string])[] = [
  ['missing_tools', 'Asked which tools or help you are missing, you answered'],
  ['team_support', 'Asked which support from your team would help you most, you answered'],
  ['company_improvements', 'Asked what the company should do better, you answered'],
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
        `Your work, as you describe it: ${work}. You rate what you get done in a week ${rated(person, 'weekly_output')} and the clarity of your role ${rated(person, 'role_clarity')}.`,
        ['core_responsibilities', 'weekly_output', 'role_clarity'],
      ),
    )
  } else if (work !== null) {
    said.push(statement(person, `Your work, as you describe it: ${work}.`, ['core_responsibilities']))
  }
  const { value, grade } = workings.overall
  const scored = inputIds.flatMap((id) => inputSources[id].questionIds)
  const score = `${numeral(value)} of 10, grade ${gradeText(grade)}`
  const text =
    scoreInputsAnswered === 0
      ? `None of the ${inputIds.length} inputs of the grade was answered. The overall score of ${score}, comes from stand-ins alone and says nothing about you.`
      : `Your self-reported overall score is ${score}. It rests on ${scoreInputsAnswered} of ${inputIds.length} possible inputs.`
  said.push(statement(person, text, scored))
  for (const [questionId, frame] of wishes) {
    const quoted = wish(person, questionId)
    if (quoted === null) continue
    said.push(statement(person, `${frame} ${quoted}.`, [questionId]))
    break
  }
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
      `${start}Asked what you are responsible for, ${leftAs(person, 'core_responsibilities')}.`,
      sources,
    )
  }
  const start = title === null ? 'What' : `You give your title and department as ${title}. What`
  return statement(person, `${start} you are responsible for, in your own words: ${work}.`, sources)
}

function clarityOnRole(person: Person): Statement {
  const line = words(person, 'reporting_structure')
  const reporting =
    line === null
      ? `Asked who reports to whom, ${leftAs(person, 'reporting_structure')}.`
      : `Asked who reports to whom, you wrote ${line}.`
  return statement(person, `${clarityText(person)} ${reporting}`, ['role_clarity', 'reporting_structure'])
}

function clarityText(person: Person): string {
  const { clarity } = person.readings
  if (clarity === null) {
    return `How clear your role is: ${noNumber(person, 'role_clarity')}; the score counts it as 7, which stands for no number and not for your view.`
  }
  const start = `You rated how clear it is what is expected of you ${rated(person, 'role_clarity')}`
  return {
    strong: `${start}, which counts as strong.`,
    middling: `${start}: clear for the most part, with room left.`,
    low: `${start}. By that rating, a good part of it is not clear.`,
  }[bandOf(clarity)]
}

function selfRatedOutput(person: Person): Statement {
  return statement(person, `${outputText(person)} ${kpiText(person)}`, ['weekly_output', 'has_kpis'])
}

function outputText(person: Person): string {
  const { output } = person.readings
  if (output === null) {
    return `What you get done in a week: ${noNumber(person, 'weekly_output')}; the score counts it as 7, which stands for no number and not for your view.`
  }
  const start = `You rated what you get done in a typical week ${rated(person, 'weekly_output')}`
  return {
    strong: `${start}, which counts as strong.`,
    middling: `${start}, in the middle of the scale.`,
    low: `${start}, in the lower part of the scale.`,
  }[bandOf(output)]
}

function kpiText(person: Person): string {
  const { kpis, output } = person.readings
  if (kpis === null) {
    const unclear = unclearYesNo(person, 'has_kpis')
    return unclear === null
      ? 'Whether there are targets or KPIs to hold it against, you left open.'
      : `Asked whether you have targets or KPIs, ${unclear}.`
  }
  if (kpis) return 'You have targets or KPIs to hold it against.'
  return output === null
    ? 'You have no targets or KPIs to hold it against.'
    : 'You have no targets or KPIs to hold it against, so the number is your own sense of a good week.'
}

function recurringTasks(person: Person): Statement {
  const tasks = words(person, 'recurring_deliverables', 220)
  return statement(
    person,
    tasks === null
      ? `Asked what you deliver again and again, ${leftAs(person, 'recurring_deliverables')}.`
      : `What you deliver again and again: ${tasks}.`,
    ['recurring_deliverables'],
  )
}
