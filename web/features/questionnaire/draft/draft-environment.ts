import { remainingMs } from '../../../../contract/http/elapsed.ts'
import { questionnaires } from '../../../../contract/calls/submissions.ts'
import type { Draft } from '../../../../contract/calls/submissions.ts'
import { maxAnswerLength } from '../../../../insights/questionnaire/questionnaire.ts'
import { send, type SendOptions } from '../../../core/api/call.ts'
import type { ServerDraft } from './draft-state.ts'
import { knownAnswers } from './draft-record.ts'
import { catalogue } from '../language/catalogue.ts'
import type { DraftApi, DraftEnvironment } from './draft-store.ts'

/** An answer that has not come by then is given up and asked for again. */
const patienceMs = 30_000
/** How rarely a page that is looked at again asks the server. */
const lookAgainMs = 5_000
/** Requests that outlive their page may not be larger, all together, than 64 kB. */
const keepaliveMost = 20_000

const tabName = Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('')

const heardDraft = (draft: Draft): ServerDraft => ({
  employeeId: draft.employeeId,
  isCompleted: draft.status === 'completed',
  submittedAt: draft.submittedAt,
  known: {
    revision: draft.revision,
    answers: knownAnswers(draft.rawAnswers),
    savedAt: draft.savedAt,
    ...(draft.reopened !== null && { since: draft.reopened.revision }),
  },
  reopened: draft.reopened,
  isSame: draft.isSame ?? null,
})

/** The server's side, by invite code, or as the signed-in member of an organization where there is none. */
export const createDraftApi = (who: { code: string } | { orgId: string }): DraftApi => {
  const inviteCode = 'code' in who ? { inviteCode: who.code } : {}
  const options = (): SendOptions => ({
    signal: AbortSignal.timeout(patienceMs),
    ...('orgId' in who ? { organizationId: who.orgId } : {}),
  })
  return {
    async load(answers) {
      // What cannot have been submitted is not sent to be compared.
      const isFit = Object.values(answers ?? {}).every((text) => text.length <= maxAnswerLength)
      const input = 'code' in who && isFit && answers !== undefined ? { ...inviteCode, answers } : inviteCode
      return heardDraft((await send(questionnaires.getMySubmission, input, options())).draft)
    },
    async save(employeeId, answers, knownRevision, seen) {
      const input = { employeeId, answers, knownRevision, seen, ...inviteCode }
      const keepalive = JSON.stringify(input).length * 3 < keepaliveMost
      const told = await send(questionnaires.saveDraft, input, { ...options(), keepalive })
      return { ...heardDraft(told.draft), isTaken: told.isTaken ?? true }
    },
    async submit(employeeId, answers, knownRevision, toldVisibility) {
      const input = {
        employeeId,
        answers,
        knownRevision,
        language: catalogue.shown().language,
        toldVisibility,
        ...inviteCode,
      }
      const { submission } = await send(questionnaires.submitEmployeeAnswers, input, options())
      return {
        employeeId: submission.employeeId,
        isCompleted: true,
        submittedAt: submission.submittedAt,
        known: { revision: 0, answers: knownAnswers(submission.rawAnswers) },
        isSame: null,
        reopened: null,
      }
    },
  }
}

const watchPage: DraftEnvironment['watch'] = (hear) => {
  let lookedAt = Date.now()
  const onOnline = () => hear('online')
  const onLook = () => {
    if (document.visibilityState === 'hidden') return hear('leave')
    if (remainingMs(lookedAt, lookAgainMs, Date.now()) > 0) return
    lookedAt = Date.now()
    hear('look')
  }
  window.addEventListener('online', onOnline)
  window.addEventListener('focus', onLook)
  document.addEventListener('visibilitychange', onLook)
  return () => {
    window.removeEventListener('online', onOnline)
    window.removeEventListener('focus', onLook)
    document.removeEventListener('visibilitychange', onLook)
  }
}

/** Browsers offer locks to secure pages only. */
const tabLocks = (): LockManager | null | undefined => navigator.locks

/** The browser, for the draft of a key. Browsers without locks (plain http) go without; they only send twice. */
export const browserDraftEnvironment = (key: string): DraftEnvironment => ({
  now: Date.now,
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
  jitter: Math.random,
  tab: tabName,
  alone: (run) => tabLocks()?.request(key, run) ?? run(),
  watch: watchPage,
})
