/** How often at most a list is asked for again, and how often a single thing that others change. */
export const minPollingMs = 20_000
/**
 * For questions of a single thing that others change: asks for it again while it is looked at, and at once when its tab is
 * looked at again.
 */
export const pollingOptions = { refetchInterval: minPollingMs, refetchOnWindowFocus: 'always' } as const
/** The same for what is opened from a list, which may know more by then: it is asked for at each opening as well. */
export const pollingOnOpen = { ...pollingOptions, refetchOnMount: 'always' } as const
/** So a page asks for 50 rows a second at most, however many there are: a list of 5,000 every 100 s. */
const perRowMs = 20

/**
 * For questions of lists that others change, too: asks for them again while they are looked at. A hidden tab asks for nothing,
 * and once when it is looked at again.
 */
export const listPollingInterval = ({
  state,
}: {
  state: { data?: readonly unknown[] | undefined }
}): number => Math.max(minPollingMs, (state.data?.length ?? 0) * perRowMs)
