/** What the browser keeps (specification point 3, end), and under which names: the only place that knows them. */

export const keys = {
  theme: 'theme',
  /** The language that was chosen on this device; not there where none was. */
  language: 'muster.language',
  /** The language in which the company report was read last, for the first drawing of the next visit (first-paint.js). */
  readIn: 'muster.read-in',
  /** The language of the invitation that was opened last on this device; not there where that one has none. */
  invitedIn: 'muster.invited-in',
  token: 'muster.token',
  session: 'muster.session',
  organization: 'muster.organization',
  device: 'muster.device',
  /** Tokens of sessions that were left without a connection, to be ended. */
  leftSessions: 'muster.left-sessions',
  /** Where this tab is waiting for a code to be typed, and since when. */
  codeSent: 'muster.code-sent',
  /** When this tab was last loaded again by itself, in milliseconds. */
  reloadedAt: 'muster.reloaded-at',
  /** Lines that an invitation run of this tab was started without. */
  leftOut: 'muster.left-out',
  /** What is being written in the chat of this tab. */
  chatDrafts: 'muster.chat-drafts',
  /** A message for help that is written in this tab and not sent. */
  helpMessage: (orgId: string) => `muster.help-message.${orgId}`,
  /** People who are typed into the setup of an organization and not invited yet. */
  toInvite: 'muster.to-invite',
  /** The beginning of the names of drafts of signed-in people's questionnaires. */
  memberDraft: 'muster.draft.member.',
  onboarding: (orgId: string) => `muster.onboarding.${orgId}`,
} as const

const kept = (area: () => Storage) => {
  /**
   * Stands in where the browser refuses storage, so that a page still works until it is closed. `over`: what the storage
   * held then. Where that is another by now, another tab was not refused, and what it stored or removed holds.
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

/** Local storage: shared by all tabs, still there at the next visit. */
export const local = kept(() => localStorage)

/** Session storage: this tab's alone. */
export const tab = kept(() => sessionStorage)
