import { beforeAll, expect, test } from 'vitest'
import { messages } from '../contract/http/failures.ts'
import { type CallName, contract } from '../contract/index.ts'
import { dataTransferMessages } from '../contract/calls/data-transfer.ts'
import { permissionLabel } from '../contract/rights/permission-descriptions.ts'
import { type Permission, permissions } from '../contract/rights/permissions.ts'
import { newMember, newOrganization } from './testing/new-organization.ts'
import { testApp } from './testing/app.ts'

/**
 * What each permission alone opens, to a member whose list holds nothing else: the permission that each call of members
 * needs. It is written down here once more and not taken from the contract, so that a right given by mistake fails; a call
 * without a row does not compile.
 */
type MemberCall = {
  [Name in CallName]: (typeof contract)[Name]['may'] extends Permission ? Name : never
}[CallName]

const needed: Record<MemberCall, Permission> = {
  getEmployees: 'employee:view',
  listDepartments: 'employee:view',
  renameDepartment: 'employee:edit',
  restoreMember: 'employee:invite',
  createInvitation: 'employee:invite',
  sendEmployeeInvites: 'employee:invite',
  startInvitations: 'employee:invite',
  checkInvitations: 'employee:invite',
  listInvitations: 'employee:invite',
  resendInvitation: 'employee:invite',
  revokeInvitation: 'employee:invite',
  remindEmployees: 'employee:invite',
  upsertEmployee: 'employee:edit',
  deleteEmployee: 'employee:delete',
  listRemovedEmployees: 'employee:delete',
  restoreEmployee: 'employee:delete',
  eraseEmployee: 'employee:delete',
  getReports: 'report:view',
  listReports: 'report:view',
  getReport: 'report:view',
  getReportAnswers: 'report:view',
  getCompanyReports: 'report:view',
  listCompanyReports: 'report:view',
  getCompanyReport: 'report:view',
  answerReport: 'report:view',
  getReportSteps: 'report:view',
  exportEmployeeReport: 'report:view',
  exportReports: 'report:view',
  exportCompanyReport: 'report:view',
  verifyCompanyReport: 'report:generate',
  verifyReport: 'report:generate',
  verifyOwnReport: 'report:view',
  getCompanyTrend: 'report:view',
  generateEmployeeReport: 'report:generate',
  startEmployeeReports: 'report:generate',
  saveReport: 'report:generate',
  generateCompanyReport: 'report:generate',
  saveCompanyReport: 'report:generate',
  reviewReport: 'report:generate',
  getReleasePreview: 'report:generate',
  listReviews: 'report:generate',
  releaseReport: 'report:generate',
  withdrawReport: 'report:generate',
  respondToContest: 'report:generate',
  deleteReport: 'report:delete',
  listDeletedReports: 'report:delete',
  restoreReport: 'report:delete',
  getSubmissions: 'submission:view',
  getSubmissionVersions: 'submission:view',
  submissionEvents: 'submission:view',
  exportAnswers: 'submission:view',
  getCompanyReportAnswers: 'submission:view',
  listCycles: 'submission:view',
  reopenSubmission: 'submission:edit',
  openCycle: 'submission:edit',
  getOrgData: 'org:view',
  getSubscriptionStatus: 'org:view',
  updateOrgData: 'org:settings',
  createApiKey: 'org:settings',
  revokeApiKey: 'org:settings',
  createWebhook: 'org:settings',
  updateWebhook: 'org:settings',
  pauseWebhook: 'org:settings',
  resumeWebhook: 'org:settings',
  rotateWebhookSecret: 'org:settings',
  testWebhook: 'org:settings',
  deleteWebhook: 'org:settings',
  resendWebhookDelivery: 'org:settings',
  resendFailedDeliveries: 'org:settings',
  getPlans: 'org:billing',
  createCheckoutSession: 'org:billing',
  createPortalSession: 'org:billing',
  deleteOrganization: 'org:delete',
  listMembers: 'admin:view',
  listAdmins: 'admin:view',
  getAuditLog: 'admin:view',
  listApiKeys: 'admin:view',
  listWebhooks: 'admin:view',
  listWebhookDeliveries: 'admin:view',
  getDataProtection: 'admin:view',
  getRetention: 'org:view',
  listRecordedOwners: 'admin:manage',
  migrateOwnersFromEmployees: 'admin:manage',
  chat: 'chat:use',
  getChatModel: 'chat:use',
  listChats: 'chat:history',
  getChat: 'chat:history',
  deleteChat: 'chat:history',
  completeOnboarding: 'onboarding:edit',
  listPlanItems: 'report:view',
  createPlanItem: 'report:generate',
  updatePlanItem: 'report:generate',
}

