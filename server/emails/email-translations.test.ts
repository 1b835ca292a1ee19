import { describe, expect, it } from 'vitest'
import { apiScopes, scopeWords } from '../../contract/rights/api-scopes.ts'
import { permissionLabel } from '../../contract/rights/permission-descriptions.ts'
import { retentionKinds } from '../../contract/calls/retention.ts'
import { permissions, roles } from '../../contract/rights/permissions.ts'
import { directionOf, languageCodes, type LanguageCode } from '../../languages/index.ts'
import { renderMailText, type MailContent } from '../core/email-layout/email-content.ts'
import { mailWords } from '../core/email-layout/email-texts.ts'
import { renderMail } from '../core/email-layout/render-email.ts'
import { accountDeletedEmail } from './account/account-deleted-email.ts'
import { apiKeyEmail } from './account/api-key-email.ts'
import { newDeviceEmail } from './account/new-device-email.ts'
import { signInCodeEmail } from './account/sign-in-code-email.ts'
import { invitationEmail } from './invitation/invitation-email.ts'
import { newCycleEmails } from './invitation/new-cycle-email.ts'
import { reminderEmail } from './invitation/reminder-email.ts'
import { reopenedEmails } from './invitation/reopened-email.ts'
import { exportBegunEmail, exportedEmail, exportStoppedEmail } from './organization/data-export-email.ts'
import { membershipEmail, type MembershipNews } from './organization/membership-email.ts'
import { organizationDeletedEmail } from './organization/organization-deleted-email.ts'
import { retentionEmail } from './organization/retention-email.ts'
import { webhookDisabledEmail } from './organization/webhook-disabled-email.ts'
import { reportAnsweredEmail } from './report/report-answered-email.ts'
import { reportContestedEmail } from './report/report-contested-email.ts'
import { reportReleasedEmail } from './report/report-released-email.ts'
import { reportWithdrawnEmail } from './report/report-withdrawn-email.ts'

/** Every mail to a person, in each of the languages. */

const serverName = 'muster.example.test'
const link = 'https://muster.example.test/#/'
const at = new Date('2026-03-02T10:15:00.000Z')

const everyNews = (named: (name: string) => string): MembershipNews[] => [
  { what: 'removed' },
  ...roles.flatMap((role): MembershipNews[] => [
    { what: 'let-in', role },
    { what: 'role', role },
  ]),
  { what: 'permissions', added: permissions, taken: ['chat:use'] },
  { what: 'permissions', added: [], taken: [] },
  { what: 'given', other: named('Ada') },
  { what: 'gave-away', other: named('Ada') },
]

/** `named`: what people wrote in the place of a name. */
const everyMail = (
  language: LanguageCode,
  named: (name: string) => string = (name) => name,
): MailContent[] => {
  const organizationName = named('Nordwind')
  const words = mailWords(language)
  const support = 'help@muster.example.test'
  const known = { createdAt: at, deviceInfo: 'Firefox on Linux', ipAddress: '203.0.113.7' }
  const signedIn = [known, { ...known, deviceInfo: null, ipAddress: null }].map((session) => ({
    at,
    session,
    serverName,
    loginLink: link,
    sessionsLink: link,
    email: 'ada@muster.test',
  }))
  const invited = (['employee', 'admin', null] as const).map((joinsAs, index) => ({
    name: index === 0 ? null : named('Ada'),
    inviterName: named('Grace'),
    organizationName,
    inviteLink: link,
    joinLink: link,
    joinsAs,
    until: at,
    isOpenToColleagues: index === 0,
    before: (['none', 'same-link', 'replaced'] as const)[index] ?? 'none',
    hasStarted: true,
    hasAnswered: false,
    choiceLink: link,
    unsubscribeUrl: link,
  }))
  const reopened = [at, null].flatMap((until) =>
    [named('Bitte «Mai»'), null].map((reason) => ({
      name: named('Ada'),
      inviterName: named('Grace'),
      organizationName,
      choiceLink: link,
      unsubscribeUrl: link,
      inviteLink: link,
      until,
      by: named('Grace'),
      reason,
      submittedAt: at,
    })),
  )
  const reported = { name: named('Ada'), by: named('Grace'), organizationName, at, link }
  const organization = { by: named('Grace'), organizationName, at, serverName, link }
  const exported = { ...organization, left: [], links: { sessions: link, audit: link } }
  const key = { name: named('CI'), ending: 'x7', scopes: apiScopes, createdAt: at }
  return [
    signInCodeEmail.compose(words, { code: '123456', serverName, language: null }),
    ...signedIn.map((facts) => newDeviceEmail.compose(words, facts)),
    ...signedIn.map((facts, index) =>
      accountDeletedEmail.compose(words, { ...facts, support: index === 0 ? undefined : support }),
    ),
    ...invited.flatMap((facts) => [
      invitationEmail.compose(words, facts),
      invitationEmail.compose(words, { ...facts, hasStarted: false }),
      invitationEmail.compose(words, { ...facts, hasAnswered: true }),
      reminderEmail.compose(words, facts),
      reminderEmail.compose(words, { ...facts, hasStarted: false }),
    ]),
    ...reopened.flatMap((facts) => [
      reopenedEmails.toRecord.compose(words, facts),
      newCycleEmails.toRecord.compose(words, facts),
    ]),
    ...(
      [
        { kind: 'account' },
        { kind: 'invitation' },
        { kind: 'ask', whom: named('Grace'), canAsk: true },
        { kind: 'ask', whom: named('Grace'), canAsk: false },
      ] as const
    ).flatMap((route) => [
      reportReleasedEmail.compose(words, { ...reported, route }),
      reportAnsweredEmail.compose(words, { ...reported, route }),
    ]),
    ...[true, false].flatMap((isAnotherOut) =>
      [null, 30].map((deletedFor) =>
        reportWithdrawnEmail.compose(words, { ...reported, version: 2, deletedFor, isAnotherOut }),
      ),
    ),
    reportContestedEmail.compose(words, { ...reported, person: named('Maya') }),
    ...[true, false].flatMap((isShared) =>
      everyNews(named).map((news) => membershipEmail.compose(words, { ...organization, news, isShared })),
    ),
    ...(['deleter', 'owner', 'member'] as const).map((reader) =>
      organizationDeletedEmail.compose(words, {
        ...organization,
        reader,
        links: { product: link, sessions: link },
        hasBilling: true,
      }),
    ),
    ...[named('Ada'), null].map((by) => exportedEmail.compose(words, { ...exported, by })),
    ...[[], ['people.ndjson', 'invitations.ndjson']].flatMap((left) =>
      [exportBegunEmail, exportStoppedEmail].map((email) =>
        email.compose(words, { ...exported, by: named('Ada'), left }),
      ),
    ),
    ...[null, at].map((expiresAt) =>
      apiKeyEmail.compose(words, {
        ...organization,
        key: { ...key, expiresAt },
        links: { keys: link, sessions: link },
      }),
    ),
    retentionEmail.compose(words, {
      ...organization,
      firstRemoval: at,
      due: retentionKinds.map((kind, index) => ({
        kind,
        count: 12,
        isMore: index === 0,
        oldest: at.toISOString(),
      })),
    }),
    ...(['gone', 'failing'] as const).map((because) =>
      webhookDisabledEmail.compose(words, {
        place: 'hooks.example.test',
        because,
        organizationName,
        link,
        serverName,
      }),
    ),
  ]
}

