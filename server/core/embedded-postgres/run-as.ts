import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** The user that PostgreSQL runs as; undefined where it is our own. */
export interface User {
  uid: number
  gid: number
}

/**
 * PostgreSQL refuses to run as root, so root lends it another user: the owner of the cluster that is
 * already there, or of the folder it will be in, or else `postgres` or `nobody`.
 */
export function userFor(folder: string): User | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (let place = folder; ; place = path.dirname(place)) {
    const owner = ownerOf(place)
    if (owner && owner.uid !== 0) return owner
    if (owner) break
    if (place === path.dirname(place)) break
  }
  const users = readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = users.find((line) => line.startsWith(`${name}:`))?.split(':') ?? []
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new Error(
    'PostgreSQL does not run as root, and there is neither a user "postgres" nor "nobody" on this machine: start Muster as an ordinary user, or set DATABASE_URL.',
  )
}

function ownerOf(place: string): User | undefined {
  const found = statSync(place, { throwIfNoEntry: false })
  return found && { uid: found.uid, gid: found.gid }
}
