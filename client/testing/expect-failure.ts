import { MusterError } from '../index.ts'

/** The failure of what must fail; it never names the token of the tests. */
export const captureFailure = async (promise: Promise<unknown>): Promise<MusterError> => {
  try {
    await promise
  } catch (error) {
    if (!(error instanceof MusterError)) throw error
    if (`${error.message} ${JSON.stringify(error)} ${String(error.stack)}`.includes('mus_'))
      throw new Error('It names the token.', { cause: error })
    return error
  }
  throw new Error('It succeeded.')
}
