ALTER TABLE "offers" ADD COLUMN "owner_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "outbox_request" ON "outbox" USING btree ("request_id");