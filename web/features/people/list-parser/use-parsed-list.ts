import { useEffect, useMemo, useState } from 'react'
import { readingInvites, readInvites, type InviteList, type Reading } from './parse-invites.ts'

/** Reading so many rows takes some milliseconds, whatever they are made of. */
const rowsAtOnce = 200

const nobody = readInvites('', { mayInviteAdmins: false })

/** Reads a text some rows at a time. */
export class SlicedReading {
  readonly #steps: Generator<void, InviteList>
  /** Null until the whole text is read. */
  list: InviteList | null = null

  constructor(text: string, reading: Reading) {
    this.#steps = readingInvites(text, reading)
    this.readOn()
  }

  readOn(): void {
    for (let row = 0; row < rowsAtOnce && this.list === null; row++) {
      const step = this.#steps.next()
      if (step.done === true) this.list = step.value
    }
  }
}

/** A text as it is understood, read in slices so that the page answers meanwhile. */
export const readInSlices = async (text: string, reading: Reading): Promise<InviteList> => {
  const sliced = new SlicedReading(text, reading)
  while (sliced.list === null) {
    await new Promise((goOn) => setTimeout(goOn))
    sliced.readOn()
  }
  return sliced.list
}

/**
 * A text as it is understood: a short one at once, a long one in slices, so that the page answers meanwhile and shows the list before.
 * `isReading`: what is shown is not what stands there.
 */
export const useReading = (text: string, { mayInviteAdmins, choices, meant }: Required<Reading>) => {
  const reading = useMemo(
    () => new SlicedReading(text, { mayInviteAdmins, choices, meant }),
    [text, mayInviteAdmins, choices, meant],
  )
  const [read, setRead] = useState(nobody)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const goOn = () => {
      if (reading.list !== null) return setRead(reading.list)
      timer = setTimeout(() => {
        reading.readOn()
        goOn()
      })
    }
    goOn()
    return () => clearTimeout(timer)
  }, [reading])
  return { list: reading.list ?? read, isReading: reading.list === null }
}
