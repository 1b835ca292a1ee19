import { firstTextInCauses } from '../../core/observability/error-causes.ts'

const answersWithinMs = 5_000

/** What the origin of an address answers, or why nothing does: asked for nothing that costs, without a span and without what signs in there. */
export const probeOrigin = async ({ origin }: URL): Promise<{ headers: Headers } | { silence: string }> => {
  try {
    // Whatever it answers, it is there; its origin alone holds no password.
    const { headers } = await fetch(origin, {
      method: 'HEAD',
      redirect: 'manual',
      signal: AbortSignal.timeout(answersWithinMs),
    })
    return { headers }
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    return {
      silence: isLate
        ? 'no answer in 5 seconds'
        : (firstTextInCauses(error, 'code') ?? 'no answer that can be read'),
    }
  }
}
