import { messages } from '../../../../contract/http/failures.ts'
import { ruleViolation } from '../../../core/http/failures.ts'

/**
 * Holds an edit to the version that it was made in, so that it does not silently take the place of a newer one.
 * `latest` is read under the lock that versions are made under; undefined where none is left.
 * @throws Failure BUSINESS_LOGIC_ERROR where there is a newer version, or that one was deleted.
 */
export const requireLatest = (basedOn: number, latest: number | undefined): void => {
  if (latest === undefined || latest < basedOn) throw ruleViolation(messages.editedVersionDeleted)
  if (latest > basedOn) throw ruleViolation(messages.newerReport(latest))
}
