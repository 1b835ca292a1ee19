import { remark } from './lines.ts'
import type { Question } from './question.ts'

/** What is not answered on purpose. */
export const ranking: Question = {
  id: 'no-ranking',
  title: 'Who is best or worst (not answered, with the reason)',
  examples: ['Who is our best employee?', 'Who has the lowest score?'],
  recognises: ({ text, people }) =>
    people.length === 0 &&
    / (?:who|whom|which (?:employee|person|people)|employees?|performers?) /.test(text) &&
    / (?:best|worst|top|lowest|highest|weakest|strongest|fire|dismiss|promoted?|raise) /.test(text),
  answer: async () => ({
    lines: [
      remark(
        'Muster ranks no people, and says of nobody that they should go, be promoted or be paid more: scores are self-reported and tell how people see their own work. Ask about a person, a department or the company instead.',
      ),
    ],
  }),
}
