import { beforeAll, describe, expect, it } from 'vitest'
import type { DatabaseAccess } from '../contract/http/call.ts'
import { contract, type CallName } from '../contract/index.ts'
import { dataUrl, fileAs } from './testing/images/sample-images.ts'
import { reminderChoiceLink } from './features/employees/reminders/reminder-preferences.ts'
import { reportCalls } from './testing/reports/report-calls.ts'
import { testApp } from './testing/app.ts'
import { people, type Workspace } from './testing/people.ts'
import { accessMatrix } from './testing/access-matrix.ts'
import { databaseFailureText } from './core/http/database-failure-message.ts'

describe('the sentence of a call whose work in the database failed', () => {
  it.each<[DatabaseAccess, unknown, string]>([
    ['query', { id: 'e1' }, 'Failed to query documents'],
    ['create', { id: 'e1' }, 'Failed to create document'],
    ['batch', {}, 'Failed to execute batch write'],
    ['transaction', null, 'Failed to execute transaction'],
    [{ get: 'id' }, { id: 'e1' }, 'Failed to get document e1'],
    [{ get: 'id' }, {}, 'Failed to query documents'],
    [{ update: 'data.id' }, { data: { id: 'e1' } }, 'Failed to update document e1'],
    [{ update: 'data.id' }, { data: {} }, 'Failed to create document'],
    [{ update: 'data.id' }, { data: null }, 'Failed to create document'],
    [{ delete: ['reportId', 'employeeId'] }, { employeeId: 'e1' }, 'Failed to delete document e1'],
    [
      { delete: ['reportId', 'employeeId'] },
      { employeeId: 'e1', reportId: 'r1' },
      'Failed to delete document r1',
    ],
    [{ delete: 'id' }, {}, 'Failed to execute transaction'],
    [{ update: '@user' }, { user: 'e1' }, 'Failed to update document u1'],
    [{ update: ['data.id', '@document'] }, { data: {} }, 'Failed to create document'],
    [{ update: '@session' }, {}, 'Failed to execute transaction'],
    [{ get: ['userId', '@user'] }, {}, 'Failed to get document u1'],
    [{ get: 'id' }, { id: 'e'.repeat(201) }, 'Failed to query documents'],
    [{ get: 'id' }, { id: '<script>' }, 'Failed to query documents'],
    [{ get: 'id' }, { id: { id: 'e1' } }, 'Failed to query documents'],
    [{ get: '__proto__.id' }, {}, 'Failed to query documents'],
  ])('%j with %j', (access, input, sentence) => {
    expect(databaseFailureText(access, { input, caller: { user: 'u1' } })).toBe(sentence)
  })
})

