ALTER TABLE "memberships" ADD COLUMN "has_left" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "memberships" SET "has_left" = true
WHERE "status" = 'suspended' AND (
	SELECT "action" FROM "audit_entries"
	WHERE "audit_entries"."org_id" = "memberships"."org_id" AND "entity" = 'membership' AND "entity_id" = "memberships"."user_id"
	ORDER BY "at" DESC, "id" DESC LIMIT 1
) = 'membership.left';
