import { rmSync } from 'node:fs'
import { contract } from '../../contract/index.ts'
import { ask, completeAnswers, invite, mailedCode, openOrganization, send } from '../support/api.ts'
import { openOwnDatabase } from '../support/database.ts'
import { expect, openMuster, phone, test } from '../support/fixtures.ts'

test.use({ serviceWorkers: 'allow' })

test('a database that is gone for ten seconds costs nobody an answer, and all goes on by itself', async ({
  open,
  watched,
}) => {
  watched.expectTrouble(/503/)
  const database = await openOwnDatabase()
  const muster = await openMuster({ DATABASE_URL: database.url })
  try {
    const caller = await openOrganization(muster, 'owner-of-outage@example.test')
    const [asked, other] = await invite(muster, caller, ['Amara Okafor', 'Jonas Albrecht'])
    if (!asked || !other) throw new Error('Nobody was invited.')
    const page = await open(phone)
    await page.goto(`${muster.url}/#/questionnaire/${asked.code}`)
    await page.getByRole('button', { name: 'Start' }).click()
    const name = page.getByLabel('What is your full name?')
    await name.fill('Amara')
    await expect(page.locator('[data-saved=saved]')).toBeVisible()

    database.cut()
    const cutAt = Date.now()
    await name.fill('Amara Okafor')
    const refusal = await send(muster, contract.submitEmployeeAnswers, {
      employeeId: other.employeeId,
      answers: completeAnswers('Jonas Albrecht'),
      inviteCode: other.code,
    })
    expect(refusal.status).toBe(503)
    expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refusal.json()).toMatchObject({ success: false, code: 'UNAVAILABLE' })
    await expect(page.locator('[data-saved=away]')).toHaveText(/kept on this device/i)
    await page.waitForTimeout(Math.max(0, 10_000 - (Date.now() - cutAt)))
    await database.mend()

    await expect(page.locator('[data-saved=saved]')).toBeVisible({ timeout: 20_000 })
    const { draft } = await ask(muster, contract.getMySubmission, {
      inviteCode: await mailedCode(muster, asked.email),
    })
    expect(draft.rawAnswers['full_name']).toBe('Amara Okafor')
    const { submission } = await ask(muster, contract.submitEmployeeAnswers, {
      employeeId: other.employeeId,
      answers: completeAnswers('Jonas Albrecht'),
      inviteCode: other.code,
    })
    expect(submission.status).toBe('completed')
  } finally {
    await watched.close()
    await muster.stop()
    await database.close()
    rmSync(muster.dataDir, { recursive: true, force: true })
  }
})
