import { firstTextOf } from '../../core/causes.ts'
import type { Environment } from '../../core/environment.ts'
import { type Finding, ok, warning } from './finding.ts'

const answersWithinMs = 5_000

/** Whether the collector of traces answers: asked without a span, and without what signs in there. */
export const lookAtTraces = async ({
  traceEndpoint,
}: Pick<Environment, 'traceEndpoint'>): Promise<Finding> => {
  if (traceEndpoint === undefined) return ok('Traces', 'not set up: nothing is traced')
  const { host, origin } = traceEndpoint
  try {
    // Whatever it answers, it is there; its origin alone holds no password.
    await fetch(origin, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(answersWithinMs),
    })
    return ok('Traces', `something answers at ${host}`)
  } catch (error) {
    const why = error instanceof Error && error.name === 'TimeoutError' ? 'no answer in 5 seconds' : undefined
    return warning(
      'Traces',
      `nothing answers at ${host} (${why ?? firstTextOf(error, 'code') ?? 'no answer that can be read'}): start the collector, or correct OTEL_EXPORTER_OTLP_ENDPOINT. Until then traces are lost, and nothing else.`,
    )
  }
}
