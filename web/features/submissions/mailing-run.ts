import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { accounts } from '../../../contract/accounts.ts'
import { messages } from '../../../contract/failures.ts'
import { people } from '../../../contract/people.ts'
import { runs, type Run } from '../../../contract/runs.ts'
import { ask } from '../../core/ask.ts'
import { useRun } from '../../core/run.ts'
import { peopleCount } from '../../core/words.ts'
import type { RunWords } from '../../ui/run-panel.tsx'
import { leftOutOf, leftOutWords } from './left-out.ts'

/** The runs of this page: many invitations, and many reminders. One panel shows whichever is looked at. */

const changedByRun = [people.getEmployees.name, people.listInvitations.name, runs.getRuns.name]

type Words = RunWords & { endedInShort: (run: Run) => string }

const invitingWords = (leftOut: number): Words => {
  const endedInShort = ({ done, failed }: Run) =>
    `${done.toLocaleString()} invited, ${failed.toLocaleString()} failed${leftOutWords(leftOut)}`
  return {
    name: 'Inviting people',
    countOf: peopleCount,
    handled: 'People handled',
    ended: (run) =>
      `${peopleCount(run.done)} invited, ${run.failed.toLocaleString()} failed${leftOutWords(leftOut)}`,
    endedInShort,
    noticed: 'Invited without a mail',
    noReason: messages.invitationFailed,
    fileName: 'invitations-failed',
  }
}

/** A reminder that no mail server took has reached nobody yet. */
const remindingWords = (isMailed: boolean): Words => {
  const told = ({ failed }: Run) =>
    `${failed.toLocaleString()} not reminded${isMailed ? '' : '; this server sends no mail'}`
  return {
    name: 'Reminding people',
    countOf: peopleCount,
    handled: 'People handled',
    ended: (run) => `${peopleCount(run.done)} reminded, ${told(run)}`,
    endedInShort: (run) => `${run.done.toLocaleString()} reminded, ${told(run)}`,
    noReason: messages.reminderClosed,
    fileName: 'reminders',
  }
}

type Options = Omit<Parameters<typeof useRun>[0], 'kind' | 'touches'>

/** The run that is shown, the latest one to look at again, and what is said of them. */
export const useMailingRun = (options: Options) => {
  const inviting = useRun({ ...options, kind: 'invitations', touches: changedByRun })
  const reminding = useRun({ ...options, kind: 'reminders', touches: changedByRun })
  const toldRun =
    (reminding.latest?.startedAt ?? '') > (inviting.latest?.startedAt ?? '')
      ? reminding.latest
      : inviting.latest
  const shownId = options.shown ?? toldRun?.id
  const leftOut = useMemo(() => leftOutOf(shownId), [shownId])
  const kind = options.shown === undefined ? toldRun?.kind : inviting.asked.data?.run.kind
  const server = useQuery(ask(accounts.getServerInfo, {}))
  const isMailed = server.data === undefined || server.data.mail === 'smtp'
  const words = kind === 'reminders' ? remindingWords(isMailed) : invitingWords(leftOut.length)
  return { run: inviting, toldRun, words, leftOut }
}
