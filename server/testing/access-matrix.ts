import type { CallName } from '../../contract/index.ts'
import type { Workspace } from './people.ts'

/**
 * The stranger's table: for every call of the contract, who gets in. It is written down here once more and not
 * taken from the contract, so that a right given by mistake fails; a call without a row does not compile.
 */

export const kinds = ['nobody', 'stranger', 'suspended', 'employee', 'admin', 'owner'] as const
export type Kind = (typeof kinds)[number]

/** `in`: let in; `401`, `403`: not known, not a member; `role`: known, and told who may do it. */
export type Outcome = 'in' | '401' | '403' | 'role'
type Row = { outcomes: Record<Kind, Outcome>; input?: (workspace: Workspace) => unknown }

const row = (outcomes: readonly Outcome[], input?: Row['input']): Row => ({
  outcomes: {
    nobody: outcomes[0] ?? 'in',
    stranger: outcomes[1] ?? 'in',
    suspended: outcomes[2] ?? 'in',
    employee: outcomes[3] ?? 'in',
    admin: outcomes[4] ?? 'in',
    owner: outcomes[5] ?? 'in',
  },
  ...(input && { input }),
})
const everyone = (input?: Row['input']) => row(['in', 'in', 'in', 'in', 'in', 'in'], input)
const anyUser = (input?: Row['input']) => row(['401', 'in', 'in', 'in', 'in', 'in'], input)
const anyMember = (input?: Row['input']) => row(['401', '403', '403', 'in', 'in', 'in'], input)
const adminsAndOwners = (input?: Row['input']) => row(['401', '403', '403', 'role', 'in', 'in'], input)
const owners = (input?: Row['input']) => row(['401', '403', '403', 'role', 'role', 'in'], input)

