import type { FastifyRequest } from 'fastify'
import { type AddressLimit, countAddress } from './address-limits.ts'
import { Failure } from '../http/failures.ts'
import type { Host } from '../host.ts'

/**
 * An address may be that of a whole office, and one in it can use up what all may ask. Calls that can tell a person from the rest
 * of their network are refused once that is known, and not before.
 */

const refusals = new WeakMap<FastifyRequest, Failure>()

/** Counts one more from an address; that it is too many is the call's to say, with `refusalOf`. */
export const countCrowdedAddress = async (
  host: Host,
  limit: AddressLimit,
  request: FastifyRequest,
): Promise<void> => {
  try {
    await countAddress(host, limit, request.ip)
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    refusals.set(request, error)
  }
}

/** Why what this address asks is too much; null where it is not. */
export const addressRefusal = (request: FastifyRequest): Failure | null => refusals.get(request) ?? null
