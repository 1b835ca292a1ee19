/**
 * A second copy of questionnaires' drafts, in the browser's database. Browsers write local storage to the disk when they
 * please, up to a minute later, and one that is killed has lost it; a strict transaction is on the disk once it is done.
 */

type Rows = ReadonlyMap<string, string>
/** What becomes of rows; null takes one away. */
type Changes = Iterable<readonly [key: string, text: string | null]>
/** Changes the copy in one step; false where the device refused. `none`: this browser has no such place. */
export type DraftMirror = (change: (rows: Rows) => Changes) => Promise<boolean | 'none'>

const table = 'drafts'
/** A browser that has not opened its database by then is held to have none. */
const patienceMs = 3_000

const opened = (): Promise<IDBDatabase | null> =>
  new Promise((open) => {
    const request = indexedDB.open('muster', 1)
    let isLate = false
    const givingUp = setTimeout(() => {
      isLate = true
      open(null)
    }, patienceMs)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(table))
    request.addEventListener('error', () => open(null))
    request.addEventListener('success', () => {
      clearTimeout(givingUp)
      if (isLate) request.result.close()
      else open(request.result)
    })
  })

const changed = (database: IDBDatabase, change: (rows: Rows) => Changes): Promise<boolean> =>
  new Promise((done) => {
    const transaction = database.transaction(table, 'readwrite', { durability: 'strict' })
    transaction.addEventListener('complete', () => done(true))
    transaction.addEventListener('abort', () => done(false))
    const store = transaction.objectStore(table)
    const names = store.getAllKeys()
    const texts: IDBRequest<unknown[]> = store.getAll()
    texts.addEventListener('success', () => {
      const rows = new Map<string, string>()
      for (const [index, name] of names.result.entries()) {
        const text = texts.result[index]
        if (typeof name === 'string' && typeof text === 'string') rows.set(name, text)
      }
      for (const [key, text] of change(rows)) {
        if (text === null) store.delete(key)
        else store.put(text, key)
      }
    })
  })

/** The copy in this browser. */
export const draftMirror: DraftMirror = async (change) => {
  try {
    const database = await opened()
    if (database === null) return 'none'
    return await changed(database, change).finally(() => database.close())
  } catch {
    return 'none'
  }
}

/** Whether this browser may have a place for the copy. */
export const hasMirror = (): boolean => {
  try {
    return typeof indexedDB === 'object' && indexedDB !== null
  } catch {
    return false
  }
}
