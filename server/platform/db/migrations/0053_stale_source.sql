ALTER TABLE "campaign_sources" ADD COLUMN "failing_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "campaign_sources" ADD COLUMN "stale_for" text;--> statement-breakpoint
CREATE INDEX "campaign_sources_failing_since" ON "campaign_sources" USING btree ("failing_since") WHERE "campaign_sources"."failing_since" is not null;