import { describe, expect, it } from 'vitest'
import { apiScopes, scopeWords } from '../../contract/rights/api-scopes.ts'
import { permissionLabel } from '../../contract/rights/permission-descriptions.ts'
import { retentionKinds } from '../../contract/calls/retention.ts'
import { permissions, roles } from '../../contract/rights/permissions.ts'
import { directionOf, languageCodes, type LanguageCode } from '../../languages/index.ts'
import { renderMailText, type MailContent } from '../core/email-layout/email-content.ts'
import { mailWords } from '../core/email-layout/email-texts.ts'
import { renderMail } from '../core/email-layout/render-email.ts'
import { accountDeletedMail } from './account/account-deleted-email.ts'
import { codeMail } from './account/sign-in-code-email.ts'
import { addressWords, deviceWords } from '../features/accounts/sessions/device.ts'
import { newDeviceMail } from './account/new-device-email.ts'
import { keyMail } from './account/api-key-email.ts'
import { exportMail } from './organization/data-export-email.ts'
import { deletionMail } from './organization/organization-deleted-email.ts'
import { membershipMail, type MembershipNews } from './organization/membership-email.ts'
import { invitationMail, joinMail } from './invitation/invitation-email.ts'
import { reminderMail } from './invitation/reminder-email.ts'
import { newCycleMail, reopenedMail } from './invitation/reopened-email.ts'
import {
  reportAnsweredMail,
  reportContestedMail,
  reportReleasedMail,
  reportWithdrawnMail,
} from './report/report-emails.ts'
import { retentionMail } from './organization/retention-email.ts'
import { webhookDisabledMail } from './organization/webhook-disabled-email.ts'

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
  const moment = words.moment(at)
  const day = words.day(at)
  const support = 'help@muster.example.test'
  const signIn = { at: moment, serverName, loginLink: link, sessionsLink: link, email: 'ada@muster.test' }
  const known = { deviceInfo: 'Firefox on Linux', ipAddress: '203.0.113.7' }
  const devices = [known, { deviceInfo: null, ipAddress: null }].map((session) => ({
    ...signIn,
    device: deviceWords(words, session),
    address: addressWords(words, session),
  }))
  const invited = (['employee', 'admin', null] as const).map((joinsAs, index) => ({
    name: index === 0 ? null : named('Ada'),
    inviterName: named('Grace'),
    organizationName,
    inviteLink: link,
    joinLink: link,
    joinsAs,
    until: day,
    questions: 37,
    isOpenToColleagues: index === 0,
    before: (['none', 'same-link', 'replaced'] as const)[index] ?? 'none',
    choiceLink: link,
  }))
  const opened = [day, null].flatMap((until) =>
    [named('Bitte «Mai»'), null].map((reason) => ({
      facts: {
        name: named('Ada'),
        inviterName: named('Grace'),
        organizationName,
        choiceLink: link,
        inviteLink: link,
        until,
      },
      reopened: { by: named('Grace'), reason, submitted: day },
    })),
  )
  const reported = { name: named('Ada'), by: named('Grace'), organizationName, at: day, link }
  const organization = { by: named('Grace'), organizationName, at: moment, serverName, link }
  const key = {
    ...organization,
    name: named('CI'),
    ending: 'x7',
    scopes: apiScopes,
    links: { keys: link, sessions: link },
  }
  return [
    codeMail(words, { code: '123456', serverName }),
    ...devices.map((device) => newDeviceMail(words, device)),
    ...devices.map((device, index) =>
      accountDeletedMail(words, { ...device, support: index === 0 ? undefined : support }),
    ),
    ...invited.flatMap((facts) => [
      invitationMail(words, facts, { hasStarted: true }),
      invitationMail(words, facts, { hasStarted: false }),
      joinMail(words, facts),
      reminderMail(words, facts, { hasStarted: true }),
      reminderMail(words, facts, { hasStarted: false }),
    ]),
    ...opened.flatMap(({ facts, reopened }) => [
      reopenedMail(words, facts, reopened),
      newCycleMail(words, facts, reopened),
    ]),
    ...(
      [
        { kind: 'account' },
        { kind: 'invitation' },
        { kind: 'ask', whom: named('Grace'), canAsk: true },
        { kind: 'ask', whom: named('Grace'), canAsk: false },
      ] as const
    ).flatMap((way) => [reportReleasedMail(words, reported, way), reportAnsweredMail(words, reported, way)]),
    ...[true, false].flatMap((isAnotherOut) =>
      [null, 30].map((deletedFor) =>
        reportWithdrawnMail(words, reported, { version: 2, deletedFor, isAnotherOut }),
      ),
    ),
    reportContestedMail(words, reported, named('Maya')),
    ...[true, false].flatMap((isShared) =>
      everyNews(named).map((news) => membershipMail(words, news, { ...organization, isShared })),
    ),
    ...(['deleter', 'owner', 'member'] as const).map((reader) =>
      deletionMail(words, {
        ...organization,
        reader,
        links: { product: link, sessions: link },
        hasBilling: true,
      }),
    ),
    ...[named('Ada'), null].map((by) =>
      exportMail(words, {
        ...organization,
        by,
        at: moment,
        end: 'whole',
        left: [],
        links: { sessions: link, audit: link },
      }),
    ),
    ...[[], ['people.ndjson', 'invitations.ndjson']].flatMap((left) =>
      (['begun', 'stopped'] as const).map((end) =>
        exportMail(words, {
          ...organization,
          by: named('Ada'),
          at: moment,
          end,
          left,
          links: { sessions: link, audit: link },
        }),
      ),
    ),
    keyMail(words, { ...key, until: null }),
    keyMail(words, { ...key, until: moment }),
    retentionMail(words, {
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
      webhookDisabledMail(words, {
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
