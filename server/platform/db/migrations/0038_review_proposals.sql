CREATE TABLE "review_proposals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"comment_id" uuid NOT NULL,
	"creative_id" uuid NOT NULL,
	"words" jsonb NOT NULL,
	"format" text NOT NULL,
	"state" text NOT NULL,
	"message" text,
	"image_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_proposals_commentId_unique" UNIQUE("comment_id")
);
--> statement-breakpoint
ALTER TABLE "review_comments" ADD COLUMN "done_version" integer;--> statement-breakpoint
ALTER TABLE "review_proposals" ADD CONSTRAINT "review_proposals_comment_id_review_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."review_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_proposals" ADD CONSTRAINT "review_proposals_creative_id_creatives_id_fk" FOREIGN KEY ("creative_id") REFERENCES "public"."creatives"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_proposals" ADD CONSTRAINT "review_proposals_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_proposals_creative_id" ON "review_proposals" USING btree ("creative_id");--> statement-breakpoint
CREATE INDEX "review_proposals_image_id" ON "review_proposals" USING btree ("image_id");--> statement-breakpoint
CREATE TRIGGER "review_proposals_tell_changes" AFTER INSERT OR UPDATE OR DELETE ON "review_proposals" FOR EACH ROW EXECUTE FUNCTION "tell_changes"();
