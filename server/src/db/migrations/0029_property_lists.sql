-- Visitors have searched in property_search since 0011: the indexes of that search on properties are left over.
DROP INDEX "properties_newest";--> statement-breakpoint
DROP INDEX "properties_province_newest";--> statement-breakpoint
DROP INDEX "properties_city_newest";--> statement-breakpoint
DROP INDEX "properties_suburb_newest";--> statement-breakpoint
DROP INDEX "properties_available";--> statement-breakpoint
DROP INDEX "properties_latest";--> statement-breakpoint
DROP INDEX "properties_search_text";--> statement-breakpoint
DROP INDEX "properties_price";--> statement-breakpoint
DROP INDEX "properties_province_price";--> statement-breakpoint
DROP INDEX "properties_city_price";--> statement-breakpoint
DROP INDEX "properties_suburb_price";--> statement-breakpoint
DROP INDEX "properties_map";--> statement-breakpoint
DROP INDEX "properties_facets";--> statement-breakpoint
DROP INDEX "properties_owner";--> statement-breakpoint
DROP INDEX "properties_agent";--> statement-breakpoint
DROP INDEX "properties_agency";--> statement-breakpoint
DROP INDEX "properties_status";--> statement-breakpoint
DROP INDEX "properties_type";--> statement-breakpoint
CREATE INDEX "properties_words" ON "properties" USING gin ("search_text") WHERE "properties"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "properties_by_name" ON "properties" USING btree (lower(coalesce(nullif("name", ''), "short_description")),"id") WHERE "properties"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "properties_by_price" ON "properties" USING btree ("is_sale","price","id") WHERE "properties"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "properties_by_size" ON "properties" USING btree (coalesce("erf_size", "floor_size"),"id") WHERE "properties"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "properties_by_unit" ON "properties" USING btree ("unit","id") WHERE "properties"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "properties_by_province" ON "properties" USING btree ("province","id") WHERE "properties"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "properties_by_city" ON "properties" USING btree ("city","id") WHERE "properties"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "properties_by_suburb" ON "properties" USING btree ("suburb","id") WHERE "properties"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "properties_by_usage" ON "properties" USING btree ("usage","id") WHERE "properties"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "properties_by_published" ON "properties" USING btree ("published","id") WHERE "properties"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "properties_places" ON "properties" USING btree ("province_id","city_id","suburb_id") WHERE "properties"."published";--> statement-breakpoint
CREATE INDEX "properties_owner" ON "properties" USING btree ("owner_user_id","id");--> statement-breakpoint
CREATE INDEX "properties_agent" ON "properties" USING btree ("agent_id","id");--> statement-breakpoint
CREATE INDEX "properties_agency" ON "properties" USING btree ("agency_id","id");--> statement-breakpoint
CREATE INDEX "properties_status" ON "properties" USING btree ("status_id","id");--> statement-breakpoint
CREATE INDEX "properties_type" ON "properties" USING btree ("property_type_id","id");