ALTER TABLE "saved_search_terms" DROP CONSTRAINT "saved_search_terms_search_id_saved_searches_id_fk";
--> statement-breakpoint
DROP INDEX "saved_search_terms_match";--> statement-breakpoint
ALTER TABLE "saved_search_terms" ADD COLUMN "recipient_id" integer;--> statement-breakpoint
ALTER TABLE "saved_search_terms" ADD COLUMN "rest" bigint;--> statement-breakpoint
ALTER TABLE "saved_search_terms" ADD COLUMN "south" integer;--> statement-breakpoint
ALTER TABLE "saved_search_terms" ADD COLUMN "west" integer;--> statement-breakpoint
ALTER TABLE "saved_search_terms" ADD COLUMN "north" integer;--> statement-breakpoint
ALTER TABLE "saved_search_terms" ADD COLUMN "east" integer;--> statement-breakpoint
ALTER TABLE "weeks" ADD COLUMN "tender_closes_on" date;--> statement-breakpoint
-- Only tenders close. A property has a last day once it is sold, when nobody can make an offer any more.
DELETE FROM "listing_occasions" WHERE "reason" = 'closing' AND "property_id" IS NOT NULL;--> statement-breakpoint
-- A filter went with its recipient, its terms only with the search.
DELETE FROM "saved_search_terms" t WHERE NOT EXISTS (
  SELECT FROM "saved_search_filters" f WHERE f."search_id" = t."search_id");--> statement-breakpoint
ALTER TABLE "saved_search_terms" ADD CONSTRAINT "saved_search_terms_search_id_saved_search_filters_search_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."saved_search_filters"("search_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_search_terms_found" ON "saved_search_terms" USING btree ("term","min_price","max_price","bedrooms","search_id","recipient_id","rest","south","west","north","east");--> statement-breakpoint
CREATE INDEX "weeks_tender_closes" ON "weeks" USING btree ("tender_closes_on") WHERE "weeks"."tender_closes_on" is not null;--> statement-breakpoint
-- What is left to check of each search is written as they are indexed again, in the background.
INSERT INTO "saved_search_changes" ("search_id") SELECT "id" FROM "saved_searches" ON CONFLICT DO NOTHING;--> statement-breakpoint
-- The moment itself, or the end of the quiet hours that it is in. South Africa has no summer time.
CREATE FUNCTION after_quiet_hours(quiet_from integer, quiet_until integer, moment timestamptz)
RETURNS timestamptz LANGUAGE plpgsql STABLE AS $$
DECLARE
  at timestamp := moment AT TIME ZONE 'Africa/Johannesburg';
  of_day integer := extract(hour FROM at);
BEGIN
  IF quiet_from > quiet_until AND of_day >= quiet_from THEN
    at := date_trunc('day', at) + interval '1 day' + quiet_until * interval '1 hour';
  ELSIF (quiet_from > quiet_until AND of_day < quiet_until)
    OR (quiet_from < quiet_until AND of_day >= quiet_from AND of_day < quiet_until) THEN
    at := date_trunc('day', at) + quiet_until * interval '1 hour';
  END IF;
  RETURN at AT TIME ZONE 'Africa/Johannesburg';
END
$$;--> statement-breakpoint
-- When a person is told: at the hour that they chose, or at once except in their quiet hours, and
-- never within an hour of their last digest.
CREATE OR REPLACE FUNCTION alert_due_at(
  frequency text, hour integer, weekday integer, quiet_from integer, quiet_until integer,
  last_digest timestamptz, moment timestamptz)
RETURNS timestamptz LANGUAGE plpgsql STABLE AS $$
DECLARE
  earliest timestamptz := last_digest + interval '1 hour';
  due timestamp := moment AT TIME ZONE 'Africa/Johannesburg';
  chosen timestamp;
BEGIN
  IF frequency = 'atOnce' THEN
    RETURN public.after_quiet_hours(quiet_from, quiet_until, greatest(moment, earliest));
  END IF;
  chosen := date_trunc('day', due) + hour * interval '1 hour';
  IF frequency = 'weekly' THEN
    chosen := chosen + ((weekday - extract(isodow FROM due)::integer + 7) % 7) * interval '1 day';
  END IF;
  IF chosen < due THEN
    chosen := chosen + CASE frequency WHEN 'weekly' THEN interval '7 days' ELSE interval '1 day' END;
  END IF;
  RETURN greatest(chosen AT TIME ZONE 'Africa/Johannesburg', earliest);
END
$$;
