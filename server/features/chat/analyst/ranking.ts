import { remark } from './lines.ts'
import type { Question } from './question.ts'

/** What is not answered on purpose. */
export const ranking: Question = {
  id: 'no-ranking',
  title: 'Who is best or worst (not answered, with the reason)',
  isForAnalystAlone: true,
  examples: ['Who is our best employee?', 'Who has the lowest score?'],
  recognises: ({ text, people }) =>
    people.length === 0 &&
    / (?:who|whom|which (?:employee|person|people)|employees?|performers?) /.test(text) &&
    / (?:best|worst|top|lowest|highest|weakest|strongest|fire|dismiss|promoted?|raise) /.test(text),
  answer: async () => ({
    lines: [
      remark(
        'Muster ranks no people: scores are self-reported and tell how people see their own work. Whether somebody goes, is promoted or is paid more, Muster decides nothing of that; the company report has prompts for a conversation. Ask about a person, a department or the company instead.',
      ),
    ],
  }),
}
