import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type Finding } from '../../../../contract/calls/action-plan.ts'
import type { StoredCompanyReport } from '../../../../contract/calls/reports/reports.ts'
import { before, earlierReport, finding, now, open, plan } from '../testing/sample-plan.tsx'
import { sampleAction } from '../testing/sample-action.ts'
import { serve } from '../testing/serve-company-reports.ts'

describe('then and now', () => {
  const seen = async (reports: StoredCompanyReport[], from: Partial<Finding> = {}) => {
    serve(reports)
    plan([sampleAction({ finding: finding(from) })])
    const { region } = await open()
    await region.findByRole('heading', { name: 'Write every role down' })
    return region
  }

  it('says by how much the measure of an earlier finding has changed, and that it is more than noise', async () => {
    const region = await seen([now, before])
    const text = await region.findByText(/Role clarity: a mean of 3.0 then, 9.0 now/)
    expect(text.textContent).toMatch(
      /Role clarity: low in 100% of the answers then, in 0% now, by more than the noise of \d/,
    )
    expect(screen.getByText(/does not say that it changed because of it/)).toBeTruthy()
  })

  it('does not tell noise from fewer than five answers, nor without the report', async () => {
    const few = await seen([now, earlierReport('3', ['Ada', 'Ben'])])
    expect(await few.findByText(/With fewer than five answers on one side/)).toBeTruthy()
  })

  it('compares with what an action kept where its report was deleted', async () => {
    const region = await seen([now], { version: null, origin: null })
    expect(await region.findByText(/Its report was deleted, so there is no way to tell/)).toBeTruthy()
    expect(region.getByText(/Weakness in a version that was deleted/)).toBeTruthy()
  })

  it('is not there for another wording of the same answers', async () => {
    const worded = { ...before, id: 'company-2', version: 2 }
    const region = await seen([worded, before])
    await waitFor(() => expect(document.querySelector('.plan-action .mantine-Skeleton-root')).toBeNull())
    expect(region.queryByText(/Then and now/)).toBeNull()
  })
})
