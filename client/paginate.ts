import type { CallOptions } from './connection.ts'
import { iteratePages } from './core/iterate-pages.ts'

/**
 * Goes through a list page by page: `for await (const { employees } of everyPage(muster.getEmployees, {}))`. The next page is
 * asked for when the loop comes to it.
 * @param input what the call takes; `limit` is the size of a page, `after` where to begin
 * @throws MusterError
 */
export async function* everyPage<I, A extends { next: string | null }>(
  method: (input: I, options?: CallOptions) => Promise<A>,
  input: NoInfer<I>,
  options?: CallOptions,
): AsyncGenerator<A, void, undefined> {
  yield* iteratePages((after) => method(after === undefined ? input : { ...input, after }, options))
}
