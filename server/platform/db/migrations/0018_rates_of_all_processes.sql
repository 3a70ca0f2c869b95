CREATE TABLE "rate_windows" (
	"key" text PRIMARY KEY NOT NULL,
	"taken" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "rate_windows_expires_at" ON "rate_windows" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "rate_windows" SET UNLOGGED;
