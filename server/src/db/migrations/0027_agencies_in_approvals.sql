ALTER TABLE "approval_decisions" DROP CONSTRAINT "approval_decisions_kind_known";--> statement-breakpoint
ALTER TABLE "agencies" ADD COLUMN "refusal_reason" text;--> statement-breakpoint
ALTER TABLE "campaign_mailings" ADD COLUMN "choose_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "campaign_mailings" ADD COLUMN "chosen_subject" text;--> statement-breakpoint
ALTER TABLE "campaign_recipients" ADD COLUMN "waits_for_subject" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Safe for the version before: it only allows a kind more.
ALTER TABLE "approval_decisions" ADD CONSTRAINT "approval_decisions_kind_known" CHECK ("approval_decisions"."kind" in ('week', 'change', 'agency'));--> statement-breakpoint
-- Safe for the version before: the column is new, and that version leaves it empty.
ALTER TABLE "campaign_mailings" ADD CONSTRAINT "campaign_mailings_chosen_known" CHECK ("campaign_mailings"."chosen_subject" in ('A', 'B'));