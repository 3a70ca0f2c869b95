CREATE TABLE "brands" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"name" text,
	"logo" jsonb,
	"colors" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"typography" text,
	"call_to_action" text,
	"web_address" text,
	"legal_line" text,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;