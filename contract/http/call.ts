import { z } from 'zod'
import type { CallScope } from '../rights/api-scopes.ts'
import type { Permission } from '../rights/permissions.ts'

/**
 * Who may make a call:
 * - `public`: anybody, no token is read;
 * - `signed-in`: any user with a session, no organization header;
 * - `invitee`: the holder of an unexpired invite code in the body, or else a signed-in member
 *   of the organization in the header, acting for themselves;
 * - `member`: any active member of the organization in the header, for what is their own or goes by roles;
 * - a permission: an active member of the organization in the header who holds it.
 */
export type Access = 'public' | 'signed-in' | 'invitee' | 'member' | Permission

/**
 * What a call does in the database, for the specification's sentence if that fails (point 8). Without the id of a document a read
 * queries, an update creates, and a deletion is a transaction.
 */
export type DatabaseAccess =
  | 'query'
  | 'create'
  | 'batch'
  | 'transaction'
  | { get: DocumentId }
  | { update: DocumentId }
  | { delete: DocumentId }

/**
 * What names the document: a field of the input, with dots, the caller's own id, or `@document`, which the server
 * found. Of several the first one given does.
 */
export type DocumentId = string | readonly string[]

/** What a JSON body may hold at most; parsing more would keep everybody else waiting. */
export type JsonLimits = {
  /** Values of objects and lists. */
  values: number
  /** Names of fields that differ. */
  names: number
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** How a call is described. `in` is the query of a GET or DELETE without body, else the JSON body. */
export type CallSpec<M extends Access, I extends z.ZodType, O extends z.ZodType> = {
  method: Method
  database: DatabaseAccess
  /** What it does, in a sentence, for the OpenAPI document. */
  summary: string
  may: M
  /** Which API keys may make it. */
  scope: CallScope
  in: I
  /** What the answer holds besides `success`. */
  out: O
  /** Reads the header `device-key`, by which a device that asked before is known again. */
  readsDevice?: true
  /** Answers with server-sent events where asked with `Accept: text/event-stream`. */
  streams?: true
  /** Answers with a file of one of these media types, and not with JSON; failures are JSON all the same. */
  fileTypes?: readonly string[]
  /** Takes a file of this media type for its body, and no JSON. */
  takesFile?: string
  /** The error sentence for a caller without the organization header, where it is not the usual one. */
  organizationMissing?: string
  /** The largest body in bytes, where it is not the server's default. */
  bodyLimit?: number
  /** How many values its body may hold, where it is not the server's default. */
  bodyValues?: number
  /** Calls whose cached answers are stale once this one has succeeded. */
  touches?: readonly string[]
}

/** A call and its name in the specification (point 7); the address is `/api/<name>`. */
export type Call<
  M extends Access = Access,
  I extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
> = CallSpec<M, I, O> & { name: string }

/** A file has no fields beside it. */
const NoFields = z.object({})

/** Describes a call under its name in the specification (point 7); keeps the types of its access and schemas. */
export const call = <
  const N extends string,
  const M extends Access,
  I extends z.ZodType,
  O extends z.ZodType,
>(
  name: N,
  spec: CallSpec<M, I, O>,
): CallSpec<M, I, O> & { name: N } => ({ ...spec, name })

/** Describes a call that answers with a file; its type says so, too. */
export const fileCall = <const N extends string, const M extends Access, I extends z.ZodType>(
  name: N,
  { fileTypes, ...spec }: Omit<CallSpec<M, I, typeof NoFields>, 'out'> & { fileTypes: readonly string[] },
) => ({ ...call(name, { ...spec, out: NoFields }), fileTypes })

/** Describes a call whose body is a file; its type says so, too. */
export const uploadCall = <
  const N extends string,
  const M extends Access,
  I extends z.ZodType,
  O extends z.ZodType,
>(
  name: N,
  { takesFile, ...spec }: CallSpec<M, I, O> & { takesFile: string },
) => ({ ...call(name, spec), takesFile })

export type Output<C extends { out: z.ZodType }> = z.output<C['out']>
