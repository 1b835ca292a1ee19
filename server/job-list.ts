import type { Host } from './core/host.ts'
import { pruneChangesJob } from './features/questionnaires/prune-changes.ts'

/** Every kind of job that this server runs. */
export const jobList = (host: () => Host) => ({ 'prune-changes': pruneChangesJob(host) })
