CREATE TABLE "campaign_carousels" (
	"id" uuid PRIMARY KEY NOT NULL,
	"campaign_id" uuid NOT NULL,
	"format" text NOT NULL,
	"first_line" text NOT NULL,
	"call_to_action" text NOT NULL,
	"cards" jsonb NOT NULL,
	"state" text NOT NULL,
	"run" integer DEFAULT 1 NOT NULL,
	"message" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "campaign_carousels" ADD CONSTRAINT "campaign_carousels_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_carousels_campaign_id" ON "campaign_carousels" USING btree ("campaign_id","created_at");