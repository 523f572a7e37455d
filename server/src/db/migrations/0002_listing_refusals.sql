ALTER TABLE "properties" ADD COLUMN "refusal_reason" text;--> statement-breakpoint
ALTER TABLE "weeks" ADD COLUMN "refusal_reason" text;--> statement-breakpoint
ALTER TABLE "properties" ADD CONSTRAINT "properties_refused_is_hidden" CHECK ("properties"."refusal_reason" is null or not "properties"."published");--> statement-breakpoint
ALTER TABLE "weeks" ADD CONSTRAINT "weeks_refused_is_hidden" CHECK ("weeks"."refusal_reason" is null or not "weeks"."published");