/** Words that no mail of another language has. */
const english =
  /\b(?:the|you|your|this|that|with|and|answers?|report|account|somebody|nobody|whoever|have|been|they|not|hello|until|open)\b/i

/** What a scope is called on the wire, whatever the language. */
const scopeName = /\b[a-z]+:[a-z]+\b/g
const others = languageCodes.filter((code) => code !== 'en')

const wordsIn = (mail: MailContent) => [mail.subject, mail.preview, renderMailText(mail)].join('\n')

describe.each(languageCodes)('the mails in %s', (code) => {
  const mails = everyMail(code)

  it('leave no place of a sentence empty', async () => {
    expect(mails.map(wordsIn).filter((text) => /\{\{|\}\}|undefined|NaN/.test(text))).toEqual([])
  })

  it('say which language they are in, and run as it does', async () => {
    for (const mail of mails) {
      const { html } = await renderMail(mail)
      expect(html).toContain(`<html lang="${code}" dir="${directionOf(code)}">`)
      expect(html.includes('dir="rtl"')).toBe(code === 'ar')
    }
  })
})

describe.each(others)('the mails in %s', (code) => {
  it('have no English in them', async () => {
    const mails = everyMail(code)
    const found = await Promise.all(
      mails.map(async (mail) => {
        const [, body = ''] = (await renderMail(mail)).html.split(/<body[^>]*>/)
        const text = `${wordsIn(mail)} ${body.replaceAll(/<[^>]*>/g, ' ')}`
        return english.exec(text.replaceAll(scopeName, ''))?.[0]
      }),
    )
    expect(found.filter((word) => word !== undefined)).toEqual([])
  })
})

describe('the mails in English', () => {
  const text = everyMail('en').map(wordsIn).join('\n')

  it('have the words that this test looks for', () => {
    expect(everyMail('en').filter((mail) => !english.test(wordsIn(mail)))).toEqual([])
  })

  it('call permissions and scopes what the pages call them', () => {
    const words = [...permissions.map(permissionLabel), ...Object.values(scopeWords)]
    expect(words.filter((word) => !text.includes(word))).toEqual([])
  })
})

describe('an address in a name', () => {
  const lures = [
    'Your account is locked, go to evil.example',
    'https://evil.example/reset',
    'www.evil.example',
    'help@evil.example',
    'evil\u200B.example',
    'evil。example',
    'bit.ly/evil.example',
    'mailto:evil@evil.example',
  ]
  /** As mail programs find what they make a link of. */
  const linked = /evil\u200B?[.。]example|:\/\/|www\.\S|@evil|bit\.ly|mailto:\S/iu

  it.each(languageCodes)('is made plain in subject, text and HTML of every mail: %s', async (code) => {
    for (const lure of lures) {
      expect(lure).toMatch(linked)
      for (const mail of everyMail(code, () => lure)) {
        const { subject, text, html } = await renderMail(mail)
        const ours = (part: string) => part.replaceAll(/<!DOCTYPE[^>]*>|https:\/\/muster\.example\.test/g, '')
        for (const part of [subject, text, html]) expect(ours(part)).not.toMatch(linked)
      }
    }
  })
})
