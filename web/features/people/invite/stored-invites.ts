import { z } from 'zod'
import { Language } from '../../../../contract/shapes/fields.ts'
import { permissions } from '../../../../contract/rights/permissions.ts'
import { domEvents, onBroadcast } from '../../../core/browser/broadcast.ts'
import { keys, local } from '../../../core/browser/storage.ts'
import { emptyInvite } from './invite-one.tsx'

/**
 * Who is typed into the setup of an organization and not invited yet. It is kept on this device, so that the setup goes on
 * later as it promises, for that user in that organization alone, and forgotten once it is sent or discarded, at the end of
 * the setup, and at a sign-out.
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

/** What is there of this user: what another one has typed is nobody's any more. */
const ofUser = (userId: string): Record<string, KeptInvites> => {
  const stored = read()
  return stored?.userId === userId ? stored.organizations : {}
}

const store = (userId: string, organizations: Record<string, KeptInvites>) => {
  // What does not fit any more must not leave older lines behind it.
  local.remove(keys.toInvite)
  if (Object.keys(organizations).length > 0) {
    local.set(keys.toInvite, JSON.stringify({ userId, organizations }))
  }
}

export const hasTypedPerson = (person: KeptInvites['person']): boolean =>
  JSON.stringify(person) !== JSON.stringify(emptyInvite)

/** What was typed and not sent. */
export const readStoredInvites = ({ userId, orgId }: Of): KeptInvites => ofUser(userId)[orgId] ?? nothing

/** Keeps what has changed of it; nothing is kept of what is empty. */
export const storeInvites = (of: Of, change: Partial<KeptInvites>): void => {
  const { [of.orgId]: before = nothing, ...others } = ofUser(of.userId)
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
