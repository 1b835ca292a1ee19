import type { RawAnswers } from '../../insights/questionnaire/questionnaire.ts'

/** The five who are invited in the journey. Their answers differ, and some name each other. */
export type Person = { name: string; email: string; role: string; department: string; answers: RawAnswers }

const person = (name: string, role: string, department: string, answers: RawAnswers): Person => ({
  name,
  email: `${name.toLowerCase().replace(' ', '.')}@larkspur.test`,
  role,
  department,
  answers: {
    full_name: name,
    company: 'Larkspur Studio',
    title_department: `${role}, ${department}`,
    ...answers,
  },
})

export const amara = person('Amara Okafor', 'Accountant', 'Finance', {
  core_responsibilities: 'Payroll and invoices',
  role_clarity: '9',
  reporting_structure: 'To the head of finance',
  weekly_output: '8',
  recurring_deliverables: 'Monthly payroll',
  has_kpis: 'Yes',
  team_communication: '6',
  current_tools: 'Spreadsheets',
  tool_effectiveness: '4',
  missing_tools: 'Automation of the monthly closing',
  skill_development: 'SQL',
  aware_of_training: 'No',
  job_satisfaction: '7',
  company_improvements: 'Close the books earlier',
})

export const others: readonly Person[] = [
  person('Jonas Albrecht', 'Operations Lead', 'Operations', {
    core_responsibilities: 'Keeping orders moving',
    role_clarity: '10',
    weekly_output: '10',
    recurring_deliverables: 'Weekly plan',
    has_kpis: 'Yes',
    close_collaborators: 'Mei Tanaka, every day',
    team_communication: '9',
    tool_effectiveness: '8',
    missing_tools: 'A workflow for returns',
    aware_of_training: 'Yes',
    career_goals: 'Leading a larger team',
    job_satisfaction: '9',
  }),
  person('Mei Tanaka', 'Planner', 'Operations', {
    core_responsibilities: 'Planning the week',
    role_clarity: '3',
    weekly_output: '5',
    recurring_deliverables: 'Daily schedule',
    has_kpis: 'No',
    team_communication: '4',
    team_support: 'Jonas Albrecht could answer sooner',
    tool_effectiveness: '5',
    job_satisfaction: '4',
    company_improvements: 'Jonas Albrecht needs a deputy',
  }),
  person('Sofia Lindqvist', 'Designer', 'Design', {
    core_responsibilities: 'Brand and pages',
    role_clarity: '7',
    weekly_output: '7',
    recurring_deliverables: 'Two campaigns a month',
    tool_effectiveness: '9',
    key_skills: 'Illustration',
    job_satisfaction: '8',
  }),
  // Only what is required.
  person('Tomas Ferreira', 'Driver', 'Operations', {
    core_responsibilities: 'Deliveries',
    role_clarity: '8',
    weekly_output: '6',
    recurring_deliverables: 'Two tours a day',
  }),
]
