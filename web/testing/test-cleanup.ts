/** What has to happen before a test's page is taken away. */
const wishes = new Set<() => Promise<void>>()

/** Has something done when the running test ends, while its page still stands. */
export const onTestCleanup = (wish: () => Promise<void>): void => void wishes.add(wish)

/** Does what was wished for; setup calls it after each test. */
export const runTestCleanup = async (): Promise<void> => {
  const now = [...wishes]
  wishes.clear()
  await Promise.all(now.map((wish) => wish()))
}
