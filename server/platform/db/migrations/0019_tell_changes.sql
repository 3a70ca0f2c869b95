CREATE FUNCTION "tell_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('placard_changes', coalesce(new.creative_id, old.creative_id)::text);
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "generation_jobs_tell_changes" AFTER INSERT OR UPDATE OR DELETE ON "generation_jobs" FOR EACH ROW EXECUTE FUNCTION "tell_changes"();
--> statement-breakpoint
CREATE TRIGGER "ad_changes_tell_changes" AFTER INSERT OR UPDATE OR DELETE ON "ad_changes" FOR EACH ROW EXECUTE FUNCTION "tell_changes"();
