ALTER TABLE "chat_turns" ADD COLUMN "author" jsonb DEFAULT '{"by":"analyst","why":null,"model":null}'::jsonb NOT NULL;
