CREATE TABLE "campaign_mail_clicks" (
	"mailing_id" integer NOT NULL,
	"subject" text NOT NULL,
	"clicks" integer NOT NULL,
	CONSTRAINT "campaign_mail_clicks_pk" PRIMARY KEY("mailing_id","subject"),
	CONSTRAINT "campaign_mail_clicks_subject_known" CHECK ("campaign_mail_clicks"."subject" in ('A', 'B'))
);
--> statement-breakpoint
ALTER TABLE "campaign_mailings" DROP CONSTRAINT "campaign_mailings_state_known";--> statement-breakpoint
DROP INDEX "campaign_mailings_one_open";--> statement-breakpoint
ALTER TABLE "campaign_mailings" ADD COLUMN "scheduled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "campaign_mailings" ADD COLUMN "segment" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "campaign_mailings" ADD COLUMN "subject_b" text;--> statement-breakpoint
ALTER TABLE "campaign_recipients" ADD COLUMN "subject" text DEFAULT 'A' NOT NULL;--> statement-breakpoint
ALTER TABLE "carousel_items" ADD COLUMN "show_from" date;--> statement-breakpoint
ALTER TABLE "carousel_items" ADD COLUMN "show_until" date;--> statement-breakpoint
ALTER TABLE "mail_templates" ADD COLUMN "state" text DEFAULT 'draft' NOT NULL;--> statement-breakpoint
ALTER TABLE "campaign_mail_clicks" ADD CONSTRAINT "campaign_mail_clicks_mailing_id_campaign_mailings_id_fk" FOREIGN KEY ("mailing_id") REFERENCES "public"."campaign_mailings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_mailings_scheduled" ON "campaign_mailings" USING btree ("scheduled_at") WHERE "campaign_mailings"."state" = 'scheduled';--> statement-breakpoint
-- Two of one name could not be told apart: the later ones get a number before the names become unique.
UPDATE "property_types" t SET "description" = t."description" || ' (' || n."place" || ')'
FROM (SELECT "id", row_number() OVER (PARTITION BY "usage", lower("description") ORDER BY "id") AS "place" FROM "property_types") n
WHERE n."id" = t."id" AND n."place" > 1;--> statement-breakpoint
UPDATE "field_groups" t SET "description" = t."description" || ' (' || n."place" || ')'
FROM (SELECT "id", row_number() OVER (PARTITION BY "usage", lower("description") ORDER BY "id") AS "place" FROM "field_groups") n
WHERE n."id" = t."id" AND n."place" > 1;--> statement-breakpoint
-- Until now the newest template of a usage was sent: it stays the active one.
UPDATE "mail_templates" t SET "state" = CASE
  WHEN EXISTS (SELECT FROM "mail_templates" o WHERE o."usage" = t."usage" AND o."id" > t."id") THEN 'previous'
  ELSE 'active' END;--> statement-breakpoint
-- Safe for the version before: a second group of one name gets an error there, and nothing is saved.
CREATE UNIQUE INDEX "field_groups_name_unique" ON "field_groups" USING btree (lower("description"),"usage");--> statement-breakpoint
-- Safe for the version before: it does not know the state, and what it adds is a draft.
CREATE UNIQUE INDEX "mail_templates_one_active" ON "mail_templates" USING btree ("usage") WHERE "mail_templates"."state" = 'active';--> statement-breakpoint
-- Safe for the version before: a second type of one name gets an error there, and nothing is saved.
CREATE UNIQUE INDEX "property_types_name_unique" ON "property_types" USING btree ("usage",lower("description"));--> statement-breakpoint
-- Safe for the version before: it only counts a state more, which that version never writes.
CREATE UNIQUE INDEX "campaign_mailings_one_open" ON "campaign_mailings" USING btree ("campaign_id") WHERE "campaign_mailings"."state" in ('scheduled', 'sending', 'paused');--> statement-breakpoint
-- Safe for the version before: it only allows a state more.
ALTER TABLE "campaign_mailings" ADD CONSTRAINT "campaign_mailings_state_known" CHECK ("campaign_mailings"."state" in ('scheduled', 'sending', 'paused', 'cancelled', 'sent'));--> statement-breakpoint
-- Safe for the version before: the column is new, and that version leaves it at its default.
ALTER TABLE "campaign_recipients" ADD CONSTRAINT "campaign_recipients_subject_known" CHECK ("campaign_recipients"."subject" in ('A', 'B'));--> statement-breakpoint
-- Safe for the version before: the columns are new, and that version leaves them empty.
ALTER TABLE "carousel_items" ADD CONSTRAINT "carousel_items_dates_in_order" CHECK ("carousel_items"."show_until" >= "carousel_items"."show_from");--> statement-breakpoint
-- Safe for the version before: the column is new, and that version leaves it at its default.
ALTER TABLE "mail_templates" ADD CONSTRAINT "mail_templates_state_known" CHECK ("mail_templates"."state" in ('draft', 'active', 'previous'));