describe('where the database refuses everything', () => {
  const muster = testApp()
  const { submit } = reportCalls(muster)
  let workspace: Workspace
  let sessionId: string
  let reports: { ofPerson: unknown; ofCompany: unknown }
  let picture: string
  beforeAll(async () => {
    workspace = await people(muster).openWorkspace()
    const { orgId, owner } = workspace
    const caller = { token: owner.token, orgId }
    const { result } = await muster.ok(
      contract.createInvitation,
      { name: 'Ada Lovelace', email: muster.freshEmail() },
      caller,
    )
    const ada = {
      id: result.employee?.id ?? '',
      code: result.code ?? '',
      name: 'Ada Lovelace',
      email: '',
      invitationId: '',
    }
    await submit(ada)
    const ofPerson = await muster.ok(contract.generateEmployeeReport, { employee: { id: ada.id } }, caller)
    const ofCompany = await muster.ok(contract.generateCompanyReport, {}, caller)
    reports = { ofPerson: ofPerson.report, ofCompany: ofCompany.report }
    const { sessions } = await muster.ok(contract.listSessions, {}, owner)
    sessionId = sessions.find(({ isCurrent }) => isCurrent)?.id ?? ''
    picture = dataUrl('image/png', await fileAs('png'))
    await muster.host.database.sql`revoke usage on schema public from public, muster_handler`
  })

  /** They answer without the database, or ask somebody else or read a file before it. */
  const elsewhere: readonly string[] = [
    'getServerInfo',
    'getChatModel',
    'exchangeFirebaseToken',
    'getPlans',
    'createCheckoutSession',
    'createPortalSession',
    'getSubscriptionStatus',
    'billingWebhook',
    'checkImport',
    'importOrganization',
  ]

  /** What gets as far as the database, where it is more than a stranger would send. */
  const inputs: Partial<Record<CallName, () => object>> = {
    deleteAccount: () => ({ email: workspace.owner.email }),
    consumeInvitation: () => ({ code: workspace.code, userId: workspace.owner.userId }),
    getReminderChoice: () => ({ token: reminderToken() }),
    setReminderChoice: () => ({ token: reminderToken(), isReminded: true }),
    saveReport: () => ({ employeeId: workspace.employeeId, reportData: reports.ofPerson }),
    saveCompanyReport: () => ({ report: reports.ofCompany }),
    uploadImage: () => ({
      imageData: { collectionName: 'users', documentId: workspace.owner.userId, data: picture },
    }),
    deleteImage: () => ({ collectionName: 'users', documentId: workspace.owner.userId }),
    openCycle: () => ({ name: 'Spring' }),
    previewRetention: () => ({ formerPeople: 1 }),
    upsertEmployee: () => ({
      employeeData: { id: workspace.employeeId, email: workspace.employee.email, name: 'New Name' },
    }),
  }

  const reminderToken = () => {
    const to = { orgId: workspace.orgId, email: workspace.employee.email }
    return reminderChoiceLink(muster.host, to).split('/').at(-1) ?? ''
  }

  const failureOf = async (name: CallName, input: unknown) => {
    const { owner, employee, orgId } = workspace
    const { token } = contract[name].may === 'invitee' ? employee : owner
    const { status, body } = await muster.call(contract[name], input, { token, orgId })
    return [status, body['code'], body['error']]
  }

  const names = Object.keys(contract)
    .filter((name): name is CallName => name in contract)
    .filter((name) => !elsewhere.includes(name))

  it.each(names)('%s says what it could not do', async (name) => {
    const input = inputs[name]?.() ?? accessMatrix[name].input?.(workspace) ?? {}
    const { orgId, owner, employeeId } = workspace
    const caller = { user: owner.userId, organization: orgId, session: sessionId, employee: employeeId }
    const error = databaseFailureText(contract[name].database, { input, caller })
    expect(await failureOf(name, input)).toEqual([500, 'DATABASE_ERROR', error])
  })

  it('what is about one document says which: only signing in, events and the link of a mail have none', () => {
    const ofNone = names.filter((name) => contract[name].database === 'transaction')
    expect(ofNone.toSorted()).toEqual(['setReminderChoice', 'verifyOTP'])
  })

  it('the document of each is the one that the call is about', async () => {
    const { orgId, owner, employeeId } = workspace
    const sentences: [CallName, object, string][] = [
      [
        'upsertEmployee',
        { employeeData: { id: employeeId, email: 'a@b.test' } },
        `update document ${employeeId}`,
      ],
      ['upsertEmployee', { employeeData: { name: 'New Person', email: 'a@b.test' } }, 'create document'],
      ['updateOrgData', { data: { name: 'Beta' } }, `update document ${orgId}`],
      ['getOrgData', {}, `get document ${orgId}`],
      ['changeMemberRole', { userId: 'u-1', role: 'admin' }, 'update document u-1'],
      ['getChat', { chatId: 'c-1' }, 'get document c-1'],
      ['deleteChat', { chatId: 'c-1' }, 'delete document c-1'],
      ['updateProfile', { displayName: 'Some Name' }, `update document ${owner.userId}`],
      ['signOut', {}, `update document ${sessionId}`],
      [
        'sendEmployeeInvites',
        { invites: [{ name: 'New Person', email: 'a@b.test' }] },
        'execute batch write',
      ],
      ['transferOwnership', { userId: 'u-1' }, 'update document u-1'],
      ['listWebhookDeliveries', { id: 'w-1' }, 'get document w-1'],
      ['getEmployees', {}, 'query documents'],
    ]
    for (const [name, input, sentence] of sentences) {
      expect(await failureOf(name, input)).toEqual([500, 'DATABASE_ERROR', `Failed to ${sentence}`])
    }
  })
})

