import { occurInOrder } from '../understanding/ordered-match.ts'
import { remark } from '../reply-lines.ts'
import { neverOffered } from '../suggestions.ts'
import type { Question } from '../question.ts'

/** What is done or told elsewhere: said so, before a word of it is taken for a question. */

const doing =
  /^ (?:(?:please|can you|could you|would you|will you|you should|i want you to|i want to|i would like to) )*(?:remind|invite|delete|remove|erase|send|e ?mail|mail|release|withdraw|publish|generate|make|create|edit|change|update|correct|set|add|assign|fire|promote|reset|close|reopen|answer for|submit|write to|notify|export|download|print) /
const isOfSeeing = (text: string): boolean =>
  / (?:anonymous|anonymously|confidential|confidentiality|privacy|private|who reads) /.test(text) ||
  occurInOrder(
    text,
    / (?:who|can|could|does|do|will|may) /,
    /(?:sees?|reads?|look at|access|views?|know|knows|told) /,
    /(?:my|our|their|his|her|the|_|these|those) (?:\w+ )?(?:answers?|reports?|grades?|scores?|data|chats?|questions?|conversations?|submissions?) /,
  )
const isOfContesting = (text: string): boolean =>
  occurInOrder(
    text,
    / (?:how|where|when|can|may|could|want to) /,
    /(?:contest|disagree|object|appeal|challenge|dispute) /,
    /(?:reports?|grades?|scores?) /,
  )
const how =
  / (?:how (?:do|can|could|should|would) (?:i|we|you|one|people|employees|they|somebody|someone) |where (?:do|can|could) (?:i|we) |how to |how long |how often |what happens )/
/** Questions of how that ask about people and not about Muster. */
const howPeople =
  /how (?:do|does|can|should) (?:we|i|they|people) (?:feel|do|compare|perform|rate|score|improve|stand) /

const told: readonly (readonly [(text: string) => boolean, string])[] = [
  [
    (text) => doing.test(text),
    'This chat only answers: it changes nothing, makes nothing and sends nothing. What you want done is done on its own page.',
  ],
  [
    isOfSeeing,
    'Who sees what, why and for how long stands beside the questionnaire and on every report, and the Help centre tells more.',
  ],
  [
    isOfContesting,
    'Once your report is released to you, open it under Reports and choose “I see it differently”: what you write stays beside it, and whoever decides can respond. The article “Reports and their release” in the Help centre tells more.',
  ],
  [
    (text) => how.test(text) && !howPeople.test(text),
    'How something is done in Muster is told in the Help centre, which stands in the menu; this chat answers what is in answers and reports.',
  ],
]

const sentenceFor = (text: string): string | undefined => told.find(([isMeant]) => isMeant(text))?.[1]

export const unsupportedRequests: Question = {
  id: 'not-here',
  title: 'What is done or told on another page (not answered, with where it is)',
  isForAnalystAlone: true,
  examples: ['Remind Ada Lovelace', 'Who can see my answers?', 'How do I change my answers?'],
  offer: neverOffered,
  knows: null,
  recognises: ({ text }) => sentenceFor(text) !== undefined,
  answer: async ({ text }) => ({
    lines: [remark(sentenceFor(text) ?? '')],
    suggestions: ['What can I ask?'],
  }),
}
