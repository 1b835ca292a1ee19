import { contract } from '../../../contract/index.ts'
import type { testApp } from '../app.ts'
import { signUp } from '../sign-up.ts'
import { apiKeyCalls } from '../api-keys/api-key-calls.ts'
import { imagesOf, ofOrg, ofUser } from '../images/image-calls.ts'
import { newMember, newPeople } from '../new-organization.ts'
import type { Member } from '../organizations.ts'
import { reportCalls } from '../reports/report-calls.ts'
import { reminderOptOuts } from '../../schema/employees.ts'
import { removedInputs, retentionRules } from '../../schema/retention.ts'
import { asSystem } from '../../core/database/transaction.ts'

/** Words by which a test finds again what must not be anywhere. */
export const secretDraft = 'What nobody but its author may read yet'

/** An organization with something in every table that is exported, made through the product's own calls. */
export const filledOrganization = async (app: ReturnType<typeof testApp>) => {
  const reports = reportCalls(app)
  const { orgId, owner, operations, finance } = await reports.newCompany()
  const [ada, grace, mary] = operations
  const silent = finance.at(-1)
  if (!ada || !grace || !mary || !silent) throw new Error('The company has its people.')
  await app.ok(
    contract.completeOnboarding,
    { payload: { industry: 'Shipping', departments: ['Finance'] } },
    owner,
  )
  const admin = await newMember(app.host, app.now, orgId, 'admin')
  const adaHerself = await joined(app, ada.code, ada.email)

  const first = await reports.released(ada, admin)
  await app.ok(
    contract.answerReport,
    { employeeId: ada.id, version: first.version, answer: 'contested', comment: 'It was a quiet month' },
    adaHerself,
  )
  await app.ok(
    contract.respondToContest,
    { employeeId: ada.id, version: first.version, comment: 'Let us talk about it' },
    admin,
  )
  app.pass(60_000)
  const made = await reports.generate(grace, admin)
  const edited = await reports.save(
    grace.id,
    { ...made, summary: made.summary.map((said) => ({ ...said, text: `Edited: ${said.text}` })) },
    admin,
  )
  if (edited.status !== 200) throw new Error(JSON.stringify(edited.body))
  const company = await reports.releasedCompany(owner)
  await app.ok(
    contract.createPlanItem,
    {
      title: 'Ask for a wiki',
      ownerEmployeeId: grace.id,
      dueOn: '2026-05-01',
      finding: { reportId: company.id, section: 'forwardOperatingPlan', index: 0 },
    },
    admin,
  )
  await app.ok(contract.createPlanItem, { title: 'Talk to the bank', ownerEmployeeId: owner.userId }, owner)
  app.pass(60_000)
  await app.ok(contract.reopenSubmission, { employeeId: mary.id, reason: 'One answer is missing' }, owner)
  await app.ok(contract.saveDraft, {
    employeeId: silent.id,
    answers: { additional_feedback: secretDraft },
    inviteCode: silent.code,
  })
  await app.ok(contract.openCycle, { name: 'Spring' }, owner)
  await apiKeyCalls(app).newKey(owner, ['people:read'], { name: 'Payroll' })
  const images = imagesOf(app)
  await images.upload(ofOrg({ orgId }), owner)
  await images.upload(ofUser(owner), owner)
  await asSystem(app.host.database.db, (tx) =>
    tx.insert(reminderOptOuts).values({ orgId, email: silent.email, at: app.now }),
  )
  await asSystem(app.host.database.db, async (tx) => {
    const later = { changedAt: app.now, beginsAt: new Date(app.now.getTime() + 30 * 86_400_000) }
    await tx.insert(retentionRules).values({ orgId, kind: 'auditEntries', years: 5, ...later })
    await tx.insert(removedInputs).values({ orgId, employeeId: ada.id, revision: 0, removedAt: app.now })
  })
  await newPeople(app.host, app.now, orgId, ['Zoë O’Neill'], '')
  return { orgId, owner, admin, ada, adaHerself, grace, mary, silent, company }
}

const joined = async (app: ReturnType<typeof testApp>, code: string, email: string): Promise<Member> => {
  const person = await signUp(app.host, { email })
  const { orgId } = await app.ok(contract.joinOrganization, { inviteCode: code }, person)
  return { ...person, orgId }
}
