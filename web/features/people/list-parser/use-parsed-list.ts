import { useEffect, useMemo, useState } from 'react'
import { parseInvitesStepwise, readInvites, type InviteList, type ListReading } from './parse-invites.ts'

/** Parsing this many rows takes a few milliseconds, whatever they contain. */
const rowsAtOnce = 200

const nobody = readInvites('', { mayInviteAdmins: false })

/** Parses a text some rows at a time. */
export class ChunkedReading {
  readonly #steps: Generator<void, InviteList>
  /** Null until the whole text is parsed. */
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

/** Parses a text in slices, so that the page stays responsive. */
export const readInChunks = async (text: string, reading: ListReading): Promise<InviteList> => {
  const sliced = new ChunkedReading(text, reading)
  while (sliced.list === null) {
    await new Promise((goOn) => setTimeout(goOn))
    sliced.readOn()
  }
  return sliced.list
}

/**
 * The parsed text: a short one at once, a long one in slices, so that the page stays responsive. It shows the previous
 * list until then.
 * `isReading`: the list shown is not that of the current text.
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
