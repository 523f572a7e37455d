ALTER TABLE "properties" ADD COLUMN "map_lat" double precision GENERATED ALWAYS AS (case when show_address then lat else round(lat::numeric, 2)::double precision end) STORED;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "map_lng" double precision GENERATED ALWAYS AS (case when show_address then lng else round(lng::numeric, 2)::double precision end) STORED;--> statement-breakpoint
DROP INDEX "search_log_type";--> statement-breakpoint
CREATE INDEX "properties_available" ON "properties" USING btree ("usage","is_sale",coalesce("date_available", '-infinity'::date),"id") WHERE "properties"."published";--> statement-breakpoint
CREATE INDEX "properties_latest" ON "properties" USING btree ("usage",coalesce("first_published_at", "created_at"),"id") WHERE "properties"."published";