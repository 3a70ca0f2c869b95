ALTER TABLE "creatives" ADD COLUMN "touched_up" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
UPDATE "creatives" SET "touched_up" = "before"."photos" FROM (SELECT "creative_id", jsonb_object_agg("image_id", 'before') AS "photos" FROM "touch_ups" GROUP BY "creative_id") AS "before" WHERE "before"."creative_id" = "creatives"."id";
