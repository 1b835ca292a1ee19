import type { z } from 'zod'
import type { Access, Call } from '../../../../contract/http/call.ts'
import type { FailureKind } from '../../../../contract/http/failure-kinds.ts'
import { Failure } from '../../../core/http/failures.ts'
import type { InternalApi } from '../../../core/http/internal-api.ts'
import type { CallResult } from '../analyst/source.ts'

/** Makes a call of the product for somebody: what it answered, or the sentence with which it refused. */
export type CallProduct = <I extends z.ZodType, O extends z.ZodType>(
  call: Call<Access, I, O>,
  input: z.input<I>,
) => Promise<CallResult<z.output<O>>>

/** What a rule of the product forbids or what is not there is an answer; everything else is a failure of its own. */
const refusals: ReadonlySet<FailureKind> = new Set(['BUSINESS_LOGIC_ERROR', 'NOT_FOUND'])

/**
 * What the product's own calls answer, parsed, or their refusal.
 * @throws Failure as the call itself failed, where it neither answered nor refused
 */
export const callProduct =
  (ask: InternalApi): CallProduct =>
  async (call, input) => {
    try {
      return { value: call.out.parse(JSON.parse(await ask(call, Object(input)))) }
    } catch (error) {
      if (error instanceof Failure && refusals.has(error.kind)) return { refusal: error.message }
      throw error
    }
  }
