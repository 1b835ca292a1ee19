import type { Host } from './core/host.ts'

/** Every kind of job that this server runs. */
export const jobList = (_host: () => Host) => ({})
