import type { z } from 'zod'
import type { Nothing } from '../contract/shapes/fields.ts'
import type { CallName, contract } from '../contract/index.ts'
import type { CallOptions } from './connection.ts'
import type { MusterFile } from './file-response.ts'
import type { SubmissionEvent } from './submission-events.ts'

type Contract = typeof contract

/**
 * A field that the server reads from any text is what comes of it here: a number, and not whatever looks like one. As a
 * condition, so that editors show the fields and not this name.
 */
type AsRead<I, O> = I extends object
  ? { [K in keyof I]: unknown extends I[K] ? (K extends keyof O ? O[K] : I[K]) : I[K] }
  : never

/** What a call takes: `Input<'getEmployees'>`; a Blob where that is a file. */
export type Input<N extends CallName> = N extends 'submissionEvents'
  ? { after?: string | undefined }
  : Contract[N] extends { takesFile: string }
    ? Blob
    : AsRead<z.input<Contract[N]['in']>, z.output<Contract[N]['in']>>

/** What a call answers: `Answer<'getEmployees'>`. */
export type Answer<N extends CallName> = z.output<Contract[N]['out']>

type Result<N extends CallName> = N extends 'submissionEvents'
  ? AsyncGenerator<SubmissionEvent, void, undefined>
  : Promise<Contract[N] extends { fileTypes: readonly string[] } ? MusterFile : Answer<N>>

/** The method of a call; input that has no field that must be given may be left out. */
export type Method<N extends CallName> =
  z.input<typeof Nothing> extends Input<N>
    ? (input?: Input<N>, options?: CallOptions) => Result<N>
    : (input: Input<N>, options?: CallOptions) => Result<N>

/** A method for each call of the server. Each throws MusterError. */
export type Methods = { readonly [N in CallName]: Method<N> }
