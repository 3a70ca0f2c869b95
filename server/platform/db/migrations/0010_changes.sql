CREATE TABLE "ad_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"creative_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"changes" jsonb NOT NULL,
	"formats" jsonb NOT NULL,
	"outcomes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"state" text NOT NULL,
	"message" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "creatives" ADD COLUMN "words" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "photos" jsonb;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "texts" jsonb;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "look" jsonb;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "colors" jsonb;--> statement-breakpoint
ALTER TABLE "ad_changes" ADD CONSTRAINT "ad_changes_creative_id_creatives_id_fk" FOREIGN KEY ("creative_id") REFERENCES "public"."creatives"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ad_changes" ADD CONSTRAINT "ad_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ad_changes_creative_id" ON "ad_changes" USING btree ("creative_id","created_at");--> statement-breakpoint
CREATE INDEX "ad_changes_user_id" ON "ad_changes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "ad_changes_created_at" ON "ad_changes" USING btree ("created_at");