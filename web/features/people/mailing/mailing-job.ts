import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { englishNumber } from '../../../core/i18n/locale.ts'
import { accounts } from '../../../../contract/calls/accounts.ts'
import { messages } from '../../../../contract/http/failures.ts'
import { people } from '../../../../contract/calls/employees/employees.ts'
import { runs, type Run } from '../../../../contract/calls/batch-jobs.ts'
import { callQuery } from '../../../core/api/queries.ts'
import { useMembership } from '../../../core/organization/membership.tsx'
import { useRun } from '../../../core/api/use-batch-job.ts'
import { peopleCount } from '../../../core/i18n/labels.ts'
import { downloadCsv } from '../../../ui/downloads/download-csv.ts'
import type { RunWords } from '../../../ui/batch-jobs/batch-job-panel.tsx'
import { fetchAllResults } from '../../../ui/batch-jobs/batch-job-results.ts'
import { resultLinesOfRun } from '../invite-list/result-lines.ts'
import { readSkippedLines, skippedText } from '../invite-list/skipped-lines.ts'
import { allInvitationsQuery } from '../people-queries.ts'
import { resultsCsv } from '../list/people-csv.ts'
import { t } from '../../../core/i18n/t.ts'
import texts from '../../../../languages/en/submissions.json' with { type: 'json' }

/** The runs of this page: many invitations, and many reminders. One panel shows whichever is looked at. */

/** The calls whose answers a run of this page changes. */
export const callsChangedByRun = [people.getEmployees.name, people.listInvitations.name, runs.getRuns.name]

type Words = RunWords & { endedInShort: (run: Run) => string }

const invitingWords = (leftOut: number, takeResults: (run: Run) => Promise<void>): Words => {
  const endedInShort = ({ done, failed }: Run) =>
    t(texts, 'mailingRun.invitingEnded', {
      invited: englishNumber(done),
      failed: englishNumber(failed),
      leftOut: skippedText(leftOut),
    })
  return {
    name: t(texts, 'mailingRun.inviting'),
    countOf: peopleCount,
    handled: t(texts, 'mailingRun.handled'),
    ended: (run) =>
      t(texts, 'mailingRun.invitingEnded', {
        invited: peopleCount(run.done),
        failed: englishNumber(run.failed),
        leftOut: skippedText(leftOut),
      }),
    endedInShort,
    leftOut: t(texts, 'mailingRun.linesLeftOut', { count: leftOut }),
    noticed: t(texts, 'mailingRun.invitedUnmailed'),
    noReason: messages.invitationFailed,
    fileName: 'invitations-failed',
    takeResults,
  }
}

/** A reminder that no mail server took has reached nobody yet. */
const remindingWords = (isMailed: boolean): Words => {
  const ended = (reminded: string, failed: number) =>
    isMailed
      ? t(texts, 'mailingRun.remindingEnded', { reminded, failed: englishNumber(failed) })
      : t(texts, 'mailingRun.remindingEndedUnmailed', { reminded, failed: englishNumber(failed) })
  return {
    name: t(texts, 'mailingRun.reminding'),
    countOf: peopleCount,
    handled: t(texts, 'mailingRun.handled'),
    ended: (run) => ended(peopleCount(run.done), run.failed),
    endedInShort: (run) => ended(englishNumber(run.done), run.failed),
    noReason: messages.reminderClosed,
    fileName: 'reminders',
  }
}

/** Whether the run of the address is still going, or not known to have ended. */
export const useIsRunGoing = (id: string | undefined): boolean => {
  const { data, isError } = useQuery({
    ...callQuery(runs.getRun, { id: id ?? '' }),
    enabled: id !== undefined,
  })
  return id !== undefined && !isError && data?.run.state !== 'finished'
}

type Options = Omit<Parameters<typeof useRun>[0], 'kind' | 'touches'>

/** The run that is shown, the latest one to look at again, and what is said of them. */
export const useMailingJob = (options: Options) => {
  const { orgId } = useMembership().organization
  const inviting = useRun({ ...options, kind: 'invitations', touches: callsChangedByRun })
  const reminding = useRun({ ...options, kind: 'reminders', touches: callsChangedByRun })
  const toldRun =
    (reminding.latest?.startedAt ?? '') > (inviting.latest?.startedAt ?? '')
      ? reminding.latest
      : inviting.latest
  const shownId = options.shown ?? toldRun?.id
  const leftOut = useMemo(() => readSkippedLines(shownId), [shownId])
  const kind = options.shown === undefined ? toldRun?.kind : inviting.asked.data?.run.kind
  const server = useQuery(callQuery(accounts.getServerInfo, {}))
  const isMailed = server.data === undefined || server.data.mail === 'smtp'
  const client = useQueryClient()
  const takeResults = async (run: Run) => {
    const results = await fetchAllResults(run)
    const invitations = await client.fetchQuery(allInvitationsQuery(orgId))
    const lines = resultLinesOfRun(results, { invitations, leftOut, isMailed })
    downloadCsv(resultsCsv(lines), `invitations-results-${run.startedAt.slice(0, 10)}.csv`)
  }
  const words = kind === 'reminders' ? remindingWords(isMailed) : invitingWords(leftOut.length, takeResults)
  return { run: inviting, toldRun, words, leftOut }
}
