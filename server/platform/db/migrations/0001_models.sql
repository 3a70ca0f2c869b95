CREATE TABLE "daily_counts" (
	"day" text NOT NULL,
	"scope" text NOT NULL,
	"user_id" uuid,
	"amount" bigint NOT NULL,
	CONSTRAINT "daily_counts_day_scope_pk" PRIMARY KEY("day","scope")
);
--> statement-breakpoint
ALTER TABLE "generation_jobs" ADD COLUMN "engine" text;--> statement-breakpoint
ALTER TABLE "generation_jobs" ADD COLUMN "seconds_left" integer;--> statement-breakpoint
ALTER TABLE "generation_jobs" ADD COLUMN "timings" jsonb;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "making" jsonb;--> statement-breakpoint
ALTER TABLE "daily_counts" ADD CONSTRAINT "daily_counts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;