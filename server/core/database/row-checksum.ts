import { createHash } from 'node:crypto'
import { Transform, type TransformCallback } from 'node:stream'

const lineFeed = 0x0a

/** Counts and hashes the rows of a table as they pass in COPY's text form, in which every line is a row. */
export class RowChecksum extends Transform {
  readonly #hash = createHash('sha256')
  readonly #check: (seen: { rows: number; bytes: number; sha256: string }) => void
  #rows = 0
  #bytes = 0

  /** `check` is called with what has passed before the last byte is let go on; what it throws fails the stream. */
  constructor(check: (seen: { rows: number; bytes: number; sha256: string }) => void) {
    super()
    this.#check = check
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#hash.update(chunk)
    this.#bytes += chunk.length
    for (let at = chunk.indexOf(lineFeed); at !== -1; at = chunk.indexOf(lineFeed, at + 1)) this.#rows += 1
    done(null, chunk)
  }

  override _flush(done: TransformCallback): void {
    try {
      this.#check({ rows: this.#rows, bytes: this.#bytes, sha256: this.#hash.digest('hex') })
      done()
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)))
    }
  }
}
