import { useSyncExternalStore } from 'react'
import { broadcast, onBroadcast } from '../browser/broadcast.ts'
import { keys, local, tab } from '../browser/storage.ts'

/** The stored selection: this tab's own, else that of the last visit. */
export function readStoredSelection(): string | null {
  return tab.get(keys.organization) ?? local.get(keys.organization)
}

/**
 * The selected organization (specification point 4). It belongs to the tab: two tabs may work in two organizations.
 * Local storage only remembers the last choice for the next visit.
 */
let selected: string | null = readStoredSelection()

// From now on it is this tab's own: a reload must not pick up what another tab selects later.
if (selected !== null) tab.set(keys.organization, selected)

/** The names of the user's organizations, by id. */
let names: ReadonlyMap<string, string> = new Map()

/** The company name of an organization that the user is or was in; undefined if this page never loaded it. */
export const organizationName = (orgId: string): string | undefined => names.get(orgId)

/** The selected organization has disappeared from the list, so the user chooses rather than being moved elsewhere. */
let wasLost = false

/** Whether nothing is selected because the selected organization disappeared from the list; the user chooses then. */
export const isSelectionLost = (): boolean => wasLost

/** The selected organization's id; null if none is. */
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
  // A chat message being written belongs to the previous organization.
  if (from !== null) tab.remove(keys.chatDrafts)
  broadcast('organization-changed', { from, to: orgId })
}

/** Selects an organization, or none; caches of an organization's data are notified and drop it. */
export const selectOrganization = (orgId: string | null): void => {
  keep(orgId)
  become(orgId)
}

/** Clears only this tab's selection: the one remembered for the next visit is now another tab's. */
export const clearTabSelection = (): void => {
  tab.remove(keys.organization)
  become(null)
}

type Joined = { orgId: string; joinedAt: string }

const latestJoined = <O extends Joined>(list: readonly O[]): O | undefined =>
  list.toSorted((a, b) => b.joinedAt.localeCompare(a.joinedAt))[0]

/** Which of a user's organizations will be selected once the selection is reconciled with their list. */
export const expectedOrganization = <O extends Joined>(list: readonly O[]): O | undefined =>
  selected === null ? latestJoined(list) : list.find(({ orgId }) => orgId === selected)

/**
 * Reconciles the selection with the user's list: selects the most recently joined if none is selected yet, and none
 * if the selected one has disappeared (the user then chooses) or the list is empty.
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
