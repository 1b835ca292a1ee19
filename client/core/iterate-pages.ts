/** Asks for a list page by page until there is no next one; `ask` takes the cursor of the page before. */
export async function* iteratePages<A extends { next: string | null }>(
  ask: (after: string | undefined) => Promise<A>,
): AsyncGenerator<A, void, undefined> {
  let after: string | undefined
  for (;;) {
    // One page after the other: each says where the next one begins.
    const page = await ask(after)
    yield page
    if (page.next === null) return
    after = page.next
  }
}
