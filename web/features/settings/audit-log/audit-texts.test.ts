import { expect, test } from 'vitest'
import { actorName, auditActionText } from './audit-texts.ts'
import { auditRunText } from './batch-job-texts.ts'
import { entry } from './testing/sample-entry.ts'

test.each([
  [entry('1', 'membership.removed', { subject: 'Ada' }), 'removed Ada'],
  [
    entry('1', 'membership.role_changed', {
      subject: 'Ada',
      details: { role: { from: 'employee', to: 'admin' } },
    }),
    'made Ada an admin',
  ],
  [
    entry('1', 'organization.updated', { details: { changed: ['companyName', 'reportVisibility'] } }),
    'changed the organization’s company name and rule for who sees reports',
  ],
  [
    entry('1', 'employee.updated', { subject: 'Ada', details: { changed: ['role', 'department'] } }),
    'changed role and department of Ada',
  ],
  [
    entry('1', 'report.edited', { subject: 'Ada', details: { version: 3 } }),
    'edited the report of Ada (version 3)',
  ],
  [entry('1', 'invitation.created'), 'invited somebody who is no longer here'],
  [entry('1', 'membership.created', { subject: 'Grace Hopper', entityId: 'user-1' }), 'joined'],
  [entry('1', 'membership.created', { subject: 'Ada' }), 'made Ada a member'],
  [entry('1', 'membership.reactivated', { subject: 'Grace Hopper', entityId: 'user-1' }), 'joined again'],
  [entry('1', 'membership.reactivated', { subject: 'Ada' }), 'let Ada in again'],
  [entry('1', 'employee.removed', { subject: 'Ada' }), 'removed Ada from the list of people'],
  [entry('1', 'employee.restored', { subject: 'Ada' }), 'brought Ada back into the list of people'],
  [entry('1', 'employee.erased'), 'erased for good what was kept of somebody who was removed'],
  [
    entry('1', 'report.released', { subject: 'Ada', details: { version: 2 } }),
    'released the report of Ada (version 2)',
  ],
  [
    entry('1', 'report.contested', { subject: 'Ada', details: { version: 2 } }),
    'contested their report (version 2)',
  ],
  [
    entry('1', 'companyReport.withdrawn', { details: { version: 4 } }),
    'withdrew the company report (version 4)',
  ],
  [
    entry('1', 'organization.export_stopped'),
    'stopped the download of the whole organization before it ended',
  ],
  [entry('1', 'plan.added'), 'added an action to the action plan'],
  [
    entry('1', 'plan.dropped', { subject: 'Ask everybody for a wiki' }),
    'ended an action of the action plan: dropped: “Ask everybody for a wiki”',
  ],
  [
    entry('1', 'invitation.resent', { subject: 'Ada', details: { employeeId: 'e1', mail: 'asked-again' } }),
    'made a link to the new round for Ada',
  ],
  [
    entry('1', 'invitation.created', { subject: 'Ada', details: { employeeId: 'e1', mail: 'reopened' } }),
    'made a link for Ada to their answers that were opened again',
  ],
  [entry('1', 'plan.changed'), 'changed an action of the action plan'],
  [entry('1', 'plan.done'), 'ended an action of the action plan: done'],
  [entry('1', 'plan.dropped'), 'ended an action of the action plan: dropped'],
  [entry('1', 'plan.open'), 'reopened an action of the action plan'],
  [entry('1', 'apiKey.created', { subject: 'Staff list' }), 'made the API key “Staff list”'],
  [entry('1', 'apiKey.revoked', { subject: 'Staff list' }), 'revoked the API key “Staff list”'],
  [entry('1', 'webhook.created', { subject: 'hooks.test' }), 'made the webhook to hooks.test'],
  [entry('1', 'webhook.changed', { subject: 'hooks.test' }), 'changed the webhook to hooks.test'],
  [entry('1', 'webhook.paused', { subject: 'hooks.test' }), 'paused the webhook to hooks.test'],
  [entry('1', 'webhook.resumed', { subject: 'hooks.test' }), 'resumed the webhook to hooks.test'],
  [
    entry('1', 'webhook.secret_rotated', { subject: 'hooks.test' }),
    'made a new secret for the webhook to hooks.test',
  ],
  [entry('1', 'webhook.deleted', { subject: 'hooks.test' }), 'deleted the webhook to hooks.test'],
  [entry('1', 'webhook.switched_off', { subject: 'hooks.test' }), 'switched the webhook to hooks.test off'],
  [
    entry('1', 'report.written', { subject: 'Ada', details: { version: 2 } }),
    'had the report of Ada worded by the language model (version 2)',
  ],
  [entry('1', 'chat.deleted'), 'deleted one of their conversations in the chat'],
  [
    entry('1', 'membership.permissions_changed', {
      subject: 'Ada',
      details: {
        role: 'employee',
        permissions: { from: null, to: ['org:view', 'report:view', 'onboarding:view', 'submission:view'] },
      },
    }),
    'changed the permissions of Ada (added “Read everybody’s answers”; taken “See the people of the organization” and “Use the chat”)',
  ],
  [
    entry('1', 'membership.permissions_changed', {
      subject: 'Ada',
      details: { role: 'admin', permissions: { from: ['org:billing', 'all'], to: null } },
    }),
    'changed the permissions of Ada (taken “Remove people with their answers, bring them back, and erase them”, “Open a submitted questionnaire again”, “Delete reports, and see all of them”, “Delete the organization”, and “Make recorded owners admins”)',
  ],
  [
    entry('1', 'membership.permissions_changed', { subject: 'Ada', details: { permissions: 'older' } }),
    'changed the permissions of Ada',
  ],
  [entry('1', 'moon.landed_on'), 'moon: landed on'],
])('an entry is told as a sentence', (one, sentence) => {
  expect(auditActionText(one, { hasBilling: false })).toBe(sentence)
})

test('what was done with an API key says whose it is, and with which', () => {
  const one = entry('1', 'invitation.created', { subject: 'Ada', byKey: { id: 'key-1', name: 'Staff list' } })
  expect(`${actorName(one)} ${auditActionText(one, { hasBilling: false })}`).toBe(
    'Grace Hopper, by the API key “Staff list”, invited Ada',
  )
})

test.each([
  ['reminders.stopped', 'Ada stopped invitations and reminders, by the link in a mail'],
  ['reminders.allowed', 'Ada wants invitations and reminders again, by the link in a mail'],
  ['invitation.asked', 'Ada asked for an invitation'],
])('who did something without being a member is whom it is about: %s', (action, sentence) => {
  const one = entry('1', action, { actor: null, subject: 'Ada' })
  expect(`${actorName(one)} ${auditActionText(one, { hasBilling: false })}`).toBe(sentence)
})

test('links of a new round are not told as people who were invited', () => {
  const ofRound = entry('1', 'invitation.created', { details: { mail: 'asked-again' } })
  expect(auditRunText(ofRound, 3, { hasBilling: false })).toBe('made links to the new round for 3 people')
  const reopened = entry('1', 'invitation.created', { details: { mail: 'reopened' } })
  expect(auditRunText(reopened, 2, { hasBilling: false })).toBe(
    'made links for 2 people to their answers that were opened again',
  )
})

test.each([
  ['invitation.created', 60, 'invited 60 people'],
  ['report.generated', 2500, 'generated 2,500 reports'],
  ['moon.landed_on', 3, 'moon: landed on and 2 more like it'],
])('what a run did is one sentence: %s', (action, count, sentence) => {
  expect(auditRunText(entry('1', action), count, { hasBilling: false })).toBe(sentence)
})
