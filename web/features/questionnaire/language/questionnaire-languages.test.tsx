import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { accounts } from '../../../../contract/calls/accounts.ts'
import { organizations } from '../../../../contract/calls/organizations.ts'
import { people } from '../../../../contract/calls/employees/employees.ts'
import { questionnaires } from '../../../../contract/calls/submissions.ts'
import { messages } from '../../../../contract/http/failures.ts'
import en from '../../../../languages/en/questionnaire.json' with { type: 'json' }
import { translator } from '../../../../insights/catalog/translator.ts'
import { validateAnswers } from '../../../../insights/questionnaire/validate-answers.ts'
import { failureTexts } from '../../../core/api/failure-texts.ts'
import { selectOrganization } from '../../../core/organization/selected-organization.ts'
import { sampleOrganization, signInForTest } from '../../../testing/render.tsx'
import { profile } from '../../../testing/sample-profile.ts'
import { serveCall, failureResponse, serveFailure } from '../../../testing/fake-server.ts'
import { at, heading, open, press } from '../testing/open-questionnaire.ts'
import { createFakeServer, invitation } from '../testing/fake-questionnaire-server.ts'
import { catalogue } from './catalogue.ts'

const de = translator('de', 'questionnaire')
const deWords = translator('de', 'questions')
const select = () => screen.getByRole('combobox')
const speaking = (...tags: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags)

beforeEach(() => createFakeServer().serve())
afterEach(async () => {
  vi.restoreAllMocks()
  await catalogue.show('en')
})

describe('the language of the questionnaire', () => {
  it('is that of the invitation, and of the whole page', async () => {
    serveCall(people.getInvitationStatus, { status: invitation({ language: 'de' }) })
    open(at())
    await heading(de('welcome.helloName', { name: 'Ada' }))
    expect(document.documentElement.lang).toBe('de')
    expect(document.documentElement.dir).toBe('ltr')
    expect(select()).toHaveProperty('value', 'de')
  })

  it('is the browser’s where the invitation has none', async () => {
    speaking('tlh', 'ar-EG', 'en')
    open(at())
    await heading(translator('ar', 'questionnaire')('welcome.helloName', { name: 'Ada' }))
    expect(document.documentElement.dir).toBe('rtl')
  })

  it('joins what the invitation says of title and department as it joins', async () => {
    const status = invitation({ language: 'ar' })
    const { questionnaire } = status
    if (questionnaire === null) throw new Error('It has one')
    serveCall(people.getInvitationStatus, {
      status: { ...status, questionnaire: { ...questionnaire, role: 'محاسبة', department: 'المالية' } },
    })
    open(at('title_department'))
    expect(await screen.findByDisplayValue('محاسبة، المالية')).toBeDefined()
  })

  it('is what was chosen before all, and stays so at the next visit', async () => {
    speaking('de')
    serveCall(people.getInvitationStatus, { status: invitation({ language: 'ar' }) })
    localStorage.setItem('muster.language', 'es')
    open(at())
    await heading(translator('es', 'questionnaire')('welcome.helloName', { name: 'Ada' }))
    expect(document.documentElement.lang).toBe('es')
  })

  it('is that of the profile for who is signed in, and a choice is kept there too', async () => {
    signInForTest()
    const told: unknown[] = []
    serveCall(accounts.getProfile, { user: { ...profile.user, language: 'de' } })
    serveCall(accounts.updateProfile, ({ body }) => (told.push(body), { user: profile.user }))
    const app = open(at())
    await heading(de('welcome.helloName', { name: 'Ada' }))
    await app.user.selectOptions(select(), 'en')
    await heading('Hello, Ada')
    expect(told).toEqual([{ language: 'en' }])
    expect(localStorage.getItem('muster.language')).toBe('en')
  })

  it('changes in the middle, and keeps the answer, the step and the focus', async () => {
    const app = open(at('core_responsibilities'))
    await heading('What are you responsible for?')
    await app.user.type(screen.getByRole('textbox'), 'Payroll')
    select().focus()
    await app.user.selectOptions(select(), 'de')
    await heading(deWords('questions.core_responsibilities.prompt'))
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'Payroll')
    expect(document.activeElement).toBe(select())
  })

  it('answers with Yes and numbers in any language, by its own keys and those of English', async () => {
    localStorage.setItem('muster.language', 'de')
    open(at('has_kpis'))
    await heading(deWords('questions.has_kpis.prompt'))
    press('j')
    expect(screen.getByRole('radio', { name: 'Ja' })).toHaveProperty('checked', true)
    expect(screen.getByRole('radio', { name: 'Ja' })).toHaveProperty('value', 'Yes')
    press('n')
    press('y')
    expect(screen.getByRole('radio', { name: 'Ja' })).toHaveProperty('checked', true)
  })

  it('takes no mark and no place from what somebody is called', async () => {
    const organizationName = '<join>Up</join> {{organization, name}}'
    serveCall(people.getInvitationStatus, { status: invitation({ organizationName }) })
    open(at())
    await heading('Hello, Ada')
    expect(
      screen.getByRole('link', { name: `join ${organizationName} with your e-mail address` }),
    ).toBeDefined()
  })

  it('gives the page back to English when it is left', async () => {
    localStorage.setItem('muster.language', 'ar')
    const { unmount } = open(at())
    await waitFor(() => expect(document.documentElement.dir).toBe('rtl'))
    unmount()
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['en', 'ltr'])
  })
})

