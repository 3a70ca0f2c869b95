ALTER TABLE "brands" DROP CONSTRAINT "brands_pkey";--> statement-breakpoint
ALTER TABLE "brands" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "further_of" uuid;--> statement-breakpoint
ALTER TABLE "brands" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "creatives" ADD COLUMN "brand_id" uuid;--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_further_of_users_id_fk" FOREIGN KEY ("further_of") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creatives" ADD CONSTRAINT "creatives_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brands_further_of" ON "brands" USING btree ("further_of");--> statement-breakpoint
CREATE INDEX "creatives_brand_id" ON "creatives" USING btree ("brand_id");--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_userId_unique" UNIQUE("user_id");--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_one_owner" CHECK (num_nonnulls("brands"."user_id", "brands"."further_of") = 1);--> statement-breakpoint
DELETE FROM "brands" WHERE "name" IS NULL AND "logo" IS NULL AND "colors" = '[]'::jsonb AND "typography" IS NULL AND "call_to_action" IS NULL AND "web_address" IS NULL AND "legal_line" IS NULL;--> statement-breakpoint
UPDATE "creatives" SET "brand_id" = "brands"."id" FROM "brands" WHERE "brands"."user_id" = "creatives"."user_id" AND "creatives"."logo" ->> 'url' = "brands"."logo" ->> 'url';
