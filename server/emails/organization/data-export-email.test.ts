import { afterAll, expect, test } from 'vitest'
import { testApp } from '../../testing/app.ts'
import { eventually } from '../../testing/eventually.ts'
import { mailServer } from '../../testing/fakes/mail-server.ts'
import { organizationsOf } from '../../testing/organizations.ts'
import { exportAs } from '../../testing/data-transfer/archives.ts'

const smtp = await mailServer()
const app = testApp({ SMTP_URL: smtp.url })
const { newStaff } = organizationsOf(app)
afterAll(() => smtp.stop())

test('the owner is told by mail who exported everything and when, and nobody else is', async () => {
  const { owner, admin } = await newStaff()
  await exportAs(app, owner)
  const subject = 'Everything of Tide & Co was downloaded'
  const mail = await eventually(() => smtp.to(owner.email).find((mail) => mail.subject === subject))
  const text = (mail.text ?? '').replaceAll(/\s+/g, ' ')
  for (const words of [
    'has downloaded everything that Muster stores of Tide & Co, as one file',
    'The file holds personal data of everybody',
    'It was done on 2 March 2026',
    'If it was not you, somebody else has used your account.',
    '/#/account?section=sessions',
    `/#/settings?section=audit&org=${owner.orgId}`,
  ])
    expect(text).toContain(words)
  expect(smtp.to(admin.email).filter((mail) => mail.subject === subject)).toEqual([])
})
