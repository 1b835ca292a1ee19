import { backUp } from './operating/back-up.ts'
import { runTool } from './operating/run-tool.ts'

/** Writes the database into one file, and ends. */

await runTool(backUp)