/** What each brings along, written down here once more. */
const along: Partial<Record<Permission, Permission[]>> = {
  'report:generate': ['report:view'],
  'report:delete': ['report:view'],
}

const app = testApp()
let opened: Awaited<ReturnType<typeof newOrganization>>
beforeAll(async () => {
  opened = await newOrganization(app.host, app.now)
})

const calls = Object.entries(needed).map(([name, needs]) => ({ name, needs }))
const callOf = (name: string) => {
  const found = Object.entries(contract).find(([known]) => known === name)
  if (!found) throw new Error(`The contract has no ${name}`)
  return found[1]
}

test.each(permissions)('%s alone opens its own calls, and every other says what it needs', async (held) => {
  const { orgId } = opened
  const opens: (needs: Permission) => boolean = (needs) =>
    needs === held || along[held]?.includes(needs) === true
  const member = await newMember(app.host, app.now, orgId, 'employee', { permissions: [held] })
  const open: string[] = []
  const unknown: string[] = []
  const refusals: unknown[] = []
  for (const { name, needs } of calls) {
    const { status, body } = await app.call(callOf(name), {}, member)
    const error = String(body['error'])
    if (/^Your permissions .+ do not include /.test(error)) {
      const named = /“(.+)”/.exec(error)?.[1]
      const isToBeHad = error.endsWith('”. An owner can give it to you.')
      refusals.push({ name, status, code: body['code'], named, isToBeHad, needs })
      continue
    }
    // What it says then is about what was sent, or about a role; never that they are not known.
    open.push(name)
    if ([401, 403, 500].includes(status)) unknown.push(`${name}: ${status} ${error}`)
  }
  expect(unknown).toEqual([])
  expect(open).toEqual(calls.filter(({ needs }) => opens(needs)).map(({ name }) => name))
  const closed = calls.filter(({ needs }) => !opens(needs))
  expect(refusals).toEqual(
    closed.map(({ name, needs }) => ({
      name,
      status: 400,
      code: 'BUSINESS_LOGIC_ERROR',
      named: permissionLabel(needs),
      isToBeHad: true,
      needs,
    })),
  )
})

test('what goes by roles says so to every other member, whatever their list holds and they send', async () => {
  const { orgId } = opened
  const sentences: [CallName, string, object?][] = [
    ['changeMemberRole', 'Only owners can change user roles', { userId: 'x', role: 'owner' }],
    [
      'changeMemberPermissions',
      'Only owners can change user permissions',
      { userId: 'x', permissions: ['?'] },
    ],
    ['removeAdmin', 'Only owners can change user roles'],
    ['removeMember', 'Only admins can remove members'],
    ['transferOwnership', messages.onlyOwnersTransfer],
    ['exportOrganization', dataTransferMessages.ownersOnly],
    ['previewRetention', messages.retentionOwners],
    ['changeRetention', messages.retentionOwners],
  ]
  for (const list of [[], ...permissions.map((permission) => [permission]), ['all']]) {
    const member = await newMember(app.host, app.now, orgId, 'employee', { permissions: list })
    for (const [name, sentence, input = {}] of sentences) {
      const { status, body } = await app.call(contract[name], input, member)
      expect([name, list, status, body['code'], body['error']]).toEqual([
        name,
        list,
        400,
        'BUSINESS_LOGIC_ERROR',
        sentence,
      ])
    }
  }
})

test('an admin removes members, and everybody sees their own runs, whatever their list holds', async () => {
  const { orgId } = opened
  const admin = await newMember(app.host, app.now, orgId, 'admin', { permissions: [] })
  const { userId } = await newMember(app.host, app.now, orgId, 'employee')
  await app.ok(contract.removeMember, { userId }, admin)
  expect(await app.ok(contract.getRuns, {}, admin)).toMatchObject({ runs: [] })
})
