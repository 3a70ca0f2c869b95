CREATE TABLE "campaign_photos" (
	"campaign_id" uuid NOT NULL,
	"address" text NOT NULL,
	"image_id" uuid NOT NULL,
	CONSTRAINT "campaign_photos_campaign_id_address_pk" PRIMARY KEY("campaign_id","address")
);
--> statement-breakpoint
CREATE TABLE "campaign_results" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"campaign_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"product" jsonb NOT NULL,
	"painted" jsonb,
	"notes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"state" text NOT NULL,
	"run" integer NOT NULL,
	"changed" boolean DEFAULT false NOT NULL,
	"message" text,
	"missing" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"creative_id" uuid,
	"opened_as" uuid,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "campaign_results_key" UNIQUE("campaign_id","key")
);
--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "seed" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "run" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "started_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "differences" jsonb;--> statement-breakpoint
ALTER TABLE "creatives" ADD COLUMN "campaign_id" uuid;--> statement-breakpoint
ALTER TABLE "images" ADD COLUMN "campaign_id" uuid;--> statement-breakpoint
ALTER TABLE "campaign_photos" ADD CONSTRAINT "campaign_photos_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_photos" ADD CONSTRAINT "campaign_photos_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_results" ADD CONSTRAINT "campaign_results_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_results" ADD CONSTRAINT "campaign_results_creative_id_creatives_id_fk" FOREIGN KEY ("creative_id") REFERENCES "public"."creatives"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_results" ADD CONSTRAINT "campaign_results_opened_as_creatives_id_fk" FOREIGN KEY ("opened_as") REFERENCES "public"."creatives"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_photos_image_id" ON "campaign_photos" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "campaign_results_place" ON "campaign_results" USING btree ("campaign_id","place");--> statement-breakpoint
CREATE INDEX "campaign_results_state" ON "campaign_results" USING btree ("campaign_id","state");--> statement-breakpoint
CREATE INDEX "campaign_results_creative_id" ON "campaign_results" USING btree ("creative_id");--> statement-breakpoint
CREATE INDEX "campaign_results_opened_as" ON "campaign_results" USING btree ("opened_as");--> statement-breakpoint
ALTER TABLE "creatives" ADD CONSTRAINT "creatives_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "creatives_campaign_id" ON "creatives" USING btree ("campaign_id");--> statement-breakpoint
CREATE INDEX "images_campaign_id" ON "images" USING btree ("campaign_id");