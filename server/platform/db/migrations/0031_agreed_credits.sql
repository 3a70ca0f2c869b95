ALTER TABLE "campaign_results" ADD COLUMN "outdated" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "campaign_results" ADD COLUMN "remake" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "takes_credits" boolean;