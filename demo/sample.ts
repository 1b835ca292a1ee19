import type { QuestionId } from '../insights/questionnaire/questionnaire.ts'

/** The people of the demo workspace and what they answered; all but the last a month before her (specification point 1). */

export const organization = { name: 'Larkspur Studio' }

export const owner = { name: 'Mira Castellanos', email: 'mira@larkspur.example' }

type SamplePerson = {
  name: string
  email: string
  role: string
  department: string
  answers: Partial<Record<QuestionId, string>>
}

export const people: readonly SamplePerson[] = [
  {
    name: 'Jonas Albrecht',
    email: 'jonas@larkspur.example',
    role: 'Product designer',
    department: 'Design',
    answers: {
      full_name: 'Jonas Albrecht',
      company: 'Larkspur Studio',
      title_department: 'Product designer, Design',
      core_responsibilities:
        'Screens and flows for the booking app, the design library, and usability sessions every second week.',
      role_clarity: '8',
      reporting_structure: 'I report to Mira; nobody reports to me.',
      weekly_output: '9',
      recurring_deliverables:
        'Weekly design review, updated library components, notes from usability sessions.',
      has_kpis: 'No',
      close_collaborators: 'Amara for copy and Teodor for what can be built.',
      team_communication: '8',
      team_support: 'Amara reads every flow before it goes out.',
      current_tools: 'Figma, Linear, a shared photo archive',
      tool_effectiveness: '6',
      missing_tools: 'Some automation for exporting assets; I do it by hand every Thursday.',
      key_skills: 'Interaction design, prototyping, running sessions with customers',
      skill_development: 'Motion design, and how to measure whether a change helped.',
      aware_of_training: 'No',
      career_goals: 'Lead the design of a product from the first sketch on.',
      job_satisfaction: '8',
      company_improvements: 'Agree once a quarter on what design is measured by.',
    },
  },
  {
    name: 'Amara Okafor',
    email: 'amara@larkspur.example',
    role: 'Content lead',
    department: 'Marketing',
    answers: {
      full_name: 'Amara Okafor',
      company: 'Larkspur Studio',
      title_department: 'Content lead, Marketing',
      core_responsibilities: 'The newsletter, product copy, and briefs for two freelance writers.',
      role_clarity: '6',
      reporting_structure: 'Mira, though campaign work comes from three people at once.',
      weekly_output: '8',
      recurring_deliverables: 'One newsletter a week and copy for every release.',
      has_kpis: 'Yes',
      close_collaborators: 'Jonas and the two freelancers.',
      team_communication: '5',
      team_support: 'Design is generous with time. Requests from sales arrive without a date.',
      current_tools: 'A shared drive, the newsletter tool, a spreadsheet for planning',
      tool_effectiveness: '5',
      missing_tools: 'A workflow for approvals, so that I need not chase people by message.',
      key_skills: 'Editing, interviewing, planning',
      skill_development: 'Reading campaign numbers with more confidence.',
      aware_of_training: 'Yes',
      job_satisfaction: '6',
      company_improvements: 'One place where requests arrive, each with a date and an owner.',
      additional_feedback: 'I like the people here a great deal.',
    },
  },
  {
    name: 'Teodor Lindqvist',
    email: 'teodor@larkspur.example',
    role: 'Software engineer',
    department: 'Engineering',
    answers: {
      full_name: 'Teodor Lindqvist',
      company: 'Larkspur Studio',
      title_department: 'Software engineer, Engineering',
      core_responsibilities: 'The booking service, releases, and being on call every other week.',
      role_clarity: '9',
      reporting_structure: 'Reports to Mira, leads Priya day to day.',
      weekly_output: '7',
      recurring_deliverables: 'A release each Tuesday and a short note on what went wrong.',
      has_kpis: 'Yes',
      close_collaborators: 'Priya and Jonas.',
      team_communication: '8',
      current_tools: 'Our own server, an editor, an error tracker',
      tool_effectiveness: '8',
      missing_tools: 'None',
      key_skills: 'Databases, releases, calm when something is down',
      career_goals: 'Become the person who shapes how we build.',
      aware_of_training: 'Yes',
      job_satisfaction: '7',
    },
  },
  {
    name: 'Priya Raman',
    email: 'priya@larkspur.example',
    role: 'Junior engineer',
    department: 'Engineering',
    answers: {
      full_name: 'Priya Raman',
      company: 'Larkspur Studio',
      title_department: 'Junior engineer, Engineering',
      core_responsibilities: 'Small features and fixes in the booking app, and the test suite.',
      role_clarity: '5',
      weekly_output: '6',
      recurring_deliverables: 'Two or three fixes a week, and a green test suite on Mondays.',
      has_kpis: 'No',
      close_collaborators: 'Teodor, who reviews everything I write.',
      team_communication: '7',
      team_support: 'Teodor answers within the hour. I did not have an onboarding plan.',
      tool_effectiveness: '7',
      missing_tools: 'An onboarding checklist would have saved me weeks.',
      skill_development: 'Writing database code that I can explain.',
      aware_of_training: 'No',
      career_goals: 'Own a part of the product within a year.',
      job_satisfaction: '8',
    },
  },
]

/** What the owner writes when they have looked at a report. */
export const reviewed =
  'Read every answer beside its score. The wording is fair, and the defaults are named where a rating is missing.'

/** What one of the people writes to theirs. */
export const contests =
  'My output looks lower than it is: I rated the weeks of the move to the new warehouse, and those were not like the others.'
