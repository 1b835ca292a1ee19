import { iteratePages } from '../../../client/core/iterate-pages.ts'
import { limits } from '../../../contract/shapes/limits.ts'

/** The input that asks for the page behind a cursor; the largest one that is allowed, unless a smaller is wanted. */
export const pageInput = (after: string | undefined, limit: number = limits.pageMax) => ({
  limit,
  ...(after === undefined ? {} : { after }),
})

type PageOf<T> = { rows: readonly T[]; next: string | null }

/** Asks for a list page by page until there is no next one; `page` takes the cursor of the one before. */
export const fetchAllPages = async <T>(
  page: (after: string | undefined) => Promise<PageOf<T>>,
): Promise<T[]> => {
  const rows: T[] = []
  for await (const answer of iteratePages(page)) for (const row of answer.rows) rows.push(row)
  return rows
}
