import { sql } from 'drizzle-orm'
import { auditEntries } from '../../../core/database/tables.ts'
import { users } from '../../../schema/accounts.ts'
import { planItems } from '../../../schema/action-plan.ts'
import { apiKeys } from '../../../schema/api-keys.ts'
import { cycles } from '../../../schema/cycles.ts'
import { memberships, organizations } from '../../../schema/organizations.ts'
import { employees, invitations, reminderOptOuts } from '../../../schema/employees.ts'
import { submissions, submissionVersions } from '../../../schema/submissions.ts'
import { removedInputs, retentionRules } from '../../../schema/retention.ts'
import { webhooks } from '../../../schema/webhooks.ts'
import { instantText, tableEntity, jsonObject, type Entity } from './archive-file.ts'
import { importedIds, importedNames, organizationImports } from '../../../schema/data-transfer.ts'
import * as lines from './line-schemas.ts'
import { reportEntities } from './report-archive-files.ts'

const noLiveCode = 'A code opens the questionnaire to whoever holds it.'

const organization: Entity = {
  name: 'organization',
  what: 'The organization itself: its names, its settings and what was said of it when it was set up. One line.',
  line: lines.OrganizationLine,
  portion: 1,
  lines: (orgId) => sql`
    select ${jsonObject([
      ['name', sql`name`],
      ['companyName', sql`company_name`],
      ['createdAt', instantText(sql`created_at`)],
      ['settings', sql`settings`],
      ['onboardingData', sql`onboarding_data`],
      ['onboardingCompletedAt', instantText(sql`onboarding_completed_at`)],
      ['lastReportGenerationAt', instantText(sql`last_report_generation_at`)],
    ])} as line from ${organizations} where id = ${orgId}`,
}

const members: Entity = {
  name: 'members',
  what: 'Who has, or had, an account in the organization: their e-mail, role and permissions. `userId` is what other files call them by.',
  line: lines.MemberLine,
  portion: 500,
  table: { of: memberships, leftOut: { firstJoinedAt: 'It is what `joinedAt` says, where there is one.' } },
  lines: (orgId) => sql`
    select ${jsonObject([
      ['userId', sql`m.user_id`],
      ['name', sql`u.display_name`],
      ['email', sql`u.email`],
      ['role', sql`m.role`],
      ['permissions', sql`m.permissions`],
      ['joinedAt', instantText(sql`coalesce(m.first_joined_at, m.joined_at)`)],
      ['roleSince', instantText(sql`m.role_since`)],
      ['status', sql`m.status`],
      ['hasLeft', sql`m.has_left`],
    ])} as line from ${memberships} m join ${users} u on u.id = m.user_id
    where m.org_id = ${orgId} order by m.user_id collate "C"`,
}

/**
 * What the audit log says of a webhook is its host: the rest of the address may hold a secret. Hosts stored before their
 * length was checked are cut to what an import reads.
 */
const names: Entity = {
  name: 'names',
  table: { of: importedNames, leftOut: {} },
  what: 'Names that no other file has: of API keys, of webhooks the host, and, where the organization was imported, of accounts on the server that it comes from. Neither keys nor secrets.',
  line: lines.NameLine,
  portion: 500,
  lines: (orgId) => sql`
    select json_build_object('id', id, 'kind', kind, 'name', name, 'email', email)::text as line from (
      select id, kind, name, email from ${importedNames} where org_id = ${orgId}
      union all
      select id, 'apiKey' as kind, name, null as email from ${apiKeys} where org_id = ${orgId}
      union all
      select id, 'webhook', left(substring(url from '://(?:[^/@]*@)?([^/?#]+)'), ${lines.nameMax}), null from ${webhooks} where org_id = ${orgId}
    ) as named order by id collate "C"`,
}

/** Every file of the archive, in the order in which one refers to another. */
export const entities: readonly Entity[] = [
  organization,
  tableEntity({
    name: 'imported-from',
    what: 'Where the organization came from, if it was imported.',
    line: lines.ImportOriginLine,
    of: organizationImports,
    by: [organizationImports.orgId],
  }),
  members,
  names,
  tableEntity({
    name: 'original-ids',
    what: 'The ids that people had on the server that the organization comes from: hashes of reports were made from them.',
    line: lines.OriginalIdLine,
    of: importedIds,
    by: [importedIds.id],
  }),
  tableEntity({
    name: 'people',
    what: 'The list of people. `userId` names the member that somebody has joined as.',
    line: lines.PersonLine,
    of: employees,
    by: [employees.id],
  }),
  tableEntity({
    name: 'removed-inputs',
    what: 'What reports were made from and a rule has removed since: whose answers, and when.',
    line: lines.RemovedInputLine,
    of: removedInputs,
    by: [removedInputs.employeeId, removedInputs.revision],
  }),
  tableEntity({
    name: 'invitations',
    what: 'Who was invited, when, by whom and as what. Their codes are not in it.',
    line: lines.InvitationLine,
    of: invitations,
    by: [invitations.id],
    leftOut: { codeHash: noLiveCode, handedCodeHash: noLiveCode },
  }),
  tableEntity({
    name: 'mail-choices',
    what: 'Addresses that want no more mail that asks for answers. Of somebody who was erased a hash stands there.',
    line: lines.OptOutLine,
    of: reminderOptOuts,
    by: [reminderOptOuts.email],
  }),
  tableEntity({
    name: 'cycles',
    what: 'Each time that everybody was asked again.',
    line: lines.CycleLine,
    of: cycles,
    by: [cycles.id],
  }),
  tableEntity({
    name: 'submissions',
    what: 'What each person has answered: `rawAnswers` by the id of the question. Of a draft it is null: that it is there is said, what is in it is its author’s alone.',
    line: lines.SubmissionLine,
    of: submissions,
    by: [submissions.employeeId],
    leftOut: { deviceHash: 'It knows a browser of this server again.' },
    instead: {
      rawAnswers: sql`case when status = 'completed' then raw_answers end`,
    },
  }),
  tableEntity({
    name: 'submission-versions',
    what: 'What people had answered before their answers were opened again.',
    line: lines.SubmissionVersionLine,
    of: submissionVersions,
    by: [submissionVersions.employeeId, submissionVersions.revision],
  }),
  ...reportEntities,
  tableEntity({
    name: 'retention-rules',
    what: 'How long each kind of thing is kept.',
    line: lines.RetentionRuleLine,
    of: retentionRules,
    by: [retentionRules.kind],
  }),
  tableEntity({
    name: 'action-plan',
    what: 'What is to be done, by whom and until when, and what became of it. `ownerId` is a person or a member.',
    line: lines.PlanItemLine,
    of: planItems,
    by: [planItems.id],
  }),
  tableEntity({
    name: 'audit-log',
    what: 'Who changed what and when. `actorUserId` is a member, `apiKeyId` a key that it was done with. Entries with the same `runId` were left by one run.',
    line: lines.AuditLine,
    of: auditEntries,
    by: [auditEntries.id],
    leftOut: { beginsHour: 'It follows from the other entries of the run.' },
    portion: 2_000,
  }),
]
