import type { z } from 'zod'
import type { Access, Call } from '../../contract/http/call.ts'
import { serveCall } from './fake-server.ts'

/** Answers a call only once it is told to; `asked` is with what it was called until then. */
export const serveDeferred = <I extends z.ZodType, O extends z.ZodType>(
  call: Call<Access, I, O>,
  given: z.input<O>,
): { asked: unknown[]; answer: () => void } => {
  const asked: unknown[] = []
  const waiting: (() => void)[] = []
  serveCall(call, async ({ body }) => {
    asked.push(body)
    await new Promise<void>((resolve) => waiting.push(resolve))
    return given
  })
  const answer = () => {
    for (const go of waiting) go()
  }
  return { asked, answer }
}
