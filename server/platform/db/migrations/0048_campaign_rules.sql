ALTER TABLE "campaign_products" ADD COLUMN "facts" jsonb;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "rules" jsonb DEFAULT '{"rules":[],"timeZone":null,"salesByThemselves":false}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "idle_rules" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "sales_due_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "campaigns_sales_due_at" ON "campaigns" USING btree ("sales_due_at");