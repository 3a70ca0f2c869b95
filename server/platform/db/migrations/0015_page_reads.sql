CREATE TABLE "page_reads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"address" text NOT NULL,
	"photos" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"read_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "page_reads" ADD CONSTRAINT "page_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "page_reads_user_id" ON "page_reads" USING btree ("user_id","read_at");--> statement-breakpoint
CREATE INDEX "page_reads_read_at" ON "page_reads" USING btree ("read_at");