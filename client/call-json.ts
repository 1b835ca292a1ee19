import type { z } from 'zod'
import type { Access, Call } from '../contract/http/call.ts'
import { jsonOf, saysSuccess } from '../contract/http/wire.ts'
import { begin, requestOf, timeFor, type CallOptions, type Connection } from './connection.ts'
import { patience } from './timeout.ts'
import { refusalOf, troubleOf, unreadable } from './errors.ts'
import { tryAgain } from './retry.ts'

/** The answer as its schema reads it: what the schema does not name is left out. */
const read = <O extends z.ZodType>(
  call: Call<Access, z.ZodType, O>,
  response: Response,
  text: string,
): z.output<O> => {
  const body = jsonOf(text)
  if (!response.ok || (body !== undefined && !saysSuccess(body))) throw refusalOf(call, response, text)
  const answer = call.out.safeParse(body)
  if (answer.success) return answer.data
  const place = answer.error.issues[0]?.path.map(String).join('.') ?? ''
  throw unreadable(
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
  tryAgain(connection, call, options, async () => {
    const request = requestOf(connection, call, input, options)
    const waiting = patience(timeFor(connection, call, options), options.signal)
    try {
      const response = await begin(connection, request, waiting)
      return read(call, response, await response.text())
    } catch (error) {
      throw troubleOf(error, { connection, call, caller: options.signal, patience: waiting })
    } finally {
      waiting.end()
    }
  })