export const accessMatrix: Record<CallName, Row> = {
  // Signing in, and one's own account.
  sendOTP: everyone(() => ({ email: 'somebody@example.test' })),
  verifyOTP: everyone(() => ({ email: 'somebody@example.test', otp: '000000' })),
  // Whoever brings it: what is not an ID token of the provider opens no session.
  exchangeFirebaseToken: row(['401', '401', '401', '401', '401', '401'], () => ({ idToken: 'nonsense' })),
  getServerInfo: everyone(),
  signOut: anyUser(),
  getProfile: anyUser(),
  updateProfile: anyUser(() => ({})),
  getUserWithMemberships: anyUser(),
  updateNotifications: anyUser(() => ({ reminders: true })),
  exportMyData: anyUser(),
  deleteAccount: anyUser(() => ({ email: 'of-somebody-else@example.test' })),
  listSessions: anyUser(),
  revokeSession: anyUser(() => ({ sessionId: 'unknown' })),
  revokeOtherSessions: anyUser(),

  // Pictures.
  // Whose picture it is is not said in the header: see the tests beside these calls.
  uploadImage: anyUser(() => ({ imageData: { collectionName: 'users', documentId: 'unknown', data: '' } })),
  getImage: anyUser(() => ({ collectionName: 'users', documentId: 'unknown' })),
  deleteImage: anyUser(() => ({ collectionName: 'users', documentId: 'unknown' })),

  // Organizations and their members.
  getUserOrganizations: anyUser(),
  createOrganization: anyUser(() => ({ name: 'One more' })),
  joinOrganization: anyUser(() => ({ inviteCode: 'AAAAAAAAAAAAAAAA' })),
  getOrgData: anyMember(),
  updateOrgData: adminsAndOwners(() => ({ data: {} })),
  completeOnboarding: adminsAndOwners(() => ({ payload: {} })),
  // Of members alone, whatever their list leaves them: who is none finds no such membership.
  getSupportContact: anyUser(() => ({ orgId: 'unknown' })),
  sendSupportMessage: anyUser(() => ({ orgId: 'unknown', subject: 'Help', message: 'Please' })),
  getSupportMessage: anyUser(() => ({ orgId: 'unknown', id: 'unknown' })),
  leaveOrganization: anyUser(() => ({ orgId: 'unknown' })),
  exportOrganization: owners(),
  checkImport: anyUser(),
  importOrganization: anyUser(),
  deleteOrganization: owners(() => ({ name: 'Another name' })),
  listMembers: adminsAndOwners(),
  listAdmins: adminsAndOwners(),
  changeMemberRole: owners(() => ({ userId: 'unknown', role: 'admin' })),
  changeMemberPermissions: owners(() => ({ userId: 'unknown', permissions: null })),
  removeAdmin: owners(() => ({ userId: 'unknown' })),
  transferOwnership: owners(() => ({ userId: 'unknown' })),
  removeMember: adminsAndOwners(() => ({ userId: 'unknown' })),
  restoreMember: adminsAndOwners(() => ({ userId: 'unknown' })),
  listRecordedOwners: owners(),
  migrateOwnersFromEmployees: owners(),
  getAuditLog: adminsAndOwners(),
  getDataProtection: adminsAndOwners(),
  getRetention: anyMember(),
  previewRetention: owners(),
  changeRetention: owners(() => ({})),
  createApiKey: adminsAndOwners(() => ({ name: 'The wiki', scopes: ['people:read'] })),
  listApiKeys: adminsAndOwners(),
  revokeApiKey: adminsAndOwners(() => ({ id: 'unknown' })),
  listWebhooks: adminsAndOwners(),
  createWebhook: adminsAndOwners(() => ({ url: 'https://wiki.example.com/', events: ['report.released'] })),
  updateWebhook: adminsAndOwners(() => ({
    id: 'unknown',
    url: 'https://wiki.example.com/',
    events: ['report.released'],
  })),
  pauseWebhook: adminsAndOwners(() => ({ id: 'unknown' })),
  resumeWebhook: adminsAndOwners(() => ({ id: 'unknown' })),
  rotateWebhookSecret: adminsAndOwners(() => ({ id: 'unknown' })),
  testWebhook: adminsAndOwners(() => ({ id: 'unknown' })),
  deleteWebhook: adminsAndOwners(() => ({ id: 'unknown' })),
  listWebhookDeliveries: adminsAndOwners(() => ({ id: 'unknown' })),
  resendWebhookDelivery: adminsAndOwners(() => ({ id: 'unknown', deliveryId: 'unknown' })),
  resendFailedDeliveries: adminsAndOwners(() => ({ id: 'unknown' })),

  // Billing.
  getSubscriptionStatus: anyMember(),
  getPlans: owners(),
  createCheckoutSession: owners(() => ({ userEmail: 'owner@example.test', priceId: 'price_1' })),
  createPortalSession: owners(),
  billingWebhook: everyone(),

  // Invitations and reminders.
  getInvitationStatus: everyone(({ code }) => ({ code })),
  getReminderChoice: everyone(() => ({ token: 'unknown' })),
  setReminderChoice: everyone(() => ({ token: 'unknown', isReminded: false })),
  getMyInvitations: anyUser(),
  acceptInvitation: anyUser(() => ({ invitationId: 'unknown' })),
  askForInvitation: anyUser(() => ({ orgId: 'unknown' })),
  consumeInvitation: anyUser(() => ({ code: 'AAAAAAAAAAAAAAAA', userId: 'somebody' })),
  createInvitation: adminsAndOwners(() => ({ name: 'New Person', email: 'new@example.test' })),
  sendEmployeeInvites: adminsAndOwners(() => ({
    invites: [{ name: 'New Person', email: 'new@example.test' }],
  })),
  startInvitations: adminsAndOwners(() => ({ invites: [{ name: 'New Person', email: 'new@example.test' }] })),
  listInvitations: adminsAndOwners(),
  checkInvitations: adminsAndOwners(() => ({ invites: [{ email: 'a@b.test' }] })),
  remindEmployees: adminsAndOwners(({ employeeId }) => ({ employeeIds: [employeeId] })),
  resendInvitation: adminsAndOwners(({ employeeId }) => ({ employeeId })),
  revokeInvitation: adminsAndOwners(() => ({ employeeId: 'unknown' })),

  // The list of people.
  getEmployees: anyMember(),
  upsertEmployee: adminsAndOwners(() => ({
    employeeData: { email: 'new@example.test', name: 'New Person' },
  })),
  listDepartments: anyMember(),
  renameDepartment: adminsAndOwners(() => ({ from: 'General', to: 'General' })),
  deleteEmployee: owners(() => ({ employeeId: 'unknown' })),
  listRemovedEmployees: owners(),
  restoreEmployee: owners(() => ({ employeeId: 'unknown' })),
  eraseEmployee: owners(() => ({ employeeId: 'unknown', name: 'Nobody' })),

  // Long work.
  getRuns: anyMember(),
  getRun: anyMember(() => ({ id: 'unknown' })),
  getRunResults: anyMember(() => ({ id: 'unknown' })),

  // Answers.
  submitEmployeeAnswers: anyMember(({ employeeId }) => ({ employeeId, answers: {} })),
  saveDraft: anyMember(({ employeeId }) => ({ employeeId, answers: {} })),
  getMySubmission: anyMember(),
  getSubmissions: adminsAndOwners(),
  exportAnswers: adminsAndOwners(() => ({ format: 'csv' })),
  getSubmissionVersions: adminsAndOwners(({ employeeId }) => ({ employeeId })),
  reopenSubmission: owners(({ employeeId }) => ({ employeeId })),
  submissionEvents: adminsAndOwners(() => ({ after: 'unknown', wait: 5 })),
  openCycle: owners(() => ({ name: '' })),
  listCycles: adminsAndOwners(),

  // Reports of people.
  getReports: anyMember(),
  listReports: anyMember(),
  getReport: anyMember(({ employeeId }) => ({ employeeId })),
  getReportAnswers: anyMember(({ employeeId }) => ({ employeeId })),
  getReportSteps: anyMember(({ employeeId }) => ({ employeeId })),
  listReviews: adminsAndOwners(),
  getReleasePreview: adminsAndOwners(() => ({ reportId: 'none' })),
  generateEmployeeReport: adminsAndOwners(({ employeeId }) => ({ employee: { id: employeeId } })),
  startEmployeeReports: adminsAndOwners(),
  saveReport: adminsAndOwners(({ employeeId }) => ({ employeeId, reportData: {} })),
  reviewReport: adminsAndOwners(({ employeeId }) => ({ employeeId, version: 1, reason: 'Looked at it' })),
  releaseReport: adminsAndOwners(({ employeeId }) => ({ employeeId, version: 1 })),
  withdrawReport: adminsAndOwners(({ employeeId }) => ({ employeeId, version: 1, reason: 'It was wrong' })),
  answerReport: anyMember(({ employeeId }) => ({ employeeId, version: 1, answer: 'acknowledged' })),
  respondToContest: adminsAndOwners(({ employeeId }) => ({
    employeeId,
    version: 1,
    comment: 'We look again',
  })),
  verifyReport: adminsAndOwners(() => ({ employeeId: 'unknown' })),
  verifyOwnReport: anyMember(),
  deleteReport: owners(({ employeeId }) => ({ employeeId })),
  listDeletedReports: owners(),
  restoreReport: owners(() => ({ reportId: 'unknown' })),
  exportEmployeeReport: anyMember(({ employeeId }) => ({ employeeId, format: 'pdf' })),
  exportReports: anyMember(() => ({ format: 'csv' })),

  // The company report.
  getCompanyReports: anyMember(),
  listCompanyReports: anyMember(),
  getCompanyReport: anyMember(),
  getCompanyTrend: anyMember(),
  generateCompanyReport: adminsAndOwners(),
  saveCompanyReport: adminsAndOwners(() => ({ report: {} })),
  // Their permission is everybody's; who is no owner or admin is refused in their own words.
  verifyCompanyReport: adminsAndOwners(() => ({ reportId: 'unknown' })),
  exportCompanyReport: anyMember(() => ({ format: 'xlsx' })),
  getCompanyReportAnswers: adminsAndOwners(() => ({
    reportId: 'unknown',
    answers: [{ employeeId: 'unknown', questionId: 'job_satisfaction' }],
  })),

  // The action plan.
  listPlanItems: anyMember(),
  createPlanItem: adminsAndOwners(() => ({ title: 'Ask for a wiki' })),
  updatePlanItem: adminsAndOwners(() => ({ id: 'unknown', basedOn: 1 })),

  // Chat.
  chat: anyMember(() => ({ message: 'What can you do?' })),
  getChatModel: anyMember(),
  listChats: adminsAndOwners(),
  getChat: adminsAndOwners(() => ({ chatId: 'unknown' })),
  deleteChat: adminsAndOwners(() => ({ chatId: 'unknown' })),
}
