CREATE TABLE "review_list_ads" (
	"list_id" uuid NOT NULL,
	"review_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"place" integer NOT NULL,
	CONSTRAINT "review_list_ads_list_id_review_id_pk" PRIMARY KEY("list_id","review_id"),
	CONSTRAINT "review_list_ads_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "review_lists" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"token_sealed" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_lists_tokenHash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "review_list_ads" ADD CONSTRAINT "review_list_ads_list_id_review_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."review_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_list_ads" ADD CONSTRAINT "review_list_ads_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_lists" ADD CONSTRAINT "review_lists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_list_ads_review_id" ON "review_list_ads" USING btree ("review_id");--> statement-breakpoint
CREATE INDEX "review_lists_user_id" ON "review_lists" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "review_lists_expires_at" ON "review_lists" USING btree ("expires_at");