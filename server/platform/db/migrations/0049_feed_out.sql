CREATE TABLE "feed_out_pictures" (
	"image_id" uuid PRIMARY KEY NOT NULL,
	"campaign_id" uuid NOT NULL,
	"key" text NOT NULL,
	"slot" text NOT NULL,
	"source_id" uuid NOT NULL,
	"sha256" text NOT NULL,
	"content_type" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"replaced_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "feed_out_products" (
	"campaign_id" uuid NOT NULL,
	"key" text NOT NULL,
	"place" integer NOT NULL,
	"ids" jsonb NOT NULL,
	CONSTRAINT "feed_out_products_campaign_id_key_pk" PRIMARY KEY("campaign_id","key")
);
--> statement-breakpoint
CREATE TABLE "feeds_out" (
	"campaign_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"token_sealed" text NOT NULL,
	"formats" jsonb NOT NULL,
	"place" text NOT NULL,
	"shopping" boolean NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp with time zone,
	"base" text,
	"report" jsonb,
	"published_at" timestamp with time zone,
	"message" text,
	"due_at" timestamp with time zone NOT NULL,
	"lease" uuid,
	"leased_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "feeds_out_id_unique" UNIQUE("id"),
	CONSTRAINT "feeds_out_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "campaign_products" ADD COLUMN "ids" jsonb;--> statement-breakpoint
ALTER TABLE "feed_out_pictures" ADD CONSTRAINT "feed_out_pictures_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_out_pictures" ADD CONSTRAINT "feed_out_pictures_campaign_id_feeds_out_campaign_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."feeds_out"("campaign_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_out_products" ADD CONSTRAINT "feed_out_products_campaign_id_feeds_out_campaign_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."feeds_out"("campaign_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feeds_out" ADD CONSTRAINT "feeds_out_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "feed_out_pictures_current" ON "feed_out_pictures" USING btree ("campaign_id","key","slot") WHERE "feed_out_pictures"."replaced_at" is null;--> statement-breakpoint
CREATE INDEX "feed_out_pictures_campaign_id" ON "feed_out_pictures" USING btree ("campaign_id");--> statement-breakpoint
CREATE INDEX "feed_out_pictures_sha256" ON "feed_out_pictures" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "feed_out_pictures_replaced_at" ON "feed_out_pictures" USING btree ("replaced_at") WHERE "feed_out_pictures"."replaced_at" is not null;--> statement-breakpoint
CREATE INDEX "feeds_out_due_at" ON "feeds_out" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "feeds_out_ends_at" ON "feeds_out" USING btree ("ends_at") WHERE "feeds_out"."ends_at" is not null;