ALTER TABLE "review_comments" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "review_comments" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "review_comments" ADD COLUMN "done_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "token_sealed" text;