/** Parses the start of a period: 'since last month', 'this year', 'lately'. */

type Back = { days: number } | { months: number }

const spans: readonly (readonly [RegExp, Back])[] = [
  [/ yesterday /, { days: 1 }],
  [/ week /, { days: 7 }],
  [/ (?:month|lately|recently) /, { months: 1 }],
  [/ quarter /, { months: 3 }],
  [/ year /, { months: 12 }],
]

/** The day that a question names, as YYYY-MM-DD counted back from today; undefined where it names none. */
export const parsePeriodStart = (text: string, today: string): string | undefined => {
  const back = spans.find(([words]) => words.test(text))?.[1]
  if (back === undefined) return undefined
  const day = new Date(`${today}T00:00:00Z`)
  if ('days' in back) {
    day.setUTCDate(day.getUTCDate() - back.days)
    return day.toISOString().slice(0, 10)
  }
  const wanted = day.getUTCDate()
  day.setUTCDate(1)
  day.setUTCMonth(day.getUTCMonth() - back.months)
  const lastOfMonth = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate()
  day.setUTCDate(Math.min(wanted, lastOfMonth))
  return day.toISOString().slice(0, 10)
}

/**
 * The index of the newest of `count` items, sorted newest first, that is old enough; undefined where none is. A
 * binary search: everything after an item that is old enough is older still.
 */
export const findNewestOldEnough = async (
  count: number,
  isOldEnough: (place: number) => Promise<boolean>,
): Promise<number | undefined> => {
  let [low, high] = [0, count]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (await isOldEnough(middle)) high = middle
    else low = middle + 1
  }
  return low < count ? low : undefined
}

/** The words that `parsePeriodStart` reads, and words used around them. */
export const periodWords = 'yesterday week month quarter year lately recently past during within'
