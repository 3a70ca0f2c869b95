ALTER TABLE "creatives" ADD COLUMN "role_colors" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "creatives" ADD COLUMN "format_colors" jsonb DEFAULT '{}'::jsonb NOT NULL;