import type { Draft } from './lines.ts'
import { remark, shown } from './lines.ts'
import type { Question } from './question.ts'
import type { Understood } from './understand.ts'

const lists = (questions: readonly Question[]): Draft['lines'] =>
  questions.map(({ examples: [example = ''] }) => remark(example, true))

/** What the analyst can do. `questions`: all but this one. */
export const helpWith = (questions: readonly Question[]): Question => ({
  id: 'help',
  title: 'What this chat can do',
  isForAnalystAlone: true,
  examples: ['What can you do?', 'Help', 'What can I ask?'],
  recognises: ({ text }) =>
    /^ (?:help|hello|hi|hey|help me|what can (?:you|this chat|i) (?:do|answer|ask)(?: here| you)?|what do you (?:do|know)|how does this (?:chat )?work|who are you) $/.test(
      text,
    ),
  answer: async () => ({
    lines: [
      remark(
        'I answer from the answers and reports that you may see, and say where each sentence comes from. You can ask:',
      ),
      ...lists(questions),
      remark(
        'A name typed after @ says whom you mean. Texts, CSV tables and PDF files can be attached and searched.',
      ),
    ],
    suggestions: ['Who has not answered?', 'What are our weaknesses?'],
  }),
})

/** What is said to a question that is none of the list. */
export const cannot = (
  { people, departments, isSelfUnknown }: Understood,
  questions: readonly Question[],
): Draft => {
  const about = [...people.map(({ name }) => name), ...departments].map((name) => shown(name))
  return {
    lines: [
      remark(
        isSelfUnknown
          ? 'I cannot answer this: you are not in the list of people, so there is nothing of yours to look up.'
          : about.length > 0
            ? `I know whom you mean (${about.join(', ')}), but not what you ask. You can ask:`
            : 'I cannot answer this. You can ask:',
      ),
      ...lists(questions),
    ],
    people: people.map(({ id }) => id),
    suggestions: ['What can you do?'],
  }
}
