/**
 * What was typed into the profile and not saved, of each user of this tab. It lives as long as the page: where a
 * session ends while somebody types, they find it again once they have signed in.
 */
export type TypedProfile = { displayName: string; photoURL: string; phoneNumber: string }

const unsaved = new Map<string, TypedProfile>()

export const unsavedOf = (userId: string): TypedProfile | undefined => unsaved.get(userId)

/** Keeps what is typed; undefined forgets it. */
export const keepUnsaved = (userId: string, typed: TypedProfile | undefined): void => {
  if (typed === undefined) unsaved.delete(userId)
  else unsaved.set(userId, typed)
}
