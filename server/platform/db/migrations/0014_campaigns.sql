CREATE TABLE "campaign_products" (
	"campaign_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"line" integer NOT NULL,
	"key" text,
	"name" text,
	"product" jsonb,
	"problem" text,
	"notes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "campaign_products_campaign_id_place_pk" PRIMARY KEY("campaign_id","place")
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"look" jsonb NOT NULL,
	"formats" jsonb NOT NULL,
	"feed" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "campaign_products" ADD CONSTRAINT "campaign_products_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaigns_user_id" ON "campaigns" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "campaigns_updated_at" ON "campaigns" USING btree ("updated_at");