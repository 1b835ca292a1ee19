import { keys, local } from '../browser/storage.ts'

const shape = /^[0-9a-f]{32}$/

/** 128 random bits in hex, on a page that came by plain HTTP too: `crypto.randomUUID` is for secure pages alone. */
export const randomKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/**
 * A secret of this browser alone, made once and kept after signing out. By it the server tells a person's own
 * devices from new ones, and opens here what was begun here by a link; without either it opens nothing.
 */
export const deviceKey = (): string => {
  const stored = local.get(keys.device)
  if (stored !== null && shape.test(stored)) return stored
  const made = randomKey()
  local.set(keys.device, made)
  return made
}
