// `node scripts/memory-folder.mjs [folder] [bytes free]`: where tests keep what is thrown away. In memory, where there is room.
import { statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'

const gibibyte = 1024 ** 3

/**
 * The folder of temporary files. A database is a thousand files, and for each new one the file system of a disk (ext4) looks
 * through the inodes that were freed a moment ago: that took most of the time of making a database.
 * @param {string} [memory] @param {number} [available]
 */
export const memoryFolder = (memory = '/dev/shm', available = freemem()) => {
  try {
    const { bavail, bsize } = statfsSync(memory)
    if (bavail * bsize >= 6 * gibibyte && available >= 8 * gibibyte) return memory
  } catch {
    // This system has none.
  }
  return tmpdir()
}

if (process.argv[1] === import.meta.filename) {
  const [folder, available] = process.argv.slice(2)
  console.log(memoryFolder(folder, available === undefined ? undefined : Number(available)))
}
