import { fireEvent, screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { messages } from '../../../../contract/http/failures.ts'
import { reports, type StoredEmployeeReport } from '../../../../contract/calls/reports/reports.ts'
import { sampleOrganization, renderScreen } from '../../../testing/render.tsx'
import { goodAnswers, samplePerson, sampleReport } from '../../../testing/sample-reports.ts'
import { serveCall, failureResponse, serveFailure } from '../../../testing/fake-server.ts'
import EmployeeReportPage from '../employee-report/employee-report-page.tsx'
import { serveReport } from '../testing/serve-report.ts'

const ada = samplePerson(
  'e1',
  'Ada Lovelace',
  'Finance',
  goodAnswers({ weekly_output: 'quite good, I think', job_satisfaction: '12' }),
)
const report = sampleReport(ada, { version: 2 })

const serve = () => serveReport({ report, latestVersion: 2, versions: [2, 1] })

const page = <EmployeeReportPage employeeId="e1" />

const editStrength = async () => {
  serve()
  const view = renderScreen(page, { at: '/reports/e1' })
  await view.user.click(await screen.findByRole('button', { name: 'More actions' }))
  await view.user.click(await screen.findByRole('menuitem', { name: 'Edit texts' }))
  const field = screen.getByRole('textbox', { name: 'Strength 1' })
  await view.user.clear(field)
  await view.user.type(field, 'Keeps payroll calm.')
  return view
}

describe('editing the texts', () => {
  it('saves the next version with the text changed and every number as it was', async () => {
    await editStrength()
    let sent: unknown
    let times = 0
    const saved: StoredEmployeeReport = { ...report, id: 'r3', version: 3, origin: 'edited' }
    serveCall(reports.saveReport, ({ body }) => {
      sent = body
      times += 1
      return { report: saved }
    })
    expect(screen.getByText(/Numbers and grades are computed, so they can’t be edited\./)).toBeTruthy()
    const save = screen.getByRole('button', { name: 'Save as next version' })
    // A double click, whose second comes before anything has been drawn.
    fireEvent.click(save)
    fireEvent.click(save)
    await waitFor(() =>
      expect(sent).toMatchObject({
        employeeId: 'e1',
        reportData: {
          gradingOverview: report.gradingOverview,
          strengths: [{ ...report.strengths[0], text: 'Keeps payroll calm.' }, ...report.strengths.slice(1)],
        },
      }),
    )
    await waitFor(() => expect(screen.queryByRole('form', { name: 'Edit the texts' })).toBeNull())
    expect(times).toBe(1)
  })

  it('asks before changes are lost, by Cancel and by leaving', async () => {
    const { user, router } = await editStrength()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(await screen.findByText('Leave without saving?')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Keep editing' }))
    void router.navigate({ href: '/reports' })
    expect(await screen.findByText('Leave without saving?')).toBeTruthy()
    expect(screen.getByDisplayValue('Keeps payroll calm.')).toBeTruthy()
    expect(router.state.location.pathname).toBe('/reports/e1')
    await user.click(screen.getByRole('button', { name: 'Discard changes' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/reports'))
  })

  it('keeps what was typed where saving fails, and saves no empty text', async () => {
    const { user } = await editStrength()
    serveFailure(reports.saveReport, failureResponse('INTERNAL', messages.internal))
    await user.click(screen.getByRole('button', { name: 'Save as next version' }))
    expect(await screen.findByText('Not saved')).toBeTruthy()
    const field = screen.getByDisplayValue('Keeps payroll calm.')
    await user.clear(field)
    expect(screen.getByText('This text can’t be empty')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Save as next version' }).hasAttribute('disabled')).toBe(true)
  })

  it('says that it may be saved where a proxy answered for Muster', async () => {
    const { user } = await editStrength()
    serveFailure(reports.saveReport, () => HttpResponse.html('<h1>Bad Gateway</h1>', { status: 502 }))
    await user.click(screen.getByRole('button', { name: 'Save as next version' }))
    expect(await screen.findByText(/^It may have gone through anyway\./)).toBeTruthy()
    expect(screen.queryByText('Not saved')).toBeNull()
    expect(screen.getByDisplayValue('Keeps payroll calm.')).toBeTruthy()
  })

  it('keeps what was typed where somebody saved a newer version, says so and offers it', async () => {
    const { user } = await editStrength()
    const theirs: StoredEmployeeReport = { ...report, id: 'r3', version: 3, origin: 'edited' }
    let sent: unknown
    serveCall(reports.saveReport, ({ body }) => {
      sent = body
      throw failureResponse('BUSINESS_LOGIC_ERROR', messages.newerReport(3))
    })
    serveReport({ report: theirs, latestVersion: 3, versions: [3, 2, 1] })
    await user.click(screen.getByRole('button', { name: 'Save as next version' }))
    expect(await screen.findByText('Version 3 now exists')).toBeTruthy()
    expect(screen.getByText(`${messages.newerReport(3)} Your changes are still here.`)).toBeTruthy()
    expect(sent).toMatchObject({ basedOn: 2 })
    expect(screen.getByDisplayValue('Keeps payroll calm.')).toBeTruthy()
    const link = screen.getByRole('link', { name: 'look at version 3 in a new tab' })
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/reports/e1', '_blank'])
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }))
    expect((await screen.findAllByText(/Version 3/)).length).toBeGreaterThan(0)
  })

  it('shows the generated text beside one that was changed, and keeps why', async () => {
    const { user } = await editStrength()
    let sent: unknown
    serveCall(reports.saveReport, ({ body }) => {
      sent = body
      return { report: { ...report, id: 'r3', version: 3, origin: 'edited' as const } }
    })
    const made = screen.getByText('Generated').nextElementSibling
    expect(made?.textContent).toBe(report.strengths[0]?.text)
    expect(screen.getAllByText('Generated')).toHaveLength(1)
    await user.type(screen.getByRole('textbox', { name: 'Why did you change it?' }), ' It was too harsh. ')
    await user.click(screen.getByRole('button', { name: 'Save as next version' }))
    await waitFor(() => expect(sent).toMatchObject({ reason: 'It was too harsh.' }))
  })

  it.each([
    ['report:generate', true],
    ['report:delete', false],
  ])('and making one are offered to an employee who holds %s: %s', async (permission, isOffered) => {
    serve()
    const permissions = ['report:view', permission]
    const as = sampleOrganization('employee', { permissions })
    const { user } = renderScreen(page, { at: '/reports/e1', as })
    expect(await screen.findByRole('heading', { level: 1, name: 'Ada Lovelace' })).toBeTruthy()
    expect(screen.queryAllByRole('button', { name: /Regenerate|Review/ }).length > 0).toBe(isOffered)
    await user.click(screen.getByRole('button', { name: 'More actions' }))
    await screen.findByRole('menu')
    expect(screen.queryByRole('menuitem', { name: 'Edit texts' }) !== null).toBe(isOffered)
  })
})
