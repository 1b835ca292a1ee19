import { once } from 'node:events'
import { createServer } from 'node:net'
import { z } from 'zod'
import type { Environment } from '../../core/config/environment.ts'
import { isClusterLocked } from '../../core/embedded-postgres/running-cluster.ts'
import { listenFailureMessage } from '../../core/config/startup-errors.ts'
import { readProduct } from '../../core/config/package-info.ts'
import { clusterFolder, isClusterUnreadable } from '../connect-to-database.ts'
import { type Finding, ok, warning, wrong } from './finding.ts'

/** Whether Node is as new as package.json asks for. */
export const checkNode = (version = process.versions.node): Finding => {
  const { oldestNode } = readProduct()
  const [parts, wanted] = [version, oldestNode].map((text) => text.split('.').map(Number))
  const differing = wanted?.findIndex((part, index) => parts?.[index] !== part) ?? -1
  const isOld = differing !== -1 && (parts?.[differing] ?? 0) < (wanted?.[differing] ?? 0)
  return isOld
    ? wrong('Node', `${version} runs, and Muster needs ${oldestNode} or newer: install that.`)
    : ok('Node', version)
}

type Given = Pick<Environment, 'host' | 'port' | 'dataDir' | 'databaseUrl'>

/** Whether the server could listen, or does so already. */
export const checkPort = async (environment: Given): Promise<Finding> => {
  const { host, port } = environment
  const trial = createServer()
  try {
    trial.listen(port, host)
    await once(trial, 'listening')
    return ok('Port', port === 0 ? 'the system chooses one' : `${port} on ${host} is free`)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'))
      return wrong('Port', listenFailureMessage(error, { host, port }))
    return explainPortInUse(environment, listenFailureMessage(error, { host, port }))
  } finally {
    trial.close()
  }
}

const Health = z.object({ success: z.literal(true) })
const Ready = z.object({ success: z.boolean(), engine: z.enum(['embedded', 'hosted']).optional() })

const explainPortInUse = async (environment: Given, otherwise: string): Promise<Finding> => {
  const { host, port } = environment
  const everywhere = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '[::1]' : undefined
  const at = everywhere ?? (host.includes(':') ? `[${host}]` : host)
  const health = Health.safeParse(await answerAt(`http://${at}:${port}/api/health`))
  if (!health.success) return wrong('Port', otherwise)
  const ready = Ready.safeParse(await answerAt(`http://${at}:${port}/api/ready`))
  const whose = ready.success ? await identifyServer(environment, ready.data.engine) : 'ours'
  if (whose === 'another')
    return wrong(
      'Port',
      `another Muster runs on ${port}, with another database than these settings have: stop that one, or choose another port with PORT.`,
    )
  if (whose === 'unknown')
    return warning(
      'Port',
      `a Muster runs on ${port}; this user cannot tell whether it is the one of these settings: run the doctor as the user that runs Muster.`,
    )
  return ready.success && ready.data.success
    ? ok('Port', `a Muster runs on ${port} and is ready`)
    : warning('Port', `a Muster runs on ${port} and cannot reach its database: see its log.`)
}

/**
 * Whether the running Muster is the one of these settings. Two hosted databases look the same from outside, so that
 * counts as ours; an embedded one is recognized only by a user who may read its folder.
 */
const identifyServer = async (
  environment: Given,
  engine: 'embedded' | 'hosted' | undefined,
): Promise<'ours' | 'another' | 'unknown'> => {
  const isHosted = environment.databaseUrl !== undefined
  if (engine === (isHosted ? 'embedded' : 'hosted')) return 'another'
  if (isHosted) return 'ours'
  if (isClusterUnreadable(environment)) return 'unknown'
  return (await isClusterLocked(clusterFolder(environment))) ? 'ours' : 'another'
}

const answerAt = async (url: string): Promise<unknown> => {
  try {
    return await (await fetch(url, { signal: AbortSignal.timeout(3_000), redirect: 'manual' })).json()
  } catch {
    return undefined
  }
}
