import { write, writeSync } from 'node:fs'

/** The most bytes that may wait, so that a stalled reader costs no more memory than this. */
const waitingMax = 1024 * 1024
const retryMs = 50

export type LogDestination = {
  write(line: string): void
  /** Lines that could not be written since the start, because the disk was full, the reader gone or too slow. */
  dropped(): number
}

/**
 * Where log lines go: the file descriptor `fd`. A line that cannot be written is dropped and counted; nothing waits for it
 * and nothing ends because of it. pino's own destination throws at a full disk, and then never ends the process.
 */
export const openLogDestination = (fd: number): LogDestination => {
  let waiting: string[] = []
  let waitingBytes = 0
  let writing: { rest: Buffer; lines: number } | undefined
  let dropped = 0
  let isTorn = false

  const next = () => {
    if (waiting.length === 0) return
    // What follows a line that was cut off begins a line of its own.
    const text = (isTorn ? '\n' : '') + waiting.join('')
    writing = { rest: Buffer.from(text), lines: waiting.length }
    waiting = []
    waitingBytes = 0
    send()
  }
  const send = () => {
    const now = writing
    if (now === undefined) return
    write(fd, now.rest, (error, written) => {
      if (error && isBusy(error)) {
        setTimeout(send, retryMs).unref()
        return
      }
      if (!error && written < now.rest.length) {
        now.rest = now.rest.subarray(written)
        isTorn = true
        send()
        return
      }
      if (error) dropped += now.lines
      else isTorn = false
      writing = undefined
      next()
    })
  }
  process.once('exit', () => {
    try {
      writeSync(fd, Buffer.concat([writing?.rest ?? Buffer.alloc(0), Buffer.from(waiting.join(''))]))
    } catch {
      // Nobody is left to count it.
    }
  })
  return {
    write(line) {
      const bytes = Buffer.byteLength(line)
      if (waitingBytes + bytes > waitingMax) {
        dropped += 1
        return
      }
      waiting.push(line)
      waitingBytes += bytes
      if (writing === undefined) next()
    },
    dropped: () => dropped,
  }
}

const isBusy = ({ code }: NodeJS.ErrnoException): boolean => code === 'EAGAIN' || code === 'EBUSY'
