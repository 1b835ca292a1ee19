/**
 * A second copy of questionnaire drafts, in IndexedDB. Browsers may flush local storage to disk up to a minute later,
 * so a killed browser loses it; a strict transaction is on disk once it completes.
 */

type Rows = ReadonlyMap<string, string>
/** The new value of each row; null deletes it. */
type Changes = Iterable<readonly [key: string, text: string | null]>
/** Changes the copy in one transaction; false if the device refused, `none` if this browser has no IndexedDB. */
export type DraftMirror = (change: (rows: Rows) => Changes) => Promise<boolean | 'none'>

const table = 'drafts'
/** If the database has not opened by then, we assume that there is none. In milliseconds. */
const patienceMs = 3_000

const openDatabase = (): Promise<IDBDatabase | null> =>
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
    const database = await openDatabase()
    if (database === null) return 'none'
    return await changed(database, change).finally(() => database.close())
  } catch {
    return 'none'
  }
}

/** Whether this browser may have a database for the copy. */
export const hasMirror = (): boolean => {
  try {
    return typeof indexedDB === 'object' && indexedDB !== null
  } catch {
    return false
  }
}
