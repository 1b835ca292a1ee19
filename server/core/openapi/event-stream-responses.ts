import { chats, type chatEvents } from '../../../contract/calls/chat.ts'
import { limits } from '../../../contract/shapes/limits.ts'
import { dataTransfer } from '../../../contract/calls/data-transfer.ts'
import { questionnaires } from '../../../contract/calls/submissions.ts'

/** What comes as server-sent events, as the OpenAPI document says it: OpenAPI 3.0 has no shape for them. */

type Stream = { about: string; events: Readonly<Record<string, string>>; example: string }

const failedWords =
  'Nothing was stored. Data: `{message}`, a sentence. What is refused before the first event is answered as ever, with a status and JSON.'

const ofChat: Record<keyof typeof chatEvents, string> = {
  looking: 'What is being looked at, before the text. Data: `{text}`.',
  delta: 'The next piece of the text. Data: `{text}`.',
  citations: 'Once the text is whole. Data: `{citations}`, as in `reply`.',
  done: 'The reply as it was stored. Data: `{reply, chatId}`, as in JSON. The last one.',
  failed: `${failedWords} The last one.`,
}

const streams: Readonly<Record<string, Stream>> = {
  [questionnaires.submissionEvents.name]: {
    about: `The \`id\` of each event is the cursor to go on from: send the last one as \`Last-Event-ID\` after the connection has ended, which it does when the server stops, too. It ends for good where the caller may no longer listen: connecting again is refused then. As JSON one answer comes at once where there are changes after \`after\`, or without \`after\`, else after \`wait\` seconds at the latest; its \`cursor\` is the next \`after\`.`,
    events: {
      ready: 'The first one, where no cursor was sent: what changes from here on is told. Data: `{cursor}`.',
      submission: 'A submission as it is now. Data: one of `events` in JSON.',
      reset: `More than ${limits.missedDocuments} submissions changed after the cursor, or it is not known any more: ask \`getSubmissions\` for all of them. Data: \`{cursor}\`.`,
    },
    example: 'retry: 2000\n\nevent: ready\nid: 812.0.1764201600\ndata: {"cursor":"812.0.1764201600"}\n\n',
  },
  [chats.chat.name]: {
    about: 'The text is the same as in JSON, and comes once it was checked against what it cites.',
    events: ofChat,
    example: 'event: delta\nid: 019a\ndata: {"text":"Ada is in Sales [1].\\n"}\n\n',
  },
  [dataTransfer.importOrganization.name]: {
    about: 'It goes on where nobody listens any more.',
    events: {
      progress: 'How far it is. Data: `{step, done, total}`; `step` is `checking`, then `storing`.',
      done: 'All of it is stored. Data: `{orgId, requiresSubscription}`, as in JSON. The last one.',
      failed: `${failedWords} The last one.`,
    },
    example: 'event: progress\nid: 019a\ndata: {"step":"checking","done":500,"total":2000}\n\n',
  },
}

/** In words, with the call. */
export const describeStream = (name: string): string[] => {
  const stream = streams[name]
  if (!stream) return []
  const events = Object.entries(stream.events).map(([event, words]) => `- \`${event}\`: ${words}`)
  return [
    `Asked with \`Accept: text/event-stream\` it answers with server-sent events, else with JSON. ${stream.about}`,
    ['The events, whose data is JSON:', '', ...events].join('\n'),
    'A line `: heartbeat` comes every 15 seconds and says nothing.',
  ]
}

/** As one of the forms of an answer. */
export const streamContent = (name: string) => {
  const stream = streams[name]
  return (
    stream && {
      'text/event-stream': {
        schema: { type: 'string', description: 'Server-sent events: see the description of the call.' },
        example: stream.example,
      },
    }
  )
}
