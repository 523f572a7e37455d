ALTER TABLE "images" ADD COLUMN "address_key" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "images_address_key_unique" ON "images" USING btree ("address_key");--> statement-breakpoint
-- The company settings hold copies of their pictures.
UPDATE "settings" SET "value" = "value" || jsonb_build_object(
  'logo', "value" -> 'logo' || coalesce((
    SELECT jsonb_build_object('key', i."address_key") FROM "images" i
    WHERE i."id" = ("value" -> 'logo' ->> 'id')::int), '{}'))
WHERE "key" = 'company' AND jsonb_typeof("value" -> 'logo') = 'object';--> statement-breakpoint
UPDATE "settings" SET "value" = jsonb_set("value", '{partners}', (
  SELECT jsonb_agg(CASE WHEN i."id" IS NULL THEN partner
    ELSE jsonb_set(partner, '{logo,key}', to_jsonb(i."address_key")) END ORDER BY place)
  FROM jsonb_array_elements("value" -> 'partners') WITH ORDINALITY AS p (partner, place)
  LEFT JOIN "images" i ON i."id" = (partner -> 'logo' ->> 'id')::int))
WHERE "key" = 'company' AND jsonb_array_length("value" -> 'partners') > 0;
