import type { ApiScope } from './api-scopes.ts'
import { contract, type CallName } from '../index.ts'

/** A person does it, signed in: no key may. */
const never = [] as const

/** What each call takes of an API key: one of these scopes, or a person. A call without a row does not compile. */
const scopesOf: Readonly<Record<CallName, readonly ApiScope[]>> = {
  getOrgData: ['organization:read'],
  listMembers: ['organization:read'],
  listAdmins: ['organization:read'],
  getDataProtection: ['organization:read'],
  getRetention: ['organization:read'],
  getAuditLog: ['audit:read'],

  // Answers and reports name people by their ids: the list says who they are.
  getEmployees: ['people:read', 'answers:read', 'reports:read'],
  listDepartments: ['people:read'],
  upsertEmployee: ['people:edit'],
  renameDepartment: ['people:edit'],
  createInvitation: ['people:invite'],
  sendEmployeeInvites: ['people:invite'],
  startInvitations: ['people:invite'],
  checkInvitations: ['people:invite'],
  listInvitations: ['people:invite'],
  resendInvitation: ['people:invite'],
  revokeInvitation: ['people:invite'],
  remindEmployees: ['people:invite'],

  getSubmissions: ['answers:read'],
  getSubmissionVersions: ['answers:read'],
  submissionEvents: ['answers:read'],
  listCycles: ['answers:read'],
  getReportAnswers: ['answers:read'],

  getReports: ['reports:read'],
  listReports: ['reports:read'],
  getReport: ['reports:read'],
  getReportSteps: ['reports:read'],
  getCompanyReports: ['reports:read'],
  listCompanyReports: ['reports:read'],
  getCompanyReport: ['reports:read'],
  getCompanyTrend: ['reports:read'],
  exportEmployeeReport: ['reports:read'],
  exportReports: ['reports:read'],
  exportCompanyReport: ['reports:read'],
  generateEmployeeReport: ['reports:generate'],
  startEmployeeReports: ['reports:generate'],
  generateCompanyReport: ['reports:generate'],
  verifyReport: ['reports:generate'],
  verifyCompanyReport: ['reports:generate'],

  getRuns: ['people:invite', 'reports:generate'],
  getRun: ['people:invite', 'reports:generate'],
  getRunResults: ['people:invite', 'reports:generate'],

  listPlanItems: ['plan:read', 'plan:edit'],
  createPlanItem: ['plan:edit'],
  updatePlanItem: ['plan:edit'],

  // Signing in, sessions, one's own account, and what is of a person themselves.
  sendOTP: never,
  verifyOTP: never,
  exchangeFirebaseToken: never,
  getServerInfo: never,
  signOut: never,
  getProfile: never,
  updateProfile: never,
  getUserWithMemberships: never,
  updateNotifications: never,
  exportMyData: never,
  deleteAccount: never,
  listSessions: never,
  revokeSession: never,
  revokeOtherSessions: never,
  uploadImage: never,
  getImage: never,
  deleteImage: never,
  getUserOrganizations: never,
  createOrganization: never,
  joinOrganization: never,
  leaveOrganization: never,
  getMyInvitations: never,
  acceptInvitation: never,
  askForInvitation: never,
  consumeInvitation: never,
  getInvitationStatus: never,
  getReminderChoice: never,
  setReminderChoice: never,
  getMySubmission: never,
  saveDraft: never,
  submitEmployeeAnswers: never,
  answerReport: never,
  verifyOwnReport: never,
  getSupportContact: never,
  sendSupportMessage: never,
  getSupportMessage: never,
  chat: never,
  getChatModel: never,
  listChats: never,
  getChat: never,
  deleteChat: never,

  // Keys, roles and settings: what decides who may do what.
  createApiKey: never,
  listApiKeys: never,
  revokeApiKey: never,
  listWebhooks: never,
  createWebhook: never,
  updateWebhook: never,
  pauseWebhook: never,
  resumeWebhook: never,
  rotateWebhookSecret: never,
  testWebhook: never,
  deleteWebhook: never,
  listWebhookDeliveries: never,
  resendWebhookDelivery: never,
  resendFailedDeliveries: never,
  updateOrgData: never,
  previewRetention: never,
  changeRetention: never,
  completeOnboarding: never,
  changeMemberRole: never,
  changeMemberPermissions: never,
  transferOwnership: never,
  removeMember: never,
  removeAdmin: never,
  restoreMember: never,
  listRecordedOwners: never,
  migrateOwnersFromEmployees: never,

  // Billing.
  getSubscriptionStatus: never,
  getPlans: never,
  createCheckoutSession: never,
  createPortalSession: never,
  billingWebhook: never,

  // A few answers beside a number on the page: software reads answers as a whole.
  getCompanyReportAnswers: never,

  // Everything at once, to be taken elsewhere.
  exportOrganization: never,
  checkImport: never,
  importOrganization: never,

  // What is deleted, and what is brought back.
  deleteOrganization: never,
  deleteEmployee: never,
  listRemovedEmployees: never,
  restoreEmployee: never,
  eraseEmployee: never,
  deleteReport: never,
  listDeletedReports: never,
  restoreReport: never,

  // What a person decides: words and release of reports, and that people are asked again.
  saveReport: never,
  saveCompanyReport: never,
  reviewReport: never,
  getReleasePreview: never,
  releaseReport: never,
  withdrawReport: never,
  respondToContest: never,
  reopenSubmission: never,
  openCycle: never,
}

const byKey = new Map<string, readonly ApiScope[]>(Object.entries(scopesOf))
const byName = new Map<string, readonly ApiScope[]>(
  Object.entries(contract).map(([key, { name }]) => [name, byKey.get(key) ?? never]),
)

/** The scopes that open a call, by its name on the wire: any one of them does; none where no key may make it. */
export const scopesFor = (callName: string): readonly ApiScope[] => byName.get(callName) ?? never
