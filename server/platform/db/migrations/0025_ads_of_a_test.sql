ALTER TABLE "creatives" ADD COLUMN "test_id" uuid;--> statement-breakpoint
ALTER TABLE "creatives" ADD COLUMN "angle" text;--> statement-breakpoint
CREATE UNIQUE INDEX "creatives_test" ON "creatives" USING btree ("test_id","angle");