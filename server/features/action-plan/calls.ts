import { and, count, eq, isNull } from 'drizzle-orm'
import { v7 as newId } from 'uuid'
import {
  actionPlan as calls,
  planItemsMax,
  planMessages,
  type FindingSection,
} from '../../../contract/calls/action-plan.ts'
import { audit } from '../../core/events/audit-entries.ts'
import { invalid, notFound, orFail, ruleViolation } from '../../core/http/failures.ts'
import { serveMember, type MemberContext, type Endpoint } from '../../core/http/serve.ts'
import { lockedHolder } from '../organizations/members/locked-members.ts'
import { isActiveMember } from '../organizations/members/memberships.ts'
import { employees } from '../../schema/employees.ts'
import { companyReports } from '../../schema/reports.ts'
import { serializePlanItem, listPlanItems } from './list-plan-items.ts'
import { planItems } from '../../schema/action-plan.ts'

/** The action plan: what is done about the findings of the company report. */

type Row = typeof planItems.$inferSelect
type Content = (typeof companyReports.$inferSelect)['content']

const createPlanItem = serveMember(
  calls.createPlanItem,
  async ({ title, details = '', ownerEmployeeId = null, dueOn = null, finding }, context) => {
    const { tx, now, org, user } = context
    // Locks the members: nobody named here is erased, and nobody else changes the plan, until this commits.
    await lockedHolder(context, calls.createPlanItem.may)
    await requireRoom(context)
    await requireListed(ownerEmployeeId, context)
    const row: Row = {
      orgId: org.id,
      id: newId(),
      title,
      details,
      ownerId: ownerEmployeeId,
      dueOn,
      state: 'open',
      outcome: '',
      finding: finding ? await findingAt(finding, context) : null,
      revision: 1,
      createdAt: now,
      createdBy: user.id,
      changedAt: now,
    }
    await tx.insert(planItems).values(row)
    await audit(
      { tx, now, orgId: org.id, actorUserId: user.id },
      { action: 'plan.added', entity: 'plan', entityId: row.id, details: { ownerEmployeeId, dueOn } },
    )
    return { item: await serializePlanItem(row, context) }
  },
)

/** @throws Failure BUSINESS_LOGIC_ERROR if the plan has its maximum of open actions */
const requireRoom = async ({ tx, org }: MemberContext): Promise<void> => {
  const [there] = await tx
    .select({ count: count() })
    .from(planItems)
    .where(and(eq(planItems.orgId, org.id), eq(planItems.state, 'open')))
  if ((there?.count ?? 0) >= planItemsMax) throw ruleViolation(planFull)
}

const planFull = `An action plan holds at most ${planItemsMax} open actions. Say of some what became of them first.`

const updatePlanItem = serveMember(
  calls.updatePlanItem,
  async ({ id, basedOn, ownerEmployeeId, ...changes }, context) => {
    const { tx, now, org, user } = context
    await lockedHolder(context, calls.updatePlanItem.may)
    const which = and(eq(planItems.orgId, org.id), eq(planItems.id, id))
    const [before] = await tx.select().from(planItems).where(which)
    const row = orFail(before, notFound('Action', id))
    if (row.revision !== basedOn) throw ruleViolation(planMessages.changed)
    if (row.state !== 'open' && changes.state === 'open') await requireRoom(context)
    if (ownerEmployeeId !== undefined && ownerEmployeeId !== row.ownerId) {
      await requireListed(ownerEmployeeId, context)
    }
    const { title = row.title, details = row.details, dueOn = row.dueOn, state = row.state } = changes
    const after: Row = {
      ...row,
      title,
      details,
      dueOn,
      state,
      ownerId: ownerEmployeeId === undefined ? row.ownerId : ownerEmployeeId,
      // A reopened action has no outcome yet.
      outcome: state === 'open' ? '' : (changes.outcome ?? row.outcome),
      revision: row.revision + 1,
      changedAt: now,
    }
    if (after.state !== 'open' && after.outcome === '') {
      throw invalid([{ path: 'outcome', message: planMessages.outcomeMissing }])
    }
    await tx.update(planItems).set(after).where(which)
    await audit(
      { tx, now, orgId: org.id, actorUserId: user.id },
      {
        action: after.state === row.state ? 'plan.changed' : `plan.${after.state}`,
        entity: 'plan',
        entityId: id,
        details: { ownerEmployeeId: after.ownerId, dueOn, revision: after.revision },
      },
    )
    return { item: await serializePlanItem(after, context) }
  },
)

/**
 * The owner of an action must be an employee or an active member.
 * @throws Failure NOT_FOUND 'Employee not found: {id}'
 */
const requireListed = async (employeeId: string | null, { tx, org }: MemberContext): Promise<void> => {
  if (employeeId === null || (await isActiveMember(tx, org.id, employeeId))) return
  const [row] = await tx
    .select({ id: employees.id })
    .from(employees)
    .where(and(eq(employees.orgId, org.id), eq(employees.id, employeeId)))
    .for('key share')
  orFail(row, notFound('Employee', employeeId))
}

type Asked = { reportId: string; section: FindingSection; index: number }

/** The statement of a company report at a place. @throws Failure VALIDATION_ERROR if there is none. */
const findingAt = async (
  { reportId, section, index }: Asked,
  { tx, org }: MemberContext,
): Promise<Row['finding']> => {
  const [report] = await tx
    .select({ content: companyReports.content })
    .from(companyReports)
    .where(
      and(
        eq(companyReports.orgId, org.id),
        eq(companyReports.id, reportId),
        isNull(companyReports.removedAt),
      ),
    )
  const said = report && statementAt(report.content, section, index)
  if (!said) throw invalid([{ path: 'finding', message: planMessages.noSuchFinding }])
  const measure = report.content.measures.find(({ topic }) => topic === said.topic)
  return { reportId, section, topic: said.topic, text: said.text, mean: measure?.meanOfAnswered ?? null }
}

const statementAt = (
  content: Content,
  section: FindingSection,
  index: number,
): { text: string; topic: string | null } | undefined => {
  if (section === 'forwardOperatingPlan') {
    const item = content.forwardOperatingPlan[index]
    return item && { text: `${item.title}. ${item.details}`, topic: item.topic }
  }
  if (section === 'immediateHiringNeeds') {
    const need = content.immediateHiringNeeds[index]
    return need && { text: `${need.role}, ${need.department}. ${need.reasoning}`, topic: 'missingTools' }
  }
  const finding = content[section][index]
  return finding && { text: finding.text, topic: finding.topic }
}

export const actionPlanCalls: readonly Endpoint[] = [listPlanItems, createPlanItem, updatePlanItem]
