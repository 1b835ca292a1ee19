import type { z } from 'zod'
import type { Access, Call } from '../../contract/http/call.ts'
import { parseJsonOrUndefined, isSuccessBody } from '../../contract/http/wire.ts'
import { openExchange, type Connection, type Exchange, type RequestOptions } from './request.ts'

/** The whole body of an answer as JSON; undefined where it is none. */
export const readBody = async ({ response, waiting, broken }: Exchange): Promise<unknown> => {
  try {
    return parseJsonOrUndefined(await response.text())
  } catch (error) {
    return broken(error)
  } finally {
    waiting.end()
  }
}

/** What an answer in JSON says, as its schema reads it: what the schema does not name is left out. */
export const readAnswer = async <O extends z.ZodType>(
  call: Call<Access, z.ZodType, O>,
  exchange: Exchange,
): Promise<z.output<O>> => {
  const { response, fail } = exchange
  const body = await readBody(exchange)
  if (!response.ok || !isSuccessBody(body)) return fail({ is: 'refused', response, body })
  const answer = call.out.safeParse(body)
  if (answer.success) return answer.data
  return fail({ is: 'misfit', response, place: answer.error.issues[0]?.path.map(String).join('.') ?? '' })
}

/** Makes a call whose answer is JSON, once. */
export const askForJson = async <O extends z.ZodType>(
  connection: Connection,
  call: Call<Access, z.ZodType, O>,
  input: unknown,
  options: RequestOptions,
): Promise<z.output<O>> => readAnswer(call, await openExchange(connection, call, input, options))
