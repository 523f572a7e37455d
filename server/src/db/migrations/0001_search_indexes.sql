-- drizzle cannot declare INCLUDE: the included columns let a filtered count read the index alone.
CREATE INDEX "properties_price" ON "properties" ("usage", "is_sale", "price", "id") INCLUDE ("date_available") WHERE "published";--> statement-breakpoint
CREATE INDEX "properties_province_price" ON "properties" ("usage", "is_sale", "province_id", "price", "id") INCLUDE ("date_available") WHERE "published";--> statement-breakpoint
CREATE INDEX "properties_city_price" ON "properties" ("usage", "is_sale", "city_id", "price", "id") INCLUDE ("date_available") WHERE "published";--> statement-breakpoint
CREATE INDEX "properties_suburb_price" ON "properties" ("usage", "is_sale", "suburb_id", "price", "id") INCLUDE ("date_available") WHERE "published";--> statement-breakpoint
CREATE INDEX "properties_map" ON "properties" ("usage", "is_sale", "lat", "lng") INCLUDE ("price") WHERE "published";--> statement-breakpoint
-- With the usual 100 the planner misjudges how many listings hold a word.
ALTER TABLE "properties" ALTER COLUMN "search_text" SET STATISTICS 1000;--> statement-breakpoint
ALTER TABLE "rate_counters" SET UNLOGGED;
