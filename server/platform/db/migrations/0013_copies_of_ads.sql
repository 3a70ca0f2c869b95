ALTER TABLE "creatives" ADD COLUMN "seed" integer;--> statement-breakpoint
ALTER TABLE "creatives" ADD COLUMN "campaign_seed" integer;