CREATE TABLE "touch_ups" (
	"creative_id" uuid NOT NULL,
	"image_id" uuid NOT NULL,
	"strokes" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "touch_ups_creative_id_image_id_pk" PRIMARY KEY("creative_id","image_id")
);
--> statement-breakpoint
ALTER TABLE "touch_ups" ADD CONSTRAINT "touch_ups_creative_id_creatives_id_fk" FOREIGN KEY ("creative_id") REFERENCES "public"."creatives"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "touch_ups" ADD CONSTRAINT "touch_ups_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "touch_ups_image_id" ON "touch_ups" USING btree ("image_id");