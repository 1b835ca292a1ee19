/** The part of an employee's report that says back what was answered about the work. */
import type { EmployeeReport, Statement } from '../report-types.ts'
import type { QuestionId } from '../questionnaire/questionnaire.ts'
import {
  bandOf,
  ratingText,
  describeUnreadable,
  statement,
  quoteUnreadable,
  quoteAnswer,
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
  const title = quoteAnswer(person, 'title_department', 80)
  const sources: readonly QuestionId[] = ['title_department', 'core_responsibilities']
  const start = title === null ? [] : [say('employee.role.title', { title })]
  const said =
    work === null
      ? describeUnreadable(person, 'core_responsibilities', {
          answered: 'employee.role.workAnswered',
          blank: 'employee.role.workBlank',
        })
      : say('employee.role.work', { work })
  return statement(person, [...start, said].join(' '), sources)
}

function clarityOnRole(person: Person): Statement {
  const quoted = quoteAnswer(person, 'reporting_structure')
  const reporting =
    quoted === null
      ? describeUnreadable(person, 'reporting_structure', {
          answered: 'employee.role.line',
          blank: 'employee.role.lineBlank',
        })
      : person.words.say('employee.role.line', { quoted })
  return statement(person, `${clarityText(person)} ${reporting}`, ['role_clarity', 'reporting_structure'])
}

function clarityText(person: Person): string {
  const { clarity } = person.readings
  if (clarity === null) {
    const keys = { answered: 'employee.role.clarityUnclear', blank: 'employee.role.clarityBlank' } as const
    return describeUnreadable(person, 'role_clarity', keys, 60)
  }
  const values = { rated: ratingText(person, 'role_clarity') }
  return person.words.say(`employee.role.clarity.${bandOf(clarity)}`, values)
}

function selfRatedOutput(person: Person): Statement {
  return statement(person, `${outputText(person)} ${kpiText(person)}`, ['weekly_output', 'has_kpis'])
}

function outputText(person: Person): string {
  const { output } = person.readings
  if (output === null) {
    const keys = { answered: 'employee.role.outputUnclear', blank: 'employee.role.outputBlank' } as const
    return describeUnreadable(person, 'weekly_output', keys, 60)
  }
  const values = { rated: ratingText(person, 'weekly_output') }
  return person.words.say(`employee.role.output.${bandOf(output)}`, values)
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
