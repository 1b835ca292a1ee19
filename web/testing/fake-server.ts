import { http, HttpResponse, type JsonBodyType } from 'msw'
import { setupServer } from 'msw/node'
import type { Access, Call } from '../../contract/http/call.ts'
import { failureStatus, type FailureKind } from '../../contract/http/failure-kinds.ts'
import type { z } from 'zod'

/**
 * The fake server of component tests. Calls that a test has not given an answer are errors, but for who is signed in: any
 * page may ask in which language they read, and they have chosen none; for how long things are kept, which no rule says; and for deleted versions,
 * of which there are none.
 */
export const server = setupServer(
  http.get('*/api/getProfile', () =>
    HttpResponse.json({
      success: true,
      user: { uid: 'user-1', email: 'ada@northwind.example', displayName: 'Ada Lovelace', language: null },
    }),
  ),
  http.get('*/api/listDeletedReports', () => HttpResponse.json({ success: true, deleted: [], next: null })),
  http.get('*/api/getRetention', () => HttpResponse.json({ success: true, rules: [] })),
)

const verbs = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete }

/** What a test sees of a request. */
export type ReceivedRequest = { request: Request; body: unknown }

type Answer<T> = (heard: ReceivedRequest) => T | Promise<T>
const isAnswer = <T>(given: T | Answer<T>): given is Answer<T> => typeof given === 'function'

/** Answers a call, by the contract's types; `answer` may look at the request, and throw `failing(...)`. */
export const serveCall = <I extends z.ZodType, O extends z.ZodType>(
  call: Call<Access, I, O>,
  answer: z.input<O> | Answer<z.input<O>>,
): void => {
  server.use(
    verbs[call.method](`*/api/${call.name}`, async ({ request }) => {
      const text = await request.clone().text()
      const body: unknown = text === '' ? undefined : JSON.parse(text)
      try {
        const given = isAnswer(answer) ? await answer({ request, body }) : answer
        return HttpResponse.json({ success: true, ...(typeof given === 'object' ? given : {}) })
      } catch (thrown) {
        if (thrown instanceof Response) return thrown
        throw thrown
      }
    }),
  )
}

/** A failure as the server gives it; throw it in an answer, or hand it to `refusing`. */
export const failureResponse = (
  kind: FailureKind,
  error: string,
  more: {
    status?: number
    headers?: Record<string, string>
    details?: { path: string; message: string }[]
  } = {},
): HttpResponse<JsonBodyType> =>
  HttpResponse.json(
    {
      success: false,
      error,
      code: kind,
      requestId: 'request-1',
      ...(more.details ? { details: more.details } : {}),
    },
    { status: more.status ?? failureStatus[kind], ...(more.headers ? { headers: more.headers } : {}) },
  )

/** Answers a call with a failure, or with whatever other response is given. */
export const serveFailure = (call: Call, response: Response | (() => Response)): void => {
  server.use(
    verbs[call.method](`*/api/${call.name}`, () =>
      typeof response === 'function' ? response() : response.clone(),
    ),
  )
}

/** Refuses every call that is not answered later on, for tests that pass through pages they do not look at. */
export const refuseOtherCalls = (): void => {
  server.use(http.all('*/api/*', () => failureResponse('NOT_FOUND', 'Nothing here in this test')))
}
