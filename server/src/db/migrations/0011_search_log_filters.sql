DROP INDEX "search_log_user";--> statement-breakpoint
ALTER TABLE "search_log" ADD COLUMN "words" text GENERATED ALWAYS AS (lower(user_name || ' ' || property || ' ' || value)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "search_log_type" ON "search_log" USING btree ("type","created_at","id");--> statement-breakpoint
CREATE INDEX "search_log_user" ON "search_log" USING btree (lower("user_name"),"created_at","id");--> statement-breakpoint
-- With trigrams a word is found among millions of searches in milliseconds. A server that does not
-- offer them, or a user who may not add them, goes without: the same search then reads the whole log.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX "search_log_words" ON "search_log" USING gin ("words" gin_trgm_ops);
EXCEPTION WHEN insufficient_privilege OR undefined_file OR feature_not_supported OR undefined_object THEN
  RAISE NOTICE 'the search log has no index of words: %', SQLERRM;
END
$$;
