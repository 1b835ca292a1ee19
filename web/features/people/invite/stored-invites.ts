import { z } from 'zod'
import { Language } from '../../../../contract/shapes/fields.ts'
import { permissions } from '../../../../contract/rights/permissions.ts'
import { domEvents, onBroadcast } from '../../../core/browser/broadcast.ts'
import { keys, local } from '../../../core/browser/storage.ts'
import { emptyInvite } from './invite-one.tsx'

/**
 * Stores people who were typed into the setup of an organization and not invited yet, so that the setup can continue
 * later. They are stored on this device, for this user and organization only, and erased once sent or discarded, when
 * the setup ends, and at sign-out.
 */

const Kept = z.object({
  lines: z.string(),
  person: z.object({
    name: z.string(),
    email: z.string(),
    role: z.string(),
    department: z.string(),
    language: Language.nullable().default(null),
    isAdmin: z.boolean(),
    permissions: z.array(z.enum(permissions)).nullable(),
    filledFrom: z.string().nullable(),
  }),
})
const AllKept = z.object({ userId: z.string(), organizations: z.record(z.string(), Kept) })

/** `lines`: pasted or read from a file. `person`: in the form for one. */
type KeptInvites = { lines: string; person: typeof emptyInvite }
type Of = { userId: string; orgId: string }

const nothing: KeptInvites = { lines: '', person: emptyInvite }

const read = (): z.output<typeof AllKept> | undefined => {
  try {
    return AllKept.safeParse(JSON.parse(local.get(keys.toInvite) ?? '')).data
  } catch {
    return undefined
  }
}

/** The stored input of this user; that of another user is ignored. */
const invitesOfUser = (userId: string): Record<string, KeptInvites> => {
  const stored = read()
  return stored?.userId === userId ? stored.organizations : {}
}

const store = (userId: string, organizations: Record<string, KeptInvites>) => {
  // If the new value does not fit into the storage, no older lines may remain.
  local.remove(keys.toInvite)
  if (Object.keys(organizations).length > 0) {
    local.set(keys.toInvite, JSON.stringify({ userId, organizations }))
  }
}

export const hasTypedPerson = (person: KeptInvites['person']): boolean =>
  JSON.stringify(person) !== JSON.stringify(emptyInvite)

/** The input that was typed and not sent. */
export const readStoredInvites = ({ userId, orgId }: Of): KeptInvites =>
  invitesOfUser(userId)[orgId] ?? nothing

/** Stores a change of the input; empty input is removed. */
export const storeInvites = (of: Of, change: Partial<KeptInvites>): void => {
  const { [of.orgId]: before = nothing, ...others } = invitesOfUser(of.userId)
  const now = { ...before, ...change }
  const isEmpty = now.lines === '' && !hasTypedPerson(now.person)
  store(of.userId, isEmpty ? others : { ...others, [of.orgId]: now })
}

onBroadcast(domEvents.onboardingUpdated, ({ orgId, onboardingCompleted }) => {
  const stored = read()
  if (stored === undefined || !onboardingCompleted) return
  const { [orgId]: _, ...others } = stored.organizations
  store(stored.userId, others)
})
