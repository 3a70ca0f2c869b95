ALTER TABLE "creatives" ADD COLUMN "logo" jsonb;--> statement-breakpoint
ALTER TABLE "creatives" ADD COLUMN "call_to_action" text;--> statement-breakpoint
ALTER TABLE "creatives" ADD COLUMN "web_address" text;--> statement-breakpoint
ALTER TABLE "creatives" ADD COLUMN "legal_line" text;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "logo" jsonb;