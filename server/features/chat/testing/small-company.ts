import { company } from '../../../../insights/testing/company.ts'
import { replyInCompany } from './organization.ts'

/** Three people in two departments, of whom two have answered. */

export const ada = {
  name: 'Ada Lovelace',
  department: 'Sales',
  answers: {
    role_clarity: '9',
    weekly_output: '8',
    job_satisfaction: '4',
    team_communication: '7',
    tool_effectiveness: '5',
    missing_tools: 'A better CRM, and Excel that does not crash',
    key_skills: 'Closing deals',
    career_goals: 'Lead a team',
  },
}
export const grace = {
  name: 'Grace Hopper',
  department: 'Support',
  answers: {
    role_clarity: '6',
    weekly_output: '6',
    job_satisfaction: '6',
    missing_tools: 'Workflow automation',
  },
}
export const smallCompany = company([ada, grace, { name: 'Zoë Åström', department: 'Sales', answers: null }])

/** What is replied to a message there. */
export const replyText = async (
  message: string,
  more: Parameters<typeof replyInCompany>[2] = {},
): Promise<string> => (await replyInCompany(smallCompany, message, more)).reply.text
export const replyLines = async (
  message: string,
  more: Parameters<typeof replyInCompany>[2] = {},
): Promise<string[]> => (await replyText(message, more)).split('\n')
