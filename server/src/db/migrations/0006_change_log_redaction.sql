-- A person may have their data removed, and the log holds some of it. A transaction that says so may
-- blank values and names; what was changed, when and in which row stays as it was written.
CREATE FUNCTION refuse_all_but_redaction() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('jacaranda.redaction', true) = 'on'
    AND (to_jsonb(NEW) - ARRAY['before', 'after', 'actor_name'])
      = (to_jsonb(OLD) - ARRAY['before', 'after', 'actor_name'])
    AND redacts(OLD.before, NEW.before) AND redacts(OLD.after, NEW.after)
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% only grows: its rows are neither changed nor deleted', TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint

-- The same columns, each with its value or the mark in its place.
CREATE FUNCTION redacts(old_values jsonb, new_values jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT old_values IS NOT DISTINCT FROM new_values OR coalesce((
    SELECT bool_and(o.key IS NOT NULL AND n.key IS NOT NULL AND n.value IN (o.value, '"•••"'))
      FROM jsonb_each(old_values) o FULL JOIN jsonb_each(new_values) n USING (key)), false)
$$;--> statement-breakpoint

CREATE FUNCTION redacted(old_values jsonb, columns text[]) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_object_agg(key, CASE WHEN key = ANY (columns) AND value <> 'null' THEN '"•••"' ELSE value END)
    FROM jsonb_each(old_values)
$$;--> statement-breakpoint

DROP TRIGGER only_grows ON change_log;--> statement-breakpoint
CREATE TRIGGER only_grows BEFORE UPDATE ON change_log
  FOR EACH ROW EXECUTE FUNCTION refuse_all_but_redaction();--> statement-breakpoint
CREATE TRIGGER only_grows_undeleted BEFORE DELETE ON change_log
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