describe('what the server says', () => {
  it('is said in the person’s language where it is known', async () => {
    localStorage.setItem('muster.language', 'de')
    serveFailure(
      questionnaires.getMySubmission,
      failureResponse('BUSINESS_LOGIC_ERROR', messages.begunElsewhere),
    )
    open(at())
    await heading(de('closed.title'))
    expect(screen.getByText(de('failure.begunElsewhere'))).toBeDefined()
  })

  it('is said by its kind where it is not, and never in English', async () => {
    localStorage.setItem('muster.language', 'de')
    serveFailure(
      questionnaires.getMySubmission,
      failureResponse('BUSINESS_LOGIC_ERROR', 'Something that nobody has translated.'),
    )
    open(at())
    await heading(de('closed.title'))
    expect(screen.getByText(de('refused.refused'))).toBeDefined()
    expect(screen.queryByText(/Something that nobody/)).toBeNull()
  })

  it('is told a member who is not on the list as what it is, in each language', async () => {
    signInForTest()
    selectOrganization('org-1')
    serveCall(organizations.getUserOrganizations, { organizations: [sampleOrganization('owner')] })
    serveFailure(
      questionnaires.getMySubmission,
      failureResponse('NOT_FOUND', `Employee not found: ${profile.user.email}`),
    )
    for (const language of ['de', 'es', 'ar'] as const) {
      localStorage.setItem('muster.language', language)
      const { unmount } = open('/employee-form')
      const say = translator(language, 'questionnaire')
      await heading(say('notListed.title'))
      expect(screen.queryByText(new RegExp(say('refused.notFound')))).toBeNull()
      unmount()
    }
  })

  it('is known by the very sentences that are on the wire', () => {
    const { unreachable, unanswered, between, authenticationFailed } = failureTexts
    const known = { ...messages, unreachable, unanswered, between, signInAgain: authenticationFailed }
    const { noLongerValid: _n, expired: _e, expiredAfterJoining: _j, ...told } = en.failure
    expect(known).toMatchObject(told)
    const problem = (answers: Record<string, string>, of: string) =>
      validateAnswers(answers).find(({ path }) => path === of)?.message
    expect(problem({ full_name: '…' }, 'full_name')).toBe(en.problem.noLetters)
    expect(problem({}, 'company')).toBe('Please answer: Which company do you work for?')
    expect(problem({ company: 'x'.repeat(5001) }, 'company')).toBe(
      en.problem.tooLong.replace('{{length}}', '5001').replace('{{max}}', '5000'),
    )
  })
})
