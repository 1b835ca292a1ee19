/** The part of an employee's report that says back what was answered about the work. */
import type { EmployeeReport, Statement } from '../report-types.ts'
import type { QuestionId } from '../questionnaire/questionnaire.ts'
import {
  describeUnreadable,
  quoteAnswer,
  quoteUnreadable,
  ratingText,
  statement,
  type Person,
} from './answered-person.ts'

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
  const { say } = person.words
  const work = quoteAnswer(person, 'core_responsibilities', 220)
  if (work !== null) return statement(person, say('employee.role.work', { work }), ['core_responsibilities'])
  const title = quoteAnswer(person, 'title_department', 80)
  const sources: readonly QuestionId[] = ['core_responsibilities', 'title_department']
  const keys = { answered: 'employee.role.workAnswered', blank: 'employee.role.workBlank' } as const
  const said = describeUnreadable(person, 'core_responsibilities', keys)
  return statement(
    person,
    title === null ? said : `${said} ${say('employee.role.title', { title })}`,
    sources,
  )
}

function clarityOnRole(person: Person): Statement {
  const keys = { answered: 'employee.role.line', blank: 'employee.role.lineBlank' } as const
  const quoted = quoteAnswer(person, 'reporting_structure')
  const reporting =
    quoted === null
      ? describeUnreadable(person, 'reporting_structure', keys)
      : person.words.say('employee.role.line', { quoted })
  return statement(person, `${ratedText(person, 'role_clarity', 'clarity')} ${reporting}`, [
    'role_clarity',
    'reporting_structure',
  ])
}

/** What a rating is; what cannot be read as one is quoted. */
function ratedText(
  person: Person,
  questionId: 'role_clarity' | 'weekly_output',
  id: 'clarity' | 'output',
): string {
  if (person.readings[id] !== null) {
    return person.words.say(`employee.role.${id}`, { rated: ratingText(person, questionId) })
  }
  const keys = { answered: `employee.role.${id}Unclear`, blank: `employee.role.${id}Blank` } as const
  return describeUnreadable(person, questionId, keys, 60)
}

function selfRatedOutput(person: Person): Statement {
  const text = `${ratedText(person, 'weekly_output', 'output')} ${kpiText(person)}`
  return statement(person, text, ['weekly_output', 'has_kpis'])
}

function kpiText(person: Person): string {
  const { kpis, output } = person.readings
  const { say } = person.words
  if (kpis === null) {
    const quoted = quoteUnreadable(person, 'has_kpis')
    return quoted === null ? say('employee.role.kpis.open') : say('employee.role.kpis.unclear', { quoted })
  }
  if (kpis) return say('employee.role.kpis.yes')
  return say(output === null ? 'employee.role.kpis.no' : 'employee.role.kpis.noWithNumber')
}

function recurringTasks(person: Person): Statement {
  return statement(person, tasksText(person), ['recurring_deliverables'])
}

function tasksText(person: Person): string {
  const { say } = person.words
  if (!person.answered.has('recurring_deliverables')) {
    const keys = { answered: 'employee.role.tasksAnswered', blank: 'employee.role.tasksBlank' } as const
    return describeUnreadable(person, 'recurring_deliverables', keys)
  }
  const quoted = quoteAnswer(person, 'recurring_deliverables', 220)
  return quoted === null ? say('employee.role.tasksQuoted') : say('employee.role.tasks', { quoted })
}
