-- Since 0070 being let in again keeps the day on which somebody joined first; of those who had been let in again before, or
-- were removed before, the audit log knows it. It is when they were taken in, or founded the organization; of whoever has
-- left since by themselves, when they came back first. Where its entry is not kept any more, nothing is changed.
WITH happened AS (
  SELECT org_id, entity_id AS user_id, action, at FROM audit_entries
  WHERE entity = 'membership' AND action IN ('membership.created', 'membership.reactivated', 'membership.left')
  UNION ALL
  SELECT org_id, actor_user_id, 'membership.created', at FROM audit_entries
  WHERE action IN ('organization.created', 'organization.imported')
), left_last AS (
  SELECT m.org_id, m.user_id, max(h.at) AS at
  FROM memberships m JOIN happened h ON h.org_id = m.org_id AND h.user_id = m.user_id
  WHERE h.action = 'membership.left' AND h.at < m.joined_at
  GROUP BY m.org_id, m.user_id
), joined_first AS (
  SELECT m.org_id, m.user_id, min(h.at) AS at
  FROM memberships m JOIN happened h ON h.org_id = m.org_id AND h.user_id = m.user_id
  LEFT JOIN left_last l ON l.org_id = m.org_id AND l.user_id = m.user_id
  WHERE CASE WHEN l.at IS NULL THEN h.action = 'membership.created' ELSE h.action <> 'membership.left' AND h.at > l.at END
  GROUP BY m.org_id, m.user_id
)
UPDATE memberships m SET first_joined_at = f.at
FROM joined_first f
WHERE f.org_id = m.org_id AND f.user_id = m.user_id AND f.at < coalesce(m.first_joined_at, m.joined_at);
