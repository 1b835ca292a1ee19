import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

const Package = z.object({ version: z.string(), engines: z.object({ node: z.string().startsWith('>=') }) })

/** What the package.json above this file says: the version of this Muster, and the oldest Node that it runs on. */
export const readProduct = (): { version: string; oldestNode: string } => {
  for (let folder = import.meta.dirname; ; folder = path.dirname(folder)) {
    const file = path.join(folder, 'package.json')
    if (existsSync(file)) {
      const { version, engines } = Package.parse(JSON.parse(readFileSync(file, 'utf8')))
      return { version, oldestNode: engines.node.slice('>='.length) }
    }
    if (folder === path.dirname(folder)) throw new Error('package.json is missing: install Muster again.')
  }
}
