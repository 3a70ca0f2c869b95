CREATE TABLE "sale_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"state_id" uuid NOT NULL,
	"format" text NOT NULL,
	"state" text NOT NULL,
	"message" text,
	"image_id" uuid,
	"variant_id" uuid,
	"words" jsonb,
	"painted" jsonb,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sale_pictures_format" UNIQUE("state_id","format")
);
--> statement-breakpoint
CREATE TABLE "sale_states" (
	"id" uuid PRIMARY KEY NOT NULL,
	"creative_id" uuid NOT NULL,
	"name" text NOT NULL,
	"from_day" text NOT NULL,
	"words" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sale_pictures" ADD CONSTRAINT "sale_pictures_state_id_sale_states_id_fk" FOREIGN KEY ("state_id") REFERENCES "public"."sale_states"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_pictures" ADD CONSTRAINT "sale_pictures_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_states" ADD CONSTRAINT "sale_states_creative_id_creatives_id_fk" FOREIGN KEY ("creative_id") REFERENCES "public"."creatives"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sale_pictures_image_id" ON "sale_pictures" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "sale_states_creative_id" ON "sale_states" USING btree ("creative_id","from_day");