DROP INDEX "change_log_row";--> statement-breakpoint
CREATE INDEX "contact_messages_email" ON "contact_messages" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "enquiries_email" ON "enquiries" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "change_log_table" ON "change_log" USING btree ("table_name","id");--> statement-breakpoint
CREATE INDEX "change_log_actor_name" ON "change_log" USING btree (lower("actor_name") text_pattern_ops,"id");--> statement-breakpoint
CREATE INDEX "change_log_action" ON "change_log" USING btree ("action","id");--> statement-breakpoint
CREATE UNIQUE INDEX "privacy_requests_one_open" ON "privacy_requests" USING btree ("user_id","kind") WHERE "privacy_requests"."state" = 'open';--> statement-breakpoint
CREATE INDEX "change_log_row" ON "change_log" USING btree ("row_id","table_name","id");