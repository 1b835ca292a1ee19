ALTER TABLE "mails" ADD COLUMN "details" jsonb;
--> statement-breakpoint
-- What waits to be sent gets what it looked up in the audit log until now.
UPDATE mails m SET details = jsonb_build_object('byUserId', e.actor_user_id)
FROM audit_entries e
WHERE m.state = 'queued' AND e.org_id = m.org_id AND e.id = m.subject_id
  AND m.kind IN ('organization-deleted', 'organization-export-begun', 'organization-exported');
--> statement-breakpoint
UPDATE mails m SET details = jsonb_build_object('byUserId', e.actor_user_id, 'stopped', jsonb_build_object(
  'at', to_char(e.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'left', coalesce(e.details->'left', '[]')))
FROM audit_entries e
WHERE m.state = 'queued' AND e.org_id = m.org_id AND e.id = m.subject_id AND m.kind = 'organization-export-stopped';
--> statement-breakpoint
UPDATE mails m SET details = jsonb_build_object('userId', u.id, 'byUserId', e.actor_user_id, 'change', CASE
  WHEN e.action = 'membership.removed' THEN jsonb_build_object('what', 'removed')
  WHEN e.action = 'membership.reactivated' THEN jsonb_build_object('what', 'let-in', 'role', coalesce(e.details->'role'->'to', e.details->'role'))
  WHEN e.action = 'membership.role_changed' THEN jsonb_build_object('what', 'role', 'role', e.details->'role'->'to')
  WHEN e.action = 'membership.permissions_changed' THEN jsonb_build_object('what', 'permissions', 'role', e.details->'role') || (e.details->'permissions')
  WHEN e.details->'ownerId'->>'to' = u.id THEN jsonb_build_object('what', 'given', 'otherId', e.details->'ownerId'->'from')
  ELSE jsonb_build_object('what', 'gave-away', 'otherId', e.details->'ownerId'->'to') END)
FROM audit_entries e, users u
WHERE m.state = 'queued' AND e.org_id = m.org_id AND e.id = m.subject_id AND m.kind = 'membership'
  AND u.email = m.to_address AND ((e.entity_id = u.id AND e.action IN (
      'membership.removed', 'membership.reactivated', 'membership.role_changed', 'membership.permissions_changed'))
    OR (e.action = 'organization.ownership_transferred' AND u.id IN (e.details->'ownerId'->>'from', e.details->'ownerId'->>'to')));
