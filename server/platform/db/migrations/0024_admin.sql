ALTER TABLE "credit_ledger" ADD COLUMN "reason" text;--> statement-breakpoint
CREATE INDEX "generation_jobs_unfinished_since" ON "generation_jobs" USING btree ("updated_at") WHERE "generation_jobs"."state" in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "generation_jobs_failed" ON "generation_jobs" USING btree ("updated_at") WHERE "generation_jobs"."state" = 'failed';--> statement-breakpoint
CREATE INDEX "users_email_prefix" ON "users" USING btree (lower("email") collate "C");