import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { messages } from '../../../contract/failures.ts'
import { people } from '../../../contract/people.ts'
import { refresh } from '../../core/ask.ts'
import { CallError, failureText } from '../../core/call-error.ts'
import { send } from '../../core/call.ts'
import type { FailedRow } from '../../ui/failed-rows.ts'
import type { PersonRow } from './person-rows.ts'

/** How far sending again to several has come. */
export type Reminding = {
  state: 'asking' | 'running' | 'finished'
  total: number
  sent: number
  /** Whether the mails went out; without a mail server there are links only. */
  isMailed: boolean
  failures: readonly FailedRow[]
}

const start: Reminding = { state: 'asking', total: 0, sent: 0, isMailed: true, failures: [] }

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Sends one again; where the server asks for patience, waits as long as it says. */
const remindOne = async (employeeId: string, organizationId: string, signal: AbortSignal) => {
  for (;;) {
    try {
      return (await send(people.resendInvitation, { employeeId }, { signal, organizationId })).result
    } catch (error) {
      const wait = error instanceof CallError && error.kind === 'RATE_LIMITED' ? error.retryAfterMs : null
      if (wait === null || signal.aborted) throw error
      await pause(wait)
    }
  }
}

/** Sends invitations again, one after the other, with their true progress; stops when the page is left. */
export const useReminding = (organizationId: string) => {
  const client = useQueryClient()
  const [progress, setProgress] = useState(start)
  const ending = useRef<AbortController>(null)
  useEffect(() => () => ending.current?.abort(), [])

  const run = async (rows: readonly PersonRow[]) => {
    const { signal } = (ending.current = new AbortController())
    setProgress({ ...start, state: 'running', total: rows.length })
    for (const { id, name, email } of rows) {
      if (signal.aborted) break
      const label = `${name} (${email})`
      const failed = (error: string) =>
        setProgress((old) => ({ ...old, failures: [...old.failures, { label, error }] }))
      try {
        const result = await remindOne(id, organizationId, signal)
        if (!result.success) failed(result.error ?? messages.invitationFailed)
        else {
          setProgress((old) => ({
            ...old,
            sent: old.sent + 1,
            isMailed: old.isMailed && result.emailSent,
          }))
        }
      } catch (error) {
        if (!signal.aborted) failed(failureText(error))
      }
    }
    setProgress((old) => ({ ...old, state: 'finished' }))
    await refresh(client, people.resendInvitation.touches ?? [])
  }
  return { progress, run, stop: () => ending.current?.abort() }
}
