import { useEffect, useMemo, useRef } from 'react'
import type { z } from 'zod'
import { organizations } from '../../../contract/organizations.ts'
import { send } from '../../core/call.ts'

/** What a step changes of the organization. */
export type Collected = z.input<typeof organizations.updateOrgData.in>['data']

/** Says that a step's changes are on their way by another call, or that this call failed. */
export type Keeping = { sent: () => void; failed: () => void }

/**
 * Keeps a step however it is left: the page may be closed, or another one opened, in the middle of it.
 * `unsaved`: what would be lost; undefined where nothing would.
 */
export const useKeeping = (organizationId: string, unsaved: Collected | undefined): Keeping => {
  const latest = useRef(unsaved)
  const isSent = useRef(false)
  useEffect(() => {
    latest.current = unsaved
  })
  useEffect(() => {
    const keep = () => {
      const data = latest.current
      if (data === undefined || isSent.current) return
      latest.current = undefined
      // Nobody is left on the page who could be told of a failure; it never said that this is saved.
      send(organizations.updateOrgData, { data }, { organizationId, keepalive: true }).catch(() => undefined)
    }
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('pagehide', keep)
      keep()
    }
  }, [organizationId])
  return useMemo(
    () => ({
      sent: () => void (isSent.current = true),
      failed: () => void (isSent.current = false),
    }),
    [],
  )
}
