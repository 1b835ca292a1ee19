import type { FastifyRequest } from 'fastify'
import type { DatabaseAccess, DocumentId } from '../../../contract/http/call.ts'
import { contract } from '../../../contract/index.ts'
import { getCallerIds, type CallerIds } from './caller-ids.ts'

/**
 * The specification's sentence for a call whose work in the database failed (point 8); the contract says what it does
 * to which document.
 */
export const databaseFailureMessage = (request: FastifyRequest): string =>
  databaseFailureText(accessOf(request), {
    input: request.method === 'GET' ? request.query : (request.body ?? request.query),
    caller: getCallerIds(request),
  })

const accesses = new Map<string, DatabaseAccess>(
  Object.values(contract).map(({ name, database }) => [`/api/${name}`, database]),
)

/** What is no call of the contract, such as a picture's address, has no document either. */
const accessOf = ({ method, routeOptions }: FastifyRequest): DatabaseAccess =>
  accesses.get(routeOptions.url ?? '') ?? (method === 'GET' ? 'query' : 'transaction')

type Named = { input: unknown; caller: CallerIds }

export const databaseFailureText = (access: DatabaseAccess, named: Named): string => {
  if (access === 'query') return 'Failed to query documents'
  if (access === 'create') return 'Failed to create document'
  if (access === 'batch') return 'Failed to execute batch write'
  if (access === 'transaction') return 'Failed to execute transaction'
  if ('get' in access) {
    const id = idOf(access.get, named)
    return id === undefined ? databaseFailureText('query', named) : `Failed to get document ${id}`
  }
  if ('update' in access) {
    const id = idOf(access.update, named)
    if (id !== undefined) return `Failed to update document ${id}`
    return databaseFailureText(isOfCaller(access.update) ? 'transaction' : 'create', named)
  }
  const id = idOf(access.delete, named)
  return id === undefined ? databaseFailureText('transaction', named) : `Failed to delete document ${id}`
}

const documentFields = (document: DocumentId): readonly string[] =>
  typeof document === 'string' ? [document] : document

const isOfCaller = (document: DocumentId): boolean =>
  documentFields(document).some((place) => place.startsWith('@') && place !== '@document')

const idOf = (document: DocumentId, { input, caller }: Named): string | undefined =>
  documentFields(document)
    .map((place) =>
      place.startsWith('@') ? at(caller, place.slice(1)) : place.split('.').reduce<unknown>(at, input),
    )
    .find(isShown)

/** An id is repeated to the sender only if it looks like one. */
const isShown = (id: unknown): id is string => typeof id === 'string' && /^[\w@.:+-]{1,200}$/.test(id)

const at = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? Reflect.get(value, key)
    : undefined