describe('where the look-up of the caller fails', () => {
  const muster = testApp()
  let workspace: Workspace
  let sessionId: string
  beforeAll(async () => {
    workspace = await people(muster).openWorkspace()
    const { orgId, owner, employee } = workspace
    const { sessions } = await muster.ok(contract.listSessions, {}, owner)
    sessionId = sessions.find(({ isCurrent }) => isCurrent)?.id ?? ''
    await muster.call(contract.getMySubmission, {}, { token: employee.token, orgId })
  })

  const names = Object.keys(contract)
    .filter((name): name is CallName => name in contract)
    .filter((name) => contract[name].may !== 'public')

  it.each(['sessions', 'memberships', 'users'])(
    '%s: each call still says what it could not do',
    async (table) => {
      const { sql } = muster.host.database
      await sql.unsafe(`alter table ${table} rename to away`)
      try {
        const { orgId, owner, employee, employeeId } = workspace
        for (const name of names) {
          const { may, database } = contract[name]
          // A call of no organization asks for no membership on its way in.
          if (table === 'memberships' && may === 'signed-in') continue
          const who = may === 'invitee' ? employee : owner
          const input = accessMatrix[name].input?.(workspace) ?? {}
          const caller = {
            user: who.userId,
            organization: orgId,
            ...(may === 'invitee' ? { employee: employeeId } : { session: sessionId }),
          }
          const { status, body } = await muster.call(contract[name], input, { token: who.token, orgId })
          expect([name, status, body['code'], body['error']]).toEqual([
            name,
            500,
            'DATABASE_ERROR',
            databaseFailureText(database, { input, caller }),
          ])
        }
      } finally {
        await sql.unsafe(`alter table away rename to ${table}`)
      }
    },
  )

  it('on a node that has not seen the caller: the sentence is the one without what is not known', async () => {
    const { sql } = muster.host.database
    const { email, userId } = workspace.owner
    muster.pass(60_000)
    const { token } = await people(muster).signIn(email)
    await sql.unsafe('alter table sessions rename to away')
    try {
      const caller = { organization: workspace.orgId }
      for (const name of names) {
        const { may, database } = contract[name]
        const input = accessMatrix[name].input?.(workspace) ?? {}
        const { status, body } = await muster.call(contract[name], input, { token, orgId: workspace.orgId })
        // A call of no organization does not look at the header either.
        const known = may === 'signed-in' ? {} : caller
        expect([name, status, body['code'], body['error']]).toEqual([
          name,
          500,
          'DATABASE_ERROR',
          databaseFailureText(database, { input, caller: known }),
        ])
      }
      const sentences: [CallName, string][] = [
        ['getProfile', 'query documents'],
        ['updateProfile', 'execute transaction'],
        ['deleteAccount', 'execute transaction'],
        ['signOut', 'execute transaction'],
        ['getOrgData', `get document ${workspace.orgId}`],
      ]
      for (const [name, sentence] of sentences) {
        const { body } = await muster.call(contract[name], { email }, { token, orgId: workspace.orgId })
        expect([name, body['error']]).toEqual([name, `Failed to ${sentence}`])
        expect(JSON.stringify(body)).not.toContain(userId)
      }
    } finally {
      await sql.unsafe('alter table away rename to sessions')
    }
  })

  it('somebody known by their e-mail address is updated, not created', async () => {
    const { sql } = muster.host.database
    const { orgId, owner, employee, employeeId } = workspace
    await sql.unsafe(`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'no' using errcode = '22000'; end $$`)
    await sql.unsafe('create trigger refuse before update on employees execute function refuse()')
    const { status, body } = await muster.call(
      contract.upsertEmployee,
      { employeeData: { email: employee.email, department: 'Sales' } },
      { token: owner.token, orgId },
    )
    expect([status, body['error']]).toEqual([500, `Failed to update document ${employeeId}`])
  })
})
