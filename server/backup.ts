import { backUp } from './operations/backup/backup-commands.ts'
import { runTool } from './operations/run-tool.ts'

/** Writes the database into one file, and ends. */

await runTool(backUp)
