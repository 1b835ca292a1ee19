import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'

/** Waits until the last section of a report is drawn: they come in pieces, from its beginning. */
export const waitForReport = (): Promise<void> =>
  waitFor(() => {
    expect(document.querySelector('.report-document')).not.toBeNull()
    expect(document.querySelector('.report-document [aria-busy=true]')).toBeNull()
  })
