// A reporter of vitest that keeps what its JSON report leaves out: the errors that no test awaited.
import { writeFileSync } from 'node:fs'

/** Writes them, one text each, to the file of `MUSTER_UNHANDLED_ERRORS`. */
export default class UnhandledErrors {
  /** @param {unknown} _modules @param {ReadonlyArray<import('vitest').SerializedError>} errors */
  onTestRunEnd(_modules, errors) {
    const file = process.env['MUSTER_UNHANDLED_ERRORS']
    if (!file || errors.length === 0) return
    const texts = errors.map((error) => {
      const where = JSON.stringify([error['VITEST_TEST_PATH'], error['VITEST_TEST_NAME']])
      return `An error that no test awaited, while this ran: ${where}\n${error.stack ?? error.message}`
    })
    writeFileSync(file, JSON.stringify(texts))
  }
}
