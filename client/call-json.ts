import type { z } from 'zod'
import type { Access, Call } from '../contract/http/call.ts'
import { parseJsonOrUndefined, isSuccessBody } from '../contract/http/wire.ts'
import { sendRequest, buildRequest, callTimeoutMs, type CallOptions, type Connection } from './connection.ts'
import { createTimeout } from './timeout.ts'
import { refusalError, errorFrom, unreadableError } from './errors.ts'
import { withRetry } from './retry.ts'

/** The answer as its schema reads it: what the schema does not name is left out. */
const read = <O extends z.ZodType>(
  call: Call<Access, z.ZodType, O>,
  response: Response,
  text: string,
): z.output<O> => {
  const body = parseJsonOrUndefined(text)
  if (!response.ok || (body !== undefined && !isSuccessBody(body))) throw refusalError(call, response, text)
  const answer = call.out.safeParse(body)
  if (answer.success) return answer.data
  const place = answer.error.issues[0]?.path.map(String).join('.') ?? ''
  throw unreadableError(
    call,
    response,
    body === undefined
      ? `What answered ${call.name} is no JSON: this is not the address of a Muster server.`
      : `The answer to ${call.name} does not fit this client (at ${place}): their versions differ.`,
  )
}

/** Makes a call whose answer is JSON. @throws MusterError */
export const askForJson = <O extends z.ZodType>(
  connection: Connection,
  call: Call<Access, z.ZodType, O>,
  input: unknown,
  options: CallOptions,
): Promise<z.output<O>> =>
  withRetry(connection, call, options, async () => {
    const request = buildRequest(connection, call, input, options)
    const waiting = createTimeout(callTimeoutMs(connection, call, options), options.signal)
    try {
      const response = await sendRequest(connection, request, waiting)
      return read(call, response, await response.text())
    } catch (error) {
      throw errorFrom(error, { connection, call, caller: options.signal, patience: waiting })
    } finally {
      waiting.end()
    }
  })
