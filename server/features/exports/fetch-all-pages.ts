import { z } from 'zod'
import type { Call } from '../../../contract/http/call.ts'
import type { InternalApi } from '../../core/http/internal-api.ts'

const Paged = z.object({ next: z.string().nullable() })

/** The answers of a call that answers in pages, all of them. */
export const fetchAllPages = async (ask: InternalApi, call: Call, limit: number): Promise<string[]> => {
  const pages: string[] = []
  for (let after: string | undefined; ;) {
    const page = await ask(call, { limit, after })
    pages.push(page)
    const { next } = Paged.parse(JSON.parse(page))
    if (next === null) return pages
    after = next
  }
}
