ALTER TABLE "campaign_products" ADD COLUMN "left_out" jsonb;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "taken_in" jsonb DEFAULT '[]'::jsonb NOT NULL;