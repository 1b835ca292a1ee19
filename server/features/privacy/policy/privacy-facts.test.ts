import { describe, expect, test } from 'vitest'
import { contract } from '../../../../contract/index.ts'
import { testApp } from '../../../testing/app.ts'
import { organizationsOf } from '../../../testing/organizations.ts'
import { apiKeyCalls } from '../../../testing/api-keys/api-key-calls.ts'

describe('a server with nothing but a database', () => {
  const app = testApp()
  const { newOwner, join, invite } = organizationsOf(app)

  const factsFor = async (caller: { token: string; orgId: string }) =>
    (await app.ok(contract.getDataProtection, {}, caller)).facts

  test('names nobody else, and what is stored as it is now', async () => {
    const owner = await newOwner()
    const facts = await factsFor(owner)
    expect(facts).toMatchObject({
      publicUrl: 'http://localhost:3000',
      isEncrypted: false,
      database: 'hosted',
      pictures: { place: 'database' },
      mail: { delivery: 'mailbox' },
      signInProvider: null,
      paymentProvider: null,
      support: null,
      webhooks: [],
      model: null,
      reportVisibility: 'own',
      stored: { people: 0, submissions: 0, drafts: 0, reports: 0, companyReports: 0, removedPeople: 0 },
      readers: {
        owners: 1,
        admins: 0,
        employees: 0,
        ofAnswers: 1,
        ofEveryReport: 1,
        releasing: 1,
        removing: 1,
        apiKeys: 0,
      },
    })
    const { employee, code } = await invite(owner)
    await app.ok(contract.submitEmployeeAnswers, {
      employeeId: employee.id,
      answers: {
        full_name: 'Ada Lovelace',
        company: 'Tide',
        title_department: 'Engineer, Research',
        core_responsibilities: 'Engines',
        role_clarity: '8',
        weekly_output: '9',
        recurring_deliverables: 'Notes',
      },
      inviteCode: code,
    })
    await app.ok(contract.generateEmployeeReport, { employee: { id: employee.id } }, owner)
    await app.ok(contract.generateCompanyReport, {}, owner)
    const { employee: gone } = await invite(owner)
    await app.ok(contract.deleteEmployee, { employeeId: gone.id }, owner)
    const { stored } = await factsFor(owner)
    expect(stored).toMatchObject({
      people: 1,
      submissions: 1,
      drafts: 0,
      reports: 1,
      companyReports: 1,
      removedPeople: 1,
    })
    expect(stored.auditEntries).toBeGreaterThan(facts.stored.auditEntries)
  })

  test('counts readers by what they hold, and knows another setting at once', async () => {
    const owner = await newOwner()
    const admin = await join(owner, 'admin')
    const employee = await join(owner)
    await app.ok(
      contract.changeMemberPermissions,
      { userId: employee.userId, permissions: ['report:view', 'submission:view', 'report:generate'] },
      owner,
    )
    await app.ok(contract.updateOrgData, { data: { settings: { reportVisibility: 'organization' } } }, owner)
    const facts = await factsFor(admin)
    expect(facts.readers).toEqual({
      owners: 1,
      admins: 1,
      employees: 1,
      ofAnswers: 3,
      // By role and list, whatever the setting says.
      ofEveryReport: 3,
      releasing: 3,
      removing: 1,
      apiKeys: 0,
    })
    expect(facts.reportVisibility).toBe('organization')
    await app.ok(contract.removeMember, { userId: admin.userId }, owner)
    expect((await factsFor(owner)).readers).toMatchObject({ admins: 0, ofAnswers: 2 })
  })

  test('names the hosts that webhooks call, each once, and none that was deleted', async () => {
    const owner = await newOwner()
    const made = []
    for (const url of ['https://b.example.com/1', 'https://a.example.com/', 'https://b.example.com/2']) {
      made.push(await app.ok(contract.createWebhook, { url, events: ['member.changed'] }, owner))
    }
    expect((await factsFor(owner)).webhooks).toEqual(['a.example.com', 'b.example.com'])
    await app.ok(contract.deleteWebhook, { id: made[1]?.webhook.id ?? '' }, owner)
    expect((await factsFor(owner)).webhooks).toEqual(['b.example.com'])
  })

  test('counts the API keys that are in force', async () => {
    const owner = await newOwner()
    const { newKey } = apiKeyCalls(app)
    await newKey(owner)
    const { apiKey } = await newKey(owner)
    expect((await factsFor(owner)).readers.apiKeys).toBe(2)
    await app.ok(contract.revokeApiKey, { id: apiKey.id }, owner)
    expect((await factsFor(owner)).readers.apiKeys).toBe(1)
  })

  test('says for how long the organization keeps what, once its owner has set it', async () => {
    const owner = await newOwner()
    expect((await factsFor(owner)).rules).toEqual([])
    await app.ok(contract.changeRetention, { drafts: 2 }, owner)
    expect((await factsFor(owner)).rules).toMatchObject([{ kind: 'drafts', years: 2 }])
  })

  test('says the numbers that the server keeps to', async () => {
    expect((await factsFor(await newOwner())).retention).toEqual({
      invitationDays: 14,
      removedPersonDays: 30,
      removedReportDays: 30,
      mailDays: 30,
      webhookLogDays: 30,
      runDays: 30,
      changeDays: 7,
      sessionDays: 30,
      endedSessionDays: 30,
      codeMinutes: 10,
      codeTraceDays: 1,
      signInMailDays: 7,
    })
  })

  test('is told to no employee', async () => {
    const employee = await join(await newOwner())
    const answer = await app.call(contract.getDataProtection, {}, employee)
    expect(answer).toMatchObject({ status: 400, body: { code: 'BUSINESS_LOGIC_ERROR' } })
  })
})

