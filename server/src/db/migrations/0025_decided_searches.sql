DROP INDEX "saved_search_terms_term";--> statement-breakpoint
ALTER TABLE "saved_search_terms" ADD COLUMN "decided_for" integer;--> statement-breakpoint
CREATE INDEX "saved_search_terms_match" ON "saved_search_terms" USING btree ("term","min_price","max_price","bedrooms","search_id","decided_for");--> statement-breakpoint
-- Which searches the index decides alone is found out as they are indexed again, in the background.
INSERT INTO "saved_search_changes" ("search_id") SELECT "id" FROM "saved_searches" ON CONFLICT DO NOTHING;
