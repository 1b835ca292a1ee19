/** What the browser stores (specification point 3, end) and under which keys; no other file knows them. */

export const keys = {
  theme: 'theme',
  /** The language chosen on this device; absent if none was. */
  language: 'muster.language',
  /** The language in which the company report was last read, for the first paint of the next visit (first-paint.js). */
  readIn: 'muster.read-in',
  /** The language of the invitation that was last opened on this device; absent if it has none. */
  invitedIn: 'muster.invited-in',
  token: 'muster.token',
  session: 'muster.session',
  organization: 'muster.organization',
  device: 'muster.device',
  /** Tokens of sessions that were signed out while offline and still have to be ended. */
  leftSessions: 'muster.left-sessions',
  /** Where this tab is waiting for a code to be typed, and since when. */
  codeSent: 'muster.code-sent',
  /** When this tab last reloaded itself, in milliseconds. */
  reloadedAt: 'muster.reloaded-at',
  /** Lines that were excluded from an invitation run of this tab. */
  leftOut: 'muster.left-out',
  /** Drafts of chat messages in this tab. */
  chatDrafts: 'muster.chat-drafts',
  /** A help message being written in this tab and not sent yet. */
  helpMessage: (orgId: string) => `muster.help-message.${orgId}`,
  /** People entered in the setup of an organization and not invited yet. */
  toInvite: 'muster.to-invite',
  /** The prefix of the keys of signed-in people's questionnaire drafts. */
  memberDraft: 'muster.draft.member.',
  onboarding: (orgId: string) => `muster.onboarding.${orgId}`,
} as const

const storedIn = (area: () => Storage) => {
  /**
   * The fallback if the browser refuses storage, so that a page works until it is closed. `over` is what the storage
   * held at that time; if that has changed since, another tab could write, and its value wins.
   */
  const memory = new Map<string, { value: string; over: string | null }>()
  const attempt = <T>(act: (storage: Storage) => T, otherwise: () => T): T => {
    try {
      return act(area())
    } catch {
      return otherwise()
    }
  }
  const stored = (key: string): string | null =>
    attempt(
      (storage) => storage.getItem(key),
      () => null,
    )
  return {
    get: (key: string): string | null => {
      const now = stored(key)
      const held = memory.get(key)
      if (held?.over === now) return held.value
      memory.delete(key)
      return now
    },
    set: (key: string, value: string): void =>
      attempt(
        (storage) => {
          storage.setItem(key, value)
          memory.delete(key)
        },
        () => void memory.set(key, { value, over: stored(key) }),
      ),
    remove: (key: string): void => {
      memory.delete(key)
      attempt(
        (storage) => storage.removeItem(key),
        () => undefined,
      )
    },
    clear: (): void => {
      memory.clear()
      attempt(
        (storage) => storage.clear(),
        () => undefined,
      )
    },
  }
}

/** Local storage: shared by all tabs, survives until the next visit. */
export const local = storedIn(() => localStorage)

/** Session storage: only this tab. */
export const tab = storedIn(() => sessionStorage)
