CREATE INDEX "users_username_start" ON "users" USING btree (lower("username") text_pattern_ops) WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_email_start" ON "users" USING btree (lower("email") text_pattern_ops) WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "agents_names" ON "agents" USING gin (to_tsvector('simple'::regconfig, "name" || ' ' || "surname"));--> statement-breakpoint
CREATE INDEX "individuals_names" ON "individuals" USING gin (to_tsvector('simple'::regconfig, "name" || ' ' || "surname"));--> statement-breakpoint
CREATE INDEX "payments_paid" ON "payments" USING btree ("paid_at");--> statement-breakpoint
CREATE INDEX "payments_reference_start" ON "payments" USING btree ("reference" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "properties_search_text_unpublished" ON "properties" USING gin ("search_text") WHERE not "properties"."published";--> statement-breakpoint
CREATE INDEX "properties_reference_start" ON "properties" USING btree ("reference" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "weeks_reference_start" ON "weeks" USING btree ("reference" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "weeks_to_verify" ON "weeks" USING btree ("id") WHERE "weeks"."verified_at" is null and "weeks"."deleted_at" is null;--> statement-breakpoint
-- Partners have logos and opening hours have days from now on. No screen could change them before, so
-- the sample values come back in their new shape with the reference data.
UPDATE "settings" SET "value" = "value" - ARRAY['partners', 'openingHours', 'openingHoursText', 'rentalsText'] WHERE "key" = 'company';
