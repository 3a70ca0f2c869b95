ALTER TABLE "review_comments" ADD COLUMN "asks_changes" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "last_day" text;