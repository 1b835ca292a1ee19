import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { messages } from '../../../../contract/http/failures.ts'
import {
  isPublished,
  release,
  type DelegatedRights,
  type ReleaseState,
} from '../../../../contract/calls/reports/release-report.ts'
import type { ReportStatus } from '../../../../contract/calls/reports/reports.ts'
import { renderScreen } from '../../../testing/render.tsx'
import { goodAnswers, samplePerson, sampleReport } from '../../../testing/sample-reports.ts'
import { serveCall, failureResponse, serveFailure } from '../../../testing/fake-server.ts'
import EmployeeReportPage from '../employee-report/employee-report-page.tsx'
import { sampleStep, serveReport } from '../testing/serve-report.ts'

const ada = samplePerson('e1', 'Ada Lovelace', 'Finance', goodAnswers())
const page = <EmployeeReportPage employeeId="e1" />
const bar = async () => within(await screen.findByRole('region', { name: 'Release' }))

/** The page of version 2, in this state. */
const serve = (
  state: ReleaseState,
  steps?: Parameters<typeof serveReport>[1],
  told: { isOwn?: boolean; leftToOthers?: DelegatedRights; standing?: ReportStatus } = {},
) => {
  const report = sampleReport(ada, { version: 2, id: 'r2', state })
  serveReport({ report, latestVersion: 2, versions: [2], ...told }, steps)
}

describe('who decides about a report', () => {
  it.each(['reviewed', 'contested'] as const)(
    'nothing is offered where it is about its reader and another decides, which is said: %s',
    async (state) => {
      serve(state, [], { isOwn: true, leftToOthers: ['report:generate', 'report:delete'] })
      const { user } = renderScreen(page)
      const shown = await bar()
      expect(shown.getByText(/This report is about you, so somebody else decides about it\./)).toBeTruthy()
      expect(shown.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['History'])
      await user.click(screen.getByRole('button', { name: 'More actions' }))
      const menu = within(await screen.findByRole('menu'))
      const items = menu.getAllByRole('menuitem')
      const instead = 'This report is about you, so somebody else decides about it.'
      expect(items.slice(-2).map(({ textContent }) => textContent)).toEqual(['Deleted versions', instead])
    },
  )

  it('of their own report its reader finds what they wrote once, wherever it stands open', async () => {
    const contest = sampleStep('contested', {
      text: 'I trained two people.',
      by: { userId: 'u', name: 'Ada Lovelace' },
    })
    serve('contested', [contest], { isOwn: true, leftToOthers: ['report:generate'] })
    renderScreen(page)
    const own = within(await screen.findByRole('region', { name: 'Your answer' }))
    expect(await own.findByText('I trained two people.')).toBeTruthy()
    await bar()
    const onScreen = document.querySelectorAll('.screen-only blockquote')
    expect([...onScreen].map(({ textContent }) => textContent)).toEqual(['I trained two people.'])
  })

  it.each([
    ['draft', /^You see it as an owner, an admin or somebody with that right\./],
    ['reviewed', /^Not released yet: readers can’t see it\./],
    ['released', /^This version is released\./],
    ['acknowledged', /^This version is released\./],
    ['contested', /^This version is released\./],
    ['withdrawn', /^It was withdrawn\. Only owners, admins and others with that right can see it\./],
  ] as const)(
    'to whoever it is about it is said as to them, not by their name: %s',
    async (state, meaning) => {
      const isReopened = true
      const standing = { releasedVersion: null, unansweredVersion: 1, isStale: true, isReopened }
      const leftToOthers = ['report:generate' as const]
      serve(state, [], { isOwn: true, leftToOthers, standing })
      renderScreen(page)
      expect((await bar()).getByText(meaning)).toBeTruthy()
      const besides = screen.getByRole('list', { name: 'Other versions' }).textContent
      expect(besides).toMatch(/^You contested version 1\. .*Your answers are open again\. .* once you have/)
      const notice = screen.getByText('Why it exists').closest('details')
      const above = [...document.querySelectorAll('.release-bar, .standing'), notice]
      expect(above.map((part) => part?.textContent ?? '').join(' ')).not.toContain('Ada')
      // Nobody has reviewed a draft by name before its person read it.
      expect(/A named person reviewed it/.test(notice?.textContent ?? '')).toBe(isPublished(state))
    },
  )

  it('the history tells every step, with the version that it was about', async () => {
    serve('withdrawn', [
      sampleStep('withdrawn', { text: 'A wrong person.' }),
      sampleStep('released', { isOwn: true, nobodyElse: true }),
      sampleStep('deleted', { id: 'step-0', version: 1, wasOut: true, by: null }),
      sampleStep('reviewed', { id: 'step-1', version: 1, isOwn: true }),
    ])
    const { user, router } = renderScreen(page)
    await user.click((await bar()).getByRole('button', { name: 'History' }))
    const drawer = within(
      await screen.findByRole('dialog', { name: 'History of the report of Ada Lovelace' }),
    )
    const told = (await drawer.findAllByRole('listitem')).map(({ textContent }) => textContent)
    expect(told[0]).toMatch(/^Withdrawn \(version 2\) by Grace Hopper.*A wrong person\.$/)
    expect(told[1]).toMatch(/It is their own report: nobody else could decide\.$/)
    // Of a step from before that was asked it is not known.
    expect(told[3]).toMatch(/It is their own report\.$/)
    expect(told[2]).toMatch(
      /^Deleted \(version 1\) by somebody who is no longer here.*It was released until then\./,
    )
    // A reload keeps it, and going back closes it.
    expect(router.state.location.search).toEqual({ drawer: 'history' })
    router.history.back()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('says that who decided could not be loaded, and asks again; deciding goes on', async () => {
    serve('draft')
    serveFailure(release.getReportSteps, failureResponse('INTERNAL', messages.internal))
    const { user } = renderScreen(page)
    const shown = await bar()
    expect(await shown.findByText(/The decisions couldn’t be loaded/)).toBeTruthy()
    expect(shown.getByRole('button', { name: 'Review and release' })).toBeTruthy()
    await user.click(shown.getByRole('button', { name: 'History' }))
    const drawer = within(await screen.findByRole('dialog', { name: /^History of/ }))
    expect(await drawer.findByRole('heading', { name: 'The history couldn’t be loaded' })).toBeTruthy()
    serveCall(release.getReportSteps, { steps: [], next: null })
    await user.click(drawer.getByRole('button', { name: 'Try again' }))
    expect(await drawer.findByRole('heading', { name: 'No decisions yet' })).toBeTruthy()
  })
})
