import type { Environment } from '../../core/config/environment.ts'
import { probeOrigin } from './probe-origin.ts'
import { type Finding, ok, warning } from './finding.ts'

/** Whether the collector of traces answers. */
export const checkTracing = async ({
  traceEndpoint,
}: Pick<Environment, 'traceEndpoint'>): Promise<Finding> => {
  if (traceEndpoint === undefined) return ok('Traces', 'not set up: nothing is traced')
  const { host } = traceEndpoint
  const answer = await probeOrigin(traceEndpoint)
  return 'headers' in answer
    ? ok('Traces', `something answers at ${host}`)
    : warning(
        'Traces',
        `nothing answers at ${host} (${answer.silence}): start the collector, or correct OTEL_EXPORTER_OTLP_ENDPOINT. Until then traces are lost, and nothing else.`,
      )
}
