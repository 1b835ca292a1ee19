import { http, HttpResponse } from 'msw'
import { accounts } from '../../../../contract/calls/accounts.ts'
import {
  people,
  type CheckedInvite,
  type Employee,
  type Invitation,
} from '../../../../contract/calls/employees/employees.ts'
import {
  questionnaires,
  type StoredSubmission,
  type Submission,
  type SubmissionVersion,
} from '../../../../contract/calls/submissions.ts'
import { runs, type Run } from '../../../../contract/calls/batch-jobs.ts'
import { serveCall, server } from '../../../testing/fake-server.ts'

type World = {
  employees: readonly Employee[]
  submissions?: readonly Submission[]
  invitations?: readonly Invitation[]
  running?: readonly Run[]
  /** What was submitted before it was opened again, of whoever is asked about. */
  versions?: readonly SubmissionVersion[]
}

const encoder = new TextEncoder()

/** A server with these people, and a live stream on which a test tells what happens. */
export const serve = ({
  employees,
  submissions = [],
  invitations = [],
  running = [],
  versions = [],
}: World) => {
  serveCall(people.getEmployees, { employees: [...employees], next: null })
  serveCall(people.listInvitations, { invitations: [...invitations], next: null })
  serveCall(runs.getRuns, { runs: [...running] })
  serveCall(accounts.getServerInfo, {
    mail: 'mailbox',
    mailboxUrl: 'http://muster.example/mailbox',
    socialSignIn: null,
    authSyncPath: null,
  })
  serveCall(questionnaires.getSubmissions, ({ request }) => {
    const asked = new URL(request.url).searchParams
    const id = asked.get('employeeId')
    const told = submissions
      .filter(({ employeeId }) => id === null || id === employeeId)
      .map((one) => (asked.get('fields') === 'state' ? { ...one, answers: [], rawAnswers: {} } : one))
    return { submissions: Object.fromEntries(told.map((one) => [one.employeeId, one])), next: null }
  })
  serveCall(questionnaires.getSubmissionVersions, { versions: [...versions] })
  serveCall(people.checkInvitations, ({ body }) => ({
    rows: people.checkInvitations.in.parse(body).invites.map((row): CheckedInvite => {
      const email = String(row['email'])
      const isKnown = employees.some((person) => person.email === email)
      return { email, outcome: isKnown ? 'send-again' : 'invite', changes: [], note: null }
    }),
  }))
  const streams: ReadableStreamDefaultController<Uint8Array>[] = []
  const cursors: (string | null)[] = []
  let sent = 1
  server.use(
    http.get(`*/api/${questionnaires.submissionEvents.name}`, ({ request }) => {
      if (request.headers.get('accept') !== 'text/event-stream') {
        return HttpResponse.json({ success: true, events: [], cursor: 'c1', reset: false })
      }
      cursors.push(request.headers.get('last-event-id'))
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          streams.push(controller)
          controller.enqueue(encoder.encode('retry: 2000\n\n'))
        },
      })
      return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } })
    }),
  )
  const say = (event: string, data: unknown) => {
    sent++
    streams
      .at(-1)
      ?.enqueue(encoder.encode(`event: ${event}\nid: c${sent}\ndata: ${JSON.stringify(data)}\n\n`))
  }
  return {
    /** From which cursors the page has listened. */
    cursors,
    arrives: (document: StoredSubmission) => say('submission', document),
    resets: () => say('reset', { cursor: 'c99' }),
  }
}
