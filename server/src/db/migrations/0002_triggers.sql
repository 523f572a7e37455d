-- Columns whose name ends in _hash or _encrypted are secrets: the log shows that they changed, not how.
CREATE FUNCTION logged_value(column_name text, value jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN column_name ~ '_(hash|encrypted)$' AND value <> 'null' THEN '"•••"' ELSE value END
$$;--> statement-breakpoint

-- Its arguments are the columns of the primary key. Who did it comes from the transaction's own
-- settings; a write that names nobody is the system's.
CREATE FUNCTION record_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  unlogged constant text[] := ARRAY['search_text', 'updated_at'];
  old_row jsonb;
  new_row jsonb;
  before jsonb;
  after jsonb;
  actor jsonb := nullif(current_setting('jacaranda.actor', true), '')::jsonb;
BEGIN
  IF TG_OP <> 'INSERT' THEN old_row := to_jsonb(OLD) - unlogged; END IF;
  IF TG_OP <> 'DELETE' THEN new_row := to_jsonb(NEW) - unlogged; END IF;

  SELECT jsonb_object_agg(key, logged_value(key, value)) INTO before
    FROM jsonb_each(old_row) WHERE new_row IS NULL OR new_row -> key IS DISTINCT FROM value;
  SELECT jsonb_object_agg(key, logged_value(key, value)) INTO after
    FROM jsonb_each(new_row) WHERE old_row IS NULL OR old_row -> key IS DISTINCT FROM value;

  IF before IS NOT NULL OR after IS NOT NULL THEN
    INSERT INTO public.change_log
      (table_name, row_id, action, before, after, actor_user_id, actor_name, request_id)
    VALUES (
      TG_TABLE_NAME,
      (SELECT string_agg(coalesce(new_row, old_row) ->> name, '/' ORDER BY place)
         FROM unnest(TG_ARGV) WITH ORDINALITY AS k (name, place)),
      lower(TG_OP), before, after,
      (actor ->> 'userId')::integer,
      coalesce(actor ->> 'name', 'system'),
      nullif(current_setting('jacaranda.request', true), '')
    );
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint

-- Tells every process which table a transaction has changed, so that kept replies are forgotten.
CREATE FUNCTION announce_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('jacaranda_changed', TG_TABLE_NAME);
  RETURN NULL;
END
$$;--> statement-breakpoint

-- A migration that adds a business table calls this for it.
CREATE FUNCTION watch_changes(target regclass) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  key_columns text;
BEGIN
  SELECT string_agg(quote_literal(a.attname), ', ' ORDER BY k.place) INTO STRICT key_columns
    FROM pg_index i
    CROSS JOIN unnest(i.indkey::int2[]) WITH ORDINALITY AS k (attnum, place)
    JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = k.attnum
   WHERE i.indrelid = target AND i.indisprimary;
  EXECUTE format(
    'CREATE TRIGGER record_change AFTER INSERT OR UPDATE OR DELETE ON %s FOR EACH ROW EXECUTE FUNCTION record_change(%s)',
    target, key_columns);
  EXECUTE format(
    'CREATE TRIGGER announce_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %s FOR EACH STATEMENT EXECUTE FUNCTION announce_change()',
    target);
END
$$;--> statement-breakpoint

-- A writer that raised the version itself is left alone.
CREATE FUNCTION raise_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.version = OLD.version AND NEW IS DISTINCT FROM OLD THEN
    NEW.version := OLD.version + 1;
  END IF;
  NEW.updated_at := now();
  RETURN NEW;
END
$$;--> statement-breakpoint

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% only grows: its rows are neither changed nor deleted', TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint

-- The narrowest place decides: a suburb brings its city, a city its province. A suburb that the
-- gazetteer does not know keeps the name that was typed.
CREATE FUNCTION fill_places() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.suburb_id IS NOT NULL THEN
    SELECT name, city_id INTO NEW.suburb, NEW.city_id FROM public.suburbs WHERE id = NEW.suburb_id;
  END IF;
  IF NEW.city_id IS NOT NULL THEN
    SELECT name, province_id INTO NEW.city, NEW.province_id FROM public.cities WHERE id = NEW.city_id;
  END IF;
  SELECT name INTO NEW.province FROM public.provinces WHERE id = NEW.province_id;
  RETURN NEW;
END
$$;--> statement-breakpoint

-- Naming the column in SET is enough to run fill_places again.
CREATE FUNCTION refill_places() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('UPDATE public.properties SET %1$I = %1$I WHERE %1$I = $1', TG_ARGV[0]) USING NEW.id;
  RETURN NULL;
END
$$;--> statement-breakpoint

CREATE TRIGGER fill_places BEFORE INSERT OR UPDATE OF province_id, city_id, suburb_id ON properties
  FOR EACH ROW EXECUTE FUNCTION fill_places();--> statement-breakpoint
CREATE TRIGGER refill_places AFTER UPDATE OF name ON provinces
  FOR EACH ROW WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION refill_places('province_id');--> statement-breakpoint
CREATE TRIGGER refill_places AFTER UPDATE OF name, province_id ON cities
  FOR EACH ROW WHEN (OLD.name <> NEW.name OR OLD.province_id <> NEW.province_id)
  EXECUTE FUNCTION refill_places('city_id');--> statement-breakpoint
CREATE TRIGGER refill_places AFTER UPDATE OF name, city_id ON suburbs
  FOR EACH ROW WHEN (OLD.name <> NEW.name OR OLD.city_id <> NEW.city_id)
  EXECUTE FUNCTION refill_places('suburb_id');--> statement-breakpoint

DO $$
DECLARE
  target regclass;
BEGIN
  FOREACH target IN ARRAY ARRAY['change_log', 'payment_events', 'terms']::regclass[] LOOP
    EXECUTE format('CREATE TRIGGER only_grows BEFORE UPDATE OR DELETE ON %s FOR EACH ROW EXECUTE FUNCTION refuse_change()', target);
    EXECUTE format('CREATE TRIGGER only_grows_whole BEFORE TRUNCATE ON %s FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()', target);
  END LOOP;

  FOR target IN
    SELECT a.attrelid FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
       AND a.attname IN ('version', 'updated_at') AND NOT a.attisdropped
     GROUP BY a.attrelid HAVING count(*) = 2
  LOOP
    EXECUTE format('CREATE TRIGGER raise_version BEFORE UPDATE ON %s FOR EACH ROW EXECUTE FUNCTION raise_version()', target);
  END LOOP;

  FOR target IN
    SELECT oid FROM pg_class
     WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
       AND relname NOT IN (
         'sessions', 'password_resets', 'change_log', 'search_log', 'payment_events',
         'campaign_events', 'outbox', 'idempotency_keys', 'rate_counters', 'drafts', 'reference_loads')
  LOOP
    PERFORM watch_changes(target);
  END LOOP;
END
$$;
