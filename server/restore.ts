import { restore } from './operations/backup/backup-commands.ts'
import { runTool } from './operations/run-tool.ts'

/** Fills an empty database with a backup, and ends. */

await runTool(restore)
