import { occurInOrder } from '../understanding/ordered-match.ts'
import { remark } from '../reply-lines.ts'
import { neverOffered } from '../suggestions.ts'
import type { Question } from '../question.ts'

/** What is not answered on purpose. */
export const ranking: Question = {
  id: 'no-ranking',
  title: 'Who is best or worst (not answered, with the reason)',
  isForAnalystAlone: true,
  examples: ['Who is our best employee?', 'Who has the lowest score?'],
  offer: neverOffered,
  knows: null,
  recognises: ({ text, people }) =>
    (people.length === 0 &&
      / (?:who|whom|which (?:employee|person|people)|employees?|performers?|people) /.test(text) &&
      (/ (?:best|worst|top|bottom|lowest|highest|weakest|strongest|smartest|laziest|fire|dismiss|promoted?|raise) | (?:an?|grade|graded) [abcd] /.test(
        text,
      ) ||
        occurInOrder(text, /^ who (?:is|does|performs?) /, /(?:better|worse) /))) ||
    (people.length > 0 &&
      / (?:fire|dismiss|sack|promote|promoted|raise|pay|salary|bonus|let go|keep) /.test(text) &&
      / (?:should|can|must|deserves?|worth|how much) /.test(text)),
  answer: async () => ({
    lines: [
      remark(
        'Muster ranks no people: scores are self-reported and tell how people see their own work. Whether somebody goes, is promoted or is paid more, Muster decides nothing of that; the company report has prompts for a conversation. Ask about a person, a department or the company instead.',
      ),
    ],
  }),
}
