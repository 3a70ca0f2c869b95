CREATE TABLE "checkouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"user_id" uuid NOT NULL,
	"purchase" text NOT NULL,
	"trial_days" integer NOT NULL,
	"success_url" text NOT NULL,
	"cancel_url" text NOT NULL,
	"state" text NOT NULL,
	"external_id" text,
	"url" text,
	"price_id" text,
	"payment_id" text,
	"reclaimed_credits" integer DEFAULT 0 NOT NULL,
	"spent_credits" integer DEFAULT 0 NOT NULL,
	"read_ticket" integer DEFAULT 0 NOT NULL,
	"written_ticket" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "checkouts_external_id" UNIQUE("provider","external_id")
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"user_id" uuid,
	"external_id" text,
	"away_since" timestamp with time zone,
	"read_at" timestamp with time zone,
	"read_ticket" integer DEFAULT 0 NOT NULL,
	"written_ticket" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "customers_user" UNIQUE("provider","user_id"),
	CONSTRAINT "customers_external_id" UNIQUE("provider","external_id")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"provider" text NOT NULL,
	"id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_events_provider_id_pk" PRIMARY KEY("provider","id")
);
--> statement-breakpoint
CREATE TABLE "used_trials" (
	"identity_hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "trial_end" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "checkouts_open" ON "checkouts" USING btree ("provider","user_id") WHERE "checkouts"."state" = 'open';--> statement-breakpoint
CREATE INDEX "checkouts_user_id" ON "checkouts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "checkouts_payment_id" ON "checkouts" USING btree ("provider","payment_id");