CREATE TABLE "trial_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"trial_id" uuid NOT NULL,
	"format" text NOT NULL,
	"run" integer NOT NULL,
	"state" text NOT NULL,
	"message" text,
	"image_id" uuid,
	"painted" jsonb,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "trial_pictures_run" UNIQUE("trial_id","format","run")
);
--> statement-breakpoint
CREATE TABLE "trial_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"trial_id" uuid NOT NULL,
	"look" integer NOT NULL,
	"results" jsonb NOT NULL,
	"has" jsonb NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "trial_reports_look" UNIQUE("trial_id","look")
);
--> statement-breakpoint
CREATE TABLE "trials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"creative_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"brand" text NOT NULL,
	"campaign" text NOT NULL,
	"factors" jsonb NOT NULL,
	"labels" jsonb NOT NULL,
	"runs" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "trial_pictures" ADD CONSTRAINT "trial_pictures_trial_id_trials_id_fk" FOREIGN KEY ("trial_id") REFERENCES "public"."trials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trial_pictures" ADD CONSTRAINT "trial_pictures_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trial_reports" ADD CONSTRAINT "trial_reports_trial_id_trials_id_fk" FOREIGN KEY ("trial_id") REFERENCES "public"."trials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trials" ADD CONSTRAINT "trials_creative_id_creatives_id_fk" FOREIGN KEY ("creative_id") REFERENCES "public"."creatives"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "trial_pictures_image_id" ON "trial_pictures" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "trials_creative_id" ON "trials" USING btree ("creative_id","created_at");