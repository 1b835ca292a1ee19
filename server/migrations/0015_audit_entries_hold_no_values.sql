-- Entries of the audit log outlive what they are about, so they hold ids, states and the names of changed fields: what
-- older ones held of an organization's names, place and profile is taken out of them.
UPDATE audit_entries SET details = details - 'name' WHERE action IN ('organization.created', 'organization.deleted');
--> statement-breakpoint
UPDATE audit_entries e SET details = jsonb_build_object('changed', (
    SELECT coalesce(jsonb_agg(field), '[]'::jsonb) FROM (
      SELECT field FROM unnest(ARRAY['name', 'companyName']) field WHERE e.details ? field
      UNION ALL
      SELECT field FROM unnest(ARRAY['reportVisibility', 'location']) field
        WHERE coalesce(e.details->'settings'->'from'->field, 'null') <> coalesce(e.details->'settings'->'to'->field, 'null')
      UNION ALL
      SELECT field FROM unnest(ARRAY['industry', 'size', 'departments']) field
        WHERE coalesce(e.details->'onboardingData'->'from'->field, 'null') <> coalesce(e.details->'onboardingData'->'to'->field, 'null')
    ) changed
  )) || CASE
    WHEN e.details->'settings'->'from'->>'reportVisibility' <> e.details->'settings'->'to'->>'reportVisibility'
    THEN jsonb_build_object('reportVisibility', jsonb_build_object(
      'from', e.details->'settings'->'from'->'reportVisibility', 'to', e.details->'settings'->'to'->'reportVisibility'))
    ELSE '{}'::jsonb END
WHERE e.action IN ('organization.updated', 'organization.onboarding_completed') AND NOT e.details ? 'changed';
