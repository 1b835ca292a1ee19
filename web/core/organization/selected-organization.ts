import { useSyncExternalStore } from 'react'
import { broadcast, onBroadcast } from '../browser/broadcast.ts'
import { keys, local, tab } from '../browser/storage.ts'

/** Which organization is stored as the selected one: this tab's own choice, else that of the last visit. */
export function readStoredSelection(): string | null {
  return tab.get(keys.organization) ?? local.get(keys.organization)
}

/**
 * The selected organization (specification point 4). It belongs to the tab: two tabs may work in two
 * organizations. Local storage only remembers the last choice for the next visit.
 */
let selected: string | null = readStoredSelection()

// From now on this tab's own: what another tab chooses later must not be taken at a reload.
if (selected !== null) tab.set(keys.organization, selected)

/** What the person's organizations are called, by their ids. */
let names: ReadonlyMap<string, string> = new Map()

/** The company name of an organization that is or was the person's; undefined where this page never heard it. */
export const organizationName = (orgId: string): string | undefined => names.get(orgId)

/** The selected one has gone from the list, so that the user is asked rather than moved elsewhere. */
let wasLost = false

/** Whether nothing is selected because what was has gone from the list: the user is asked then. */
export const isSelectionLost = (): boolean => wasLost

/** The selected organization's id; null where none is. */
export const selectedOrganization = (): string | null => selected

const keep = (orgId: string | null) => {
  for (const storage of [tab, local]) {
    if (orgId === null) storage.remove(keys.organization)
    else storage.set(keys.organization, orgId)
  }
}

const become = (orgId: string | null, isLost = false) => {
  wasLost = isLost
  if (orgId === selected) return
  const from = selected
  selected = orgId
  // A question that is being written belongs to the organization that is left.
  if (from !== null) tab.remove(keys.chatDrafts)
  broadcast('organization-changed', { from, to: orgId })
}

/** Selects an organization, or none; whoever caches an organization's data hears of it and drops it. */
export const selectOrganization = (orgId: string | null): void => {
  keep(orgId)
  become(orgId)
}

/** Forgets this tab's selection alone: what is remembered for the next visit is now another tab's. */
export const clearTabSelection = (): void => {
  tab.remove(keys.organization)
  become(null)
}

type Joined = { orgId: string; joinedAt: string }

const latestJoined = <O extends Joined>(list: readonly O[]): O | undefined =>
  list.toSorted((a, b) => b.joinedAt.localeCompare(a.joinedAt))[0]

/** Which of a user's organizations the selection will be, once it is held against their list. */
export const expectedOrganization = <O extends Joined>(list: readonly O[]): O | undefined =>
  selected === null ? latestJoined(list) : list.find(({ orgId }) => orgId === selected)

/**
 * Holds the selection against the user's list: the most recently joined where none is selected yet;
 * none where the selected one is not in the list any more (the user then chooses) or the list is empty.
 */
export const reconcileOrganization = (list: readonly (Joined & { companyName: string })[]): void => {
  names = new Map([...names, ...list.map(({ orgId, companyName }) => [orgId, companyName] as const)])
  if (selected !== null) {
    if (list.some(({ orgId }) => orgId === selected)) return
    keep(null)
    become(null, list.length > 0)
  } else if (!wasLost) {
    selectOrganization(latestJoined(list)?.orgId ?? null)
  }
}

/** The selected organization's id, kept up to date. */
export const useSelectedOrganization = (): string | null =>
  useSyncExternalStore((changed) => onBroadcast('organization-changed', changed), selectedOrganization)
