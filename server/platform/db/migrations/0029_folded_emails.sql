DROP INDEX "users_email_prefix";--> statement-breakpoint
CREATE INDEX "users_folded_email" ON "users" USING btree (lower("email" collate "C"));