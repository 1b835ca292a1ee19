import { translator } from '../../insights/catalog/translator.ts'
import { look } from '../support/check-accessibility.ts'
import { desktop, expect, phone, test } from '../support/fixtures.ts'

const arabicDigits = (code: string): string =>
  code.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x0660 + Number(digit)))

const ar = translator('ar', 'accounts')

for (const [way, device] of [
  ['typed', phone],
  ['pasted', desktop],
] as const) {
  test(`a code is ${way} in Arabic digits on the Arabic login page, after an address with another apostrophe`, async ({
    open,
    muster,
  }) => {
    const page = await open(device, { locale: 'ar-EG' })
    await page.goto(`${muster.url}/#/login`)
    const field = page.getByLabel(ar('emailStep.eMail'))
    const send = page.getByRole('button', { name: ar('emailStep.eMailMeACode') })
    const email = `o'brien-${way}@example.test`
    await field.fill(`\u200F${email.replace("'", '’')}`)
    await send.click()
    await look(page, `did-you-mean-${way}`)
    await page.getByRole('button', { name: ar('emailStep.didYouMean', { email }) }).click()
    await expect(field).toHaveValue(email)
    await send.click()
    const box = page
      .getByRole('group', { name: ar('codeStep.oneTimeCode') })
      .getByRole('textbox')
      .first()
    await box.click()
    await page.keyboard.type('x')
    await expect(page.getByRole('alert')).toHaveText(
      ar('codeStep.digitsOnly', { digits: 6 }).replace('6', '٦'),
    )
    await look(page, `digits-only-${way}`)
    const { text } = await muster.mailTo(email, translator('ar', 'mails')('code.subject'))
    const code = arabicDigits(/\b\d{6}\b/.exec(text)?.[0] ?? '')
    expect(code).toHaveLength(6)
    if (way === 'typed') await page.keyboard.type(code)
    else {
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: muster.url })
      const copied = `رمزك: \u2067${code}\u2069`
      await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(copied)})`)
      await page.keyboard.press('ControlOrMeta+V')
    }
    await expect(box).toBeHidden()
    await expect(page).not.toHaveURL(/#\/login/)
  })
}
