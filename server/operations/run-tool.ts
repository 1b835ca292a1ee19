import path from 'node:path'
import { type Environment, EnvironmentError } from '../core/config/environment.ts'
import { databaseOpeningMessage } from '../core/config/startup-errors.ts'
import { readProcessSettings } from '../core/config/process-environment.ts'

/**
 * What a tool of the operator is given. `file`: the one named on the command line, if it is the only argument. `words`:
 * all arguments.
 */
export type ToolContext = {
  environment: Environment
  file: string | undefined
  words?: readonly string[]
  signal: AbortSignal
}

/** Runs a tool in this process and says what came of it: its lines, or the sentence of its failure and exit code 1. */
export const runTool = async (tool: (asked: ToolContext) => Promise<readonly string[]>): Promise<void> => {
  const stopping = new AbortController()
  const stop = () => stopping.abort(new Error('Stopped before the end: nothing was kept of it.'))
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  let environment: Environment | undefined
  try {
    environment = readProcessSettings()
    const lines = await tool({
      environment,
      file: fileArgument(),
      words: process.argv.slice(2),
      signal: stopping.signal,
    })
    // Where nothing can be printed, as with a full disk, the console stays silent and the work stays done.
    console.log(lines.join('\n'))
  } catch (error) {
    const sentence =
      environment === undefined && error instanceof EnvironmentError
        ? error.message
        : databaseOpeningMessage(error, { databaseUrl: environment?.databaseUrl })
    console.error(sentence)
    process.exitCode = 1
  } finally {
    process.removeListener('SIGINT', stop)
    process.removeListener('SIGTERM', stop)
  }
}

/** npm runs its scripts in the project's folder, and says where it was called. */
const fileArgument = (): string | undefined => {
  const [given, ...more] = process.argv.slice(2)
  if (given === undefined || given.startsWith('-') || more.length > 0) return undefined
  return path.resolve(process.env['INIT_CWD'] ?? '.', given)
}
