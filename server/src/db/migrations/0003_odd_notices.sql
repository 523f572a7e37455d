ALTER TABLE "payment_alerts" DROP CONSTRAINT "payment_alerts_kind_known";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "second_of" integer;--> statement-breakpoint
ALTER TABLE "properties" ADD COLUMN "gone_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "weeks" ADD COLUMN "gone_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_second_of_payments_id_fk" FOREIGN KEY ("second_of") REFERENCES "public"."payments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_transaction" ON "payments" USING btree ("provider","provider_transaction_id");--> statement-breakpoint
CREATE INDEX "payments_second_of" ON "payments" USING btree ("second_of");--> statement-breakpoint
ALTER TABLE "payment_alerts" ADD CONSTRAINT "payment_alerts_kind_known" CHECK ("payment_alerts"."kind" in ('paidTwice', 'listingGone', 'voided', 'wrongAmount', 'wrongCurrency', 'otherTransaction', 'otherPayment', 'unknownPayment', 'unconfirmed', 'forged'));--> statement-breakpoint
-- What is sold or rented out now was so before: it can return to the market only as itself.
ALTER TABLE "properties" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE "properties" SET "gone_at" = "properties"."updated_at" FROM "statuses" s WHERE s."id" = "status_id" AND s."code" IN ('S', 'RO');--> statement-breakpoint
ALTER TABLE "properties" ENABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "weeks" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE "weeks" SET "gone_at" = "weeks"."updated_at" FROM "statuses" s WHERE s."id" = "status_id" AND s."code" = 'S';--> statement-breakpoint
ALTER TABLE "weeks" ENABLE TRIGGER USER;--> statement-breakpoint
-- Every request at PayGate has a row, also of payments that were recorded without one. Those
-- without a result go to the queue of requests that are queried.
INSERT INTO "payment_requests" ("payment_id", "request_id", "ended_at", "created_at")
SELECT "id", "provider_request_id", CASE WHEN "result_code" IS NOT NULL THEN "updated_at" END, "created_at"
FROM "payments" WHERE "provider" = 'paygate' AND "provider_request_id" IS NOT NULL
ON CONFLICT DO NOTHING;
