/**
 * What was typed into the profile and not saved, of each user of this tab. It lives as long as the page: where a
 * session ends while somebody types, they find it again once they have signed in.
 */
export type TypedProfile = { displayName: string; photoURL: string; phoneNumber: string }

const unsaved = new Map<string, Partial<TypedProfile>>()

/** What is kept of a user; undefined where that is nothing. */
export const readUnsavedProfile = (userId: string): Partial<TypedProfile> | undefined => unsaved.get(userId)

/** Keeps what is typed; nothing typed forgets it. */
export const storeUnsavedProfile = (userId: string, typed: Partial<TypedProfile>): void => {
  if (Object.keys(typed).length === 0) unsaved.delete(userId)
  else unsaved.set(userId, typed)
}