describe('a server that asks others', () => {
  const app = testApp({
    PUBLIC_URL: 'https://muster.example.test',
    RATE_LIMIT: 'on',
    SMTP_URL: 'smtp://user:hidden-word@mail.example.test:587',
    MAIL_FROM: 'Muster <muster@example.test>',
    FIREBASE_PROJECT_ID: 'tide-muster',
    FIREBASE_API_KEY: 'hidden-word',
    STRIPE_SECRET_KEY: 'sk_test_hidden-word',
    STRIPE_WEBHOOK_SECRET: 'whsec_hidden-word',
    STRIPE_PRICE_ID: 'price_team',
    S3_ENDPOINT: 'https://files.internal.example.test',
    S3_REGION: 'eu-central-1',
    S3_BUCKET: 'hidden-word',
    S3_ACCESS_KEY_ID: 'hidden-word',
    S3_SECRET_ACCESS_KEY: 'hidden-word',
    SUPPORT_EMAIL: 'help@example.test',
    MODEL_PROVIDER: 'openai-compatible',
    MODEL_URL: 'https://models.example.test/hidden-word/v1',
    MODEL_API_KEY: 'hidden-word',
    MODEL_NAME: 'tide-large',
    MODEL_IMAGES: 'on',
  })
  const { newOwner } = organizationsOf(app)

  test('names them by their hosts, and none of the operator’s machines and secrets', async () => {
    const { facts } = await app.ok(contract.getDataProtection, {}, await newOwner())
    expect(facts).toMatchObject({
      isEncrypted: true,
      pictures: { place: 'store', region: 'eu-central-1' },
      mail: { delivery: 'smtp', from: 'Muster <muster@example.test>' },
      signInProvider: { host: 'tide-muster.firebaseapp.com' },
      paymentProvider: { host: 'api.stripe.com' },
      support: { address: 'help@example.test' },
      model: { host: 'models.example.test', name: 'tide-large', readsImages: true },
    })
    expect(JSON.stringify(facts)).not.toMatch(/hidden-word|mail\.example|internal|postgres/)
  })
})
