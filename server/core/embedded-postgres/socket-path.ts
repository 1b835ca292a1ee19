import { closeSync, openSync } from 'node:fs'
import path from 'node:path'

/** A Unix socket's path is at most this long, everywhere (macOS: 103). */
const longest = process.platform === 'linux' ? 107 : 103

/**
 * The path of the socket `name` in `folder`, by way of an open folder in /proc where it would be too long.
 * `close` when the socket is no longer used.
 */
export function socketPath(folder: string, name: string): { path: string; close(): void } {
  const direct = path.join(folder, name)
  if (Buffer.byteLength(direct) <= longest) return { path: direct, close() {} }
  if (process.platform !== 'linux') {
    const room = longest - name.length - '/postgres/'.length
    throw new Error(
      `The data folder's path is too long for a Unix socket: set DATA_DIR to one of at most ${room} bytes, or set DATABASE_URL.`,
    )
  }
  const opened = openSync(folder, 'r')
  return { path: `/proc/self/fd/${opened}/${name}`, close: () => closeSync(opened) }
}
