import { restore } from './operating/back-up.ts'
import { runTool } from './operating/run-tool.ts'

/** Fills an empty database with a backup, and ends. */

await runTool(restore)
