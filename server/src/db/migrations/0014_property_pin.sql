ALTER TABLE "properties" ADD COLUMN "pinned" boolean DEFAULT true NOT NULL;--> statement-breakpoint
UPDATE "properties" p SET "pinned" = false,
  "lat" = coalesce((SELECT u."lat" FROM "suburbs" u WHERE u."id" = p."suburb_id"), (SELECT c."lat" FROM "cities" c WHERE c."id" = p."city_id")),
  "lng" = coalesce((SELECT u."lng" FROM "suburbs" u WHERE u."id" = p."suburb_id"), (SELECT c."lng" FROM "cities" c WHERE c."id" = p."city_id"))
WHERE p."lat" IS NULL;
