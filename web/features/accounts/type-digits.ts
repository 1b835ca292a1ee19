import type { FormEvent } from 'react'
import { plainToken } from '../../../insights/text/plain-text.ts'

/** For the capture phase of fields that take ASCII digits only: the digits of other keyboards become such before. */
export const typePlainDigits = ({ target }: FormEvent): void => {
  if (target instanceof HTMLInputElement) target.value = plainToken(target.value)
}
