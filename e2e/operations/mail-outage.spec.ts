import { once } from 'node:events'
import { rmSync } from 'node:fs'
import type { Page } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { buffer } from 'node:stream/consumers'
import { contract } from '../../contract/index.ts'
import { ask, createOrganization, signedInBrowser } from '../support/api.ts'
import { look } from '../support/check-accessibility.ts'
import { desktop, expect, freePort, openMuster, phone, test } from '../support/fixtures.ts'

/** A real mail server on this machine that can be away. */
const mailServer = async () => {
  const port = await freePort()
  const mails: Email[] = []
  let server: SMTPServer | undefined
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    to: (address: string) => mails.filter(({ to }) => to?.some((one) => one.address === address)),
    async start() {
      server = new SMTPServer({
        authOptional: true,
        disabledCommands: ['STARTTLS'],
        onData(stream, _session, taken) {
          const keep = async () => void mails.push(await PostalMime.parse(await buffer(stream)))
          keep().then(() => taken(), taken)
        },
      })
      server.listen(port, '127.0.0.1')
      await once(server.server, 'listening')
    },
    async stop() {
      const stopping = server
      server = undefined
      if (stopping !== undefined) await new Promise<void>((resolve) => stopping.close(() => resolve()))
    },
  }
}

/** How a mail program shows a mail. */
const show = async (page: Page, mail: Email | undefined, name: string) => {
  await page.setContent(mail?.html ?? '')
  await look(page, name, 'mail')
}

test('with a mail server codes come by mail; one that is away loses no invitation, and the screen says how it stands', async ({
  open,
  watched,
}) => {
  const smtp = await mailServer()
  await smtp.start()
  const muster = await openMuster({ SMTP_URL: smtp.url, MAIL_FROM: 'Muster <post@larkspur.test>' })
  try {
    const email = 'olga@larkspur.test'
    const login = await open(phone)
    await login.goto(muster.url)
    await login.getByLabel('E-mail').fill(email)
    await login.getByRole('button', { name: 'E-mail me a code' }).tap()
    await expect(login.getByText('It is on its way to your inbox and valid for 10 minutes.')).toBeVisible()
    await expect(login.getByText('local mailbox')).toBeHidden()
    await look(login, 'code-by-mail')
    expect((await fetch(`${muster.url}/mailbox`)).status).toBe(404)
    await expect.poll(() => smtp.to(email).length, { timeout: 20_000 }).toBe(1)
    const codeMail = smtp.to(email)[0]
    const otp = /\b(\d{6})\b/.exec(codeMail?.text ?? '')?.[1] ?? ''
    expect(codeMail?.subject).not.toContain(otp)
    expect(codeMail?.html).toContain(otp)
    expect(codeMail?.from?.address).toBe('post@larkspur.test')
    const signedIn = await ask(muster, contract.verifyOTP, { email, otp })
    await createOrganization(muster, signedIn.token, 'Larkspur Studio')

    await smtp.stop()
    const page = await open(desktop, signedInBrowser(muster, signedIn))
    await page.goto(`${muster.url}/#/submissions`)
    await page.getByRole('button', { name: 'Invite people' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name', { exact: true }).fill('Amara Okafor')
    await dialog.getByLabel('E-mail').fill('amara.okafor@larkspur.test')
    await dialog.getByRole('button', { name: 'Send invitation' }).click()
    // Stored durably, not delivered yet: that is what it says.
    await expect(dialog.getByText('Mail is on its way')).toBeVisible()
    await dialog.getByRole('button', { name: 'Done' }).click()
    const row = page.getByRole('row').filter({ hasText: 'Amara Okafor' })
    await expect(row).toContainText('Mail is queued')
    await expect(row).toContainText('The mail server cannot be reached.', { timeout: 20_000 })
    await look(page, 'submissions-mail-queued')
    expect(smtp.to('amara.okafor@larkspur.test')).toEqual([])

    await smtp.start()
    await expect.poll(() => smtp.to('amara.okafor@larkspur.test').length, { timeout: 40_000 }).toBe(1)
    const invitation = smtp.to('amara.okafor@larkspur.test')[0]
    const link = /http\S+\/#\/questionnaire\/[0-9A-Z]{16}/.exec(invitation?.text ?? '')?.[0] ?? 'no link'
    expect(link).toContain(muster.url)
    expect(invitation?.html).toContain(link)
    expect(invitation?.subject).toContain('Larkspur Studio')
    await expect(row).toContainText('Mail sent', { timeout: 20_000 })

    for (const device of [phone, desktop]) {
      const reader = await open(device)
      await show(reader, codeMail, 'mail-code')
      await show(reader, invitation, 'mail-invitation')
    }
  } finally {
    await watched.close()
    await muster.stop()
    await smtp.stop()
    rmSync(muster.dataDir, { recursive: true, force: true })
  }
})
