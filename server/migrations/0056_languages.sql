ALTER TABLE "users" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "submission_versions" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "language" text;--> statement-breakpoint
UPDATE organizations SET settings = settings || '{"invitationLanguage": null}'::jsonb WHERE NOT settings ? 'invitationLanguage';
