import type { FastifyInstance } from 'fastify'
import { messages } from '../../../contract/http/failures.ts'
import { Failure } from './failures.ts'
import type { Host } from '../host.ts'

/**
 * `GET /api/health`: the process runs. `GET /api/ready`: the database is migrated, can be reached and takes writes
 * (docs/database.md).
 */
export const healthRoutes = (app: FastifyInstance, host: Host): void => {
  app.get('/api/health', async () => ({ success: true }))
  app.get('/api/ready', async () => {
    if (!(await host.database.isWritable())) {
      throw new Failure('UNAVAILABLE', messages.unavailable, { retryAfterSeconds: 2 })
    }
    return { success: true, engine: host.database.engine }
  })
}
