CREATE TABLE "campaign_counts" (
	"day" date NOT NULL,
	"campaign_id" integer NOT NULL,
	"upload_id" integer NOT NULL,
	"item_id" integer NOT NULL,
	"kind" text NOT NULL,
	"events" integer NOT NULL,
	"visitors" integer NOT NULL,
	CONSTRAINT "campaign_counts_pk" PRIMARY KEY("campaign_id","upload_id","day","kind","item_id")
);
--> statement-breakpoint
CREATE TABLE "campaign_visitors" (
	"day" date NOT NULL,
	"campaign_id" integer NOT NULL,
	"upload_id" integer NOT NULL,
	"item_id" integer NOT NULL,
	"kind" text NOT NULL,
	"visitor" text NOT NULL,
	CONSTRAINT "campaign_visitors_pk" PRIMARY KEY("campaign_id","upload_id","day","kind","item_id","visitor")
);
--> statement-breakpoint
CREATE TABLE "search_counts" (
	"day" date NOT NULL,
	"place" text NOT NULL,
	"searches" integer NOT NULL,
	CONSTRAINT "search_counts_day_place_pk" PRIMARY KEY("day","place")
);
--> statement-breakpoint
ALTER TABLE "counted_logs" ADD COLUMN "last_id" bigint;--> statement-breakpoint
CREATE INDEX "change_log_actor_table" ON "change_log" USING btree ("actor_user_id","table_name","created_at","id");--> statement-breakpoint
CREATE INDEX "change_log_actor_action" ON "change_log" USING btree ("actor_user_id","action","created_at","id");--> statement-breakpoint
CREATE INDEX "change_log_deletions" ON "change_log" USING btree ("created_at","id") WHERE "change_log"."action" = 'delete';--> statement-breakpoint
CREATE INDEX "change_log_email_before" ON "change_log" USING btree (lower("before" ->> 'email')) WHERE "change_log"."before" ->> 'email' is not null;--> statement-breakpoint
CREATE INDEX "change_log_email_after" ON "change_log" USING btree (lower("after" ->> 'email')) WHERE "change_log"."after" ->> 'email' is not null;--> statement-breakpoint
CREATE INDEX "outbox_subject" ON "outbox" USING btree (substring(dedupe_key from '^[a-z ]+:[0-9]+'));--> statement-breakpoint

-- The addresses in a text, for an index: what an address may have to the left and right of each "@".
-- It may be a part of the address only, so whoever looks for one compares the text as well. Both parts
-- are cut, because an index refuses long entries, and an email must not fail for that.
CREATE FUNCTION named_addresses(content text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
  pieces text[] := string_to_array(lower(content), '@');
  found text[] := '{}';
BEGIN
  FOR i IN 2 .. cardinality(pieces) LOOP
    -- Backwards, because a pattern that starts anywhere tries every letter of a long text.
    found := found || (reverse(substring(reverse(right(pieces[i - 1], 320)) FROM '^[a-z0-9._%+-]*')) || '@'
      || substring(left(pieces[i], 320) FROM '^[a-z0-9-]*(?:\.[a-z0-9][a-z0-9-]*)*'));
  END LOOP;
  RETURN found;
END
$$;--> statement-breakpoint
-- A person's data is deleted from every email that names them: without the index, the text of each is read.
CREATE INDEX "outbox_addresses" ON "outbox" USING gin (named_addresses("to" || ' ' || coalesce("reply_to", '') || ' ' || "text"));--> statement-breakpoint
-- Months that are over do not change, so nothing else would ever collect statistics of the new expressions.
ANALYZE "outbox", "change_log";
