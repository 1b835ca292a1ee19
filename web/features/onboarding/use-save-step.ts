import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import type { z } from 'zod'
import { accounts } from '../../../contract/calls/accounts.ts'
import { organizations } from '../../../contract/calls/organizations.ts'
import { invalidateCalls } from '../../core/api/queries.ts'
import type { CallError } from '../../core/api/call-error.ts'
import { send, type SendOptions } from '../../core/api/call.ts'
import { updateName } from '../../core/session/session.ts'

/** The changes of a step to the organization. */
export type OrganizationChanges = z.input<typeof organizations.updateOrgData.in>['data']

/** The changes of a step: to the organization, and to the display name of the person who sets it up. */
export type Changes = { organization?: OrganizationChanges | undefined; displayName?: string | undefined }

const store = async (
  client: QueryClient,
  { organization, displayName }: Changes,
  options: SendOptions = {},
): Promise<void> => {
  const named = async () => {
    if (displayName === undefined) return
    const { user } = await send(accounts.updateProfile, { displayName }, options)
    updateName(user)
    await invalidateCalls(client, accounts.updateProfile.touches ?? [])
  }
  const collected = async () => {
    if (organization === undefined) return
    await send(organizations.updateOrgData, { data: organization }, options)
    await invalidateCalls(client, organizations.updateOrgData.touches ?? [])
  }
  await Promise.all([named(), collected()])
}

/** Stores the changes of a step. */
export const useSaveStep = () => {
  const client = useQueryClient()
  return useMutation<void, CallError, Changes>({ mutationFn: (changes) => store(client, changes) })
}

/** Reports that another call is storing a step's changes, or that this call failed. */
export type SaveOnLeave = { sent: () => void; failed: () => void }

/** Leaves a step forward or back, with its changes, if any. */
export type LeaveStep = (by: 1 | -1, changes?: Changes, keeping?: SaveOnLeave) => void

/**
 * Stores a step however it is left, even if the page is closed or another one is opened halfway.
 * `unsaved`: what would be lost; undefined if nothing would.
 */
export const useSaveOnLeave = (organizationId: string, unsaved: Changes | undefined): SaveOnLeave => {
  const client = useQueryClient()
  const latest = useRef(unsaved)
  const isSent = useRef(false)
  useEffect(() => {
    latest.current = unsaved
  })
  useEffect(() => {
    const keep = () => {
      if (latest.current === undefined || isSent.current) return
      // The page is gone, so there is no place to show a failure; it never claimed that this is saved.
      store(client, latest.current, { organizationId, keepalive: true }).catch(() => undefined)
      latest.current = undefined
    }
    window.addEventListener('pagehide', keep)
    return () => {
      window.removeEventListener('pagehide', keep)
      keep()
    }
  }, [client, organizationId])
  return useMemo(
    () => ({
      sent: () => void (isSent.current = true),
      failed: () => void (isSent.current = false),
    }),
    [],
  )
}
