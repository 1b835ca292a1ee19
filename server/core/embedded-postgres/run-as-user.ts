import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** The user that PostgreSQL runs as; undefined where it is our own. */
export interface User {
  uid: number
  gid: number
}

/**
 * PostgreSQL refuses to run as root, so root lends it another user: the owner of the cluster in `folder` where there
 * is one, or of the folder it will be in, or else `postgres` or `nobody`.
 */
export function userFor(folder: string): User | undefined {
  if (process.getuid?.() !== 0) return undefined
  const owner = ownerOf(folder)
  if (owner && owner.uid !== 0) return owner
  const users = readUsers()
  const owners = [ownerOf(path.dirname(folder)), users.get('postgres'), users.get('nobody')]
  // initdb wants a user that has a name.
  const named = new Set([...users.values()].map(({ uid }) => uid))
  const found = owners.find((user) => user && user.uid !== 0 && named.has(user.uid))
  if (found) return found
  throw new Error(
    'PostgreSQL does not run as root, and there is neither a user "postgres" nor "nobody" on this machine: start Muster as an ordinary user, or set DATABASE_URL.',
  )
}

function readUsers(): Map<string, User> {
  const users = new Map<string, User>()
  for (const line of readFileSync('/etc/passwd', 'utf8').split('\n')) {
    const [name, , uid, gid] = line.split(':')
    if (name && uid && gid) users.set(name, { uid: Number(uid), gid: Number(gid) })
  }
  return users
}

function ownerOf(place: string): User | undefined {
  const found = statSync(place, { throwIfNoEntry: false })
  return found && { uid: found.uid, gid: found.gid }
}
