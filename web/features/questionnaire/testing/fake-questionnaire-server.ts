import { ReportVisibility } from '../../../../contract/calls/organizations.ts'
import type { Draft } from '../../../../contract/calls/submissions.ts'
import { people, type InvitationStatus } from '../../../../contract/calls/employees/employees.ts'
import { questionnaires } from '../../../../contract/calls/submissions.ts'
import { z } from 'zod'
import type { Visibility } from '../draft/draft-record.ts'
import { serveCall, failureResponse, type ReceivedRequest } from '../../../testing/fake-server.ts'

/** For tests: a server that keeps one questionnaire as the contract says. */

/** What the invitation of the tests' person says. */
export const invitation = (
  change: Partial<z.output<typeof InvitationStatus>> = {},
): z.output<typeof InvitationStatus> => ({
  code: 'ABCDEFGH12345678',
  state: 'pending',
  email: 'ada@northwind.example',
  name: 'Ada Lovelace',
  organizationName: 'Northwind Traders',
  membershipRole: 'employee',
  expiresAt: '2026-12-05T10:00:00.000Z',
  language: null,
  questionnaire: { employeeId: 'e-1', state: 'not_started', role: 'Accountant', department: 'Finance' },
  ...change,
})

const Sent = z.object({
  answers: z.record(z.string(), z.string()),
  toldVisibility: ReportVisibility.optional(),
})
const now = '2026-11-21T10:00:00.000Z'

export const createFakeServer = () => {
  const draft: Draft = {
    employeeId: 'e-1',
    status: 'not_started',
    // The server always tells the address of the invitation along with what was answered.
    rawAnswers: { email: invitation().email },
    revision: 0,
    savedAt: null,
    submittedAt: null,
    reopened: null,
  }
  const heard: { authorization: string | null; organization: string | null }[] = []
  let submitted: Record<string, string> | null = null
  let told: Visibility | undefined
  let gate: Promise<void> = Promise.resolve()

  const note = ({ request }: ReceivedRequest) => {
    heard.push({
      authorization: request.headers.get('authorization'),
      organization: request.headers.get('organization-id'),
    })
  }
  const write = (answers: Record<string, string>) => {
    const all = Object.entries({ ...draft.rawAnswers, ...answers })
    draft.rawAnswers = Object.fromEntries(all.filter(([, text]) => text !== ''))
    draft.revision += 1
    draft.status = 'in_progress'
    draft.savedAt = now
  }
  const complete = (answers: Record<string, string>) => {
    write(answers)
    draft.status = 'completed'
    draft.submittedAt = now
    draft.reopened = null
  }
  return {
    write,
    complete,
    /** Opens what was submitted for changes again. */
    reopen: (about: { by: string | null; reason: string | null; isNewRound?: boolean }) => {
      draft.revision += 1
      draft.status = 'in_progress'
      draft.submittedAt = null
      draft.reopened = { at: now, revision: draft.revision, isNewRound: false, ...about }
    },
    /** What was answered; the address is no answer. */
    answers: () => {
      const { email: _, ...answers } = draft.rawAnswers
      return answers
    },
    /** What was submitted, as it was sent; null where nothing was. */
    submitted: () => submitted,
    /** Who the page had said reads it. */
    told: () => told,
    /** How each request identified itself. */
    heard: () => heard,
    /** Lets no save come to its end until released. */
    holdSaves: () => {
      let release: (() => void) | null = null
      gate = new Promise((resolve) => {
        release = resolve
      })
      return () => release?.()
    },
    /** Answers every call of the questionnaire from now on. */
    serve() {
      serveCall(people.getInvitationStatus, { status: invitation() })
      serveCall(questionnaires.getMySubmission, (call) => {
        note(call)
        return { draft: { ...draft } }
      })
      serveCall(questionnaires.saveDraft, async (call) => {
        await gate
        if (draft.status === 'completed') throw failureResponse('BUSINESS_LOGIC_ERROR', 'It is closed.')
        write(Sent.parse(call.body).answers)
        return { draft: { ...draft } }
      })
      serveCall(questionnaires.submitEmployeeAnswers, ({ body }) => {
        const sent = Sent.parse(body)
        submitted = sent.answers
        told = sent.toldVisibility
        complete(submitted)
        return {
          submission: {
            employeeId: draft.employeeId,
            answers: [],
            rawAnswers: draft.rawAnswers,
            submittedAt: now,
            startedAt: now,
            status: 'completed' as const,
            submissionType: 'standard' as const,
            inviteCode: null,
            reopenedAt: null,
            language: null,
          },
        }
      })
    },
  }
}
