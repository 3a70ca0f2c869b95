CREATE INDEX "cache_items_expires_at" ON "cache_items" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "customers_user_id" ON "customers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "customers_away" ON "customers" USING btree ("provider","read_at") WHERE "customers"."away_since" is not null;--> statement-breakpoint
CREATE INDEX "daily_counts_user_id" ON "daily_counts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "generation_jobs_user_id" ON "generation_jobs" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "generation_jobs_timings" ON "generation_jobs" USING btree ("updated_at") WHERE "generation_jobs"."timings" is not null;--> statement-breakpoint
CREATE INDEX "orphaned_objects_created_at" ON "orphaned_objects" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payment_events_created_at" ON "payment_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sandbox_subscriptions_period_end" ON "sandbox_subscriptions" USING btree ("period_end");--> statement-breakpoint
CREATE INDEX "sandbox_subscriptions_ended_at" ON "sandbox_subscriptions" USING btree ("ended_at");--> statement-breakpoint
CREATE INDEX "users_created_at" ON "users" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "variants_ad_id" ON "variants" USING btree ("ad_id","created_at");--> statement-breakpoint
CREATE INDEX "variants_image_id" ON "variants" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "variants_replaced_at" ON "variants" USING btree ("replaced_at") WHERE "variants"."replaced_at" is not null;