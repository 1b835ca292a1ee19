import { describe, expect, it } from 'vitest'
import { Email } from '../../../../contract/shapes/fields.ts'
import { messages } from '../../../../contract/http/failures.ts'
import { translator } from '../../../../insights/catalog/translator.ts'
import accounts from '../../../../languages/en/accounts.json' with { type: 'json' }
import en from '../../../../languages/en/aroundLogin.json' with { type: 'json' }
import core from '../../../../languages/en/core.json' with { type: 'json' }
import { languageCodes } from '../../../../languages/index.ts'
import { failureTexts } from '../../../core/api/failure-texts.ts'
import { loadLoginTexts } from './translated-login-texts.ts'

const deAround = translator('de', 'aroundLogin')

describe('the sentences that are known in other languages', () => {
  it('are the very ones that English pages have', () => {
    expect(en.inviteCodeForm).toEqual(core.inviteCodeForm)
    expect(en.help).toEqual({ onThisPage: core.helpLink.helpOnThisPage, help: core.helpLink.help })
    expect(en.connectionLost).toBe(core.pageLanguage.connectionLost)
    expect(en.loading).toBe(core.states.loading)
    expect(accounts.notFound).toEqual(core.notFound)
  })

  it.each(languageCodes)(
    'call help on a page as a report’s page does, also where it is English: %s',
    (language) => {
      const around = translator(language, 'aroundLogin')
      const piece = translator(language, 'reportPieces')
      expect([piece('help.name'), piece('help.text')]).toEqual([
        around('help.onThisPage'),
        around('help.help'),
      ])
    },
  )

  it('are the very ones that are on the wire or said by the browser, whatever the number in them', async () => {
    const { failure } = await loadLoginTexts('de')
    const said = (typed: string) => Email.safeParse(typed).error?.issues[0]?.message
    const real = {
      ...messages,
      ...failureTexts,
      emailRequired: said(''),
      emailTooLong: said(`${'a'.repeat(250)}@b.cd`),
      invalidEmail: said('nobody'),
    }
    // Those of invitations are the server's own: server/features/employees/invitations/invitation-messages.test.ts.
    const known = Object.entries(en.failure).filter(([name]) => !/^invitation|_/.test(name))
    expect(known.length).toBeGreaterThan(20)
    expect(real).toMatchObject(Object.fromEntries(known))
    for (const count of [1, 2, 30]) {
      expect(failure(messages.codeWrong(count))).toBe(deAround('failure.codeWrong', { count }))
      expect(failure(messages.codeJustSent(count))).toBe(deAround('failure.codeJustSent', { count }))
      expect(failure(messages.codeHasDigits(count))).toBe(deAround('failure.codeHasDigits', { count }))
      expect(failure(messages.codesExhausted(count))).toBe(deAround('failure.codesExhausted', { count }))
    }
  })
})
