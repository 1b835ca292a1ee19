import { useEffect, useMemo, useState } from 'react'
import { parseInvitesStepwise, readInvites, type InviteList, type ListReading } from './parse-invites.ts'

/** Reading so many rows takes some milliseconds, whatever they are made of. */
const rowsAtOnce = 200

const nobody = readInvites('', { mayInviteAdmins: false })

/** Reads a text some rows at a time. */
export class ChunkedReading {
  readonly #steps: Generator<void, InviteList>
  /** Null until the whole text is read. */
  list: InviteList | null = null

  constructor(text: string, reading: ListReading) {
    this.#steps = parseInvitesStepwise(text, reading)
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
export const readInChunks = async (text: string, reading: ListReading): Promise<InviteList> => {
  const sliced = new ChunkedReading(text, reading)
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
export const useParsedList = (text: string, { mayInviteAdmins, choices, meant }: Required<ListReading>) => {
  const reading = useMemo(
    () => new ChunkedReading(text, { mayInviteAdmins, choices, meant }),
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
