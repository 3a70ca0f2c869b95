ALTER TABLE "generation_jobs" ADD COLUMN "campaign_seed" integer;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "campaign_seed" integer;--> statement-breakpoint
UPDATE "generation_jobs" SET "campaign_seed" = "seed";--> statement-breakpoint
UPDATE "variants" SET "campaign_seed" = "seed";--> statement-breakpoint
ALTER TABLE "generation_jobs" ALTER COLUMN "campaign_seed" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "variants" ALTER COLUMN "campaign_seed" SET NOT NULL;
