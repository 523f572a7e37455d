ALTER TABLE "sessions" ADD COLUMN "viewing_user_id" integer;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_viewing_user_id_users_id_fk" FOREIGN KEY ("viewing_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_viewing" ON "sessions" USING btree ("viewing_user_id");