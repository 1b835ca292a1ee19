import type { Role } from '../../../contract/rights.ts'

/** What the list of everything that can be asked answers to. */
export const whatCanIAsk = 'What can I ask?'

const forWhoSeesAll = [
  'Who has not answered?',
  'What are our weaknesses?',
  'What are our strengths?',
  'Which tools do people ask for?',
]
const forEmployees = ['What is my grade?', 'Why my grade?', 'What are my strengths?']

/** Questions to begin with, in words that are understood. */
export const startersFor = (role: Role): readonly string[] =>
  role === 'employee' ? forEmployees : forWhoSeesAll
