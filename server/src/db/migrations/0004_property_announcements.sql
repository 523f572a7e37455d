-- With hide_after beside them, a filtered count still reads the index alone.
DROP INDEX "properties_price";--> statement-breakpoint
DROP INDEX "properties_province_price";--> statement-breakpoint
DROP INDEX "properties_city_price";--> statement-breakpoint
DROP INDEX "properties_suburb_price";--> statement-breakpoint
DROP INDEX "properties_map";--> statement-breakpoint
CREATE INDEX "properties_price" ON "properties" ("usage", "is_sale", "price", "id") INCLUDE ("date_available", "hide_after") WHERE "published";--> statement-breakpoint
CREATE INDEX "properties_province_price" ON "properties" ("usage", "is_sale", "province_id", "price", "id") INCLUDE ("date_available", "hide_after") WHERE "published";--> statement-breakpoint
CREATE INDEX "properties_city_price" ON "properties" ("usage", "is_sale", "city_id", "price", "id") INCLUDE ("date_available", "hide_after") WHERE "published";--> statement-breakpoint
CREATE INDEX "properties_suburb_price" ON "properties" ("usage", "is_sale", "suburb_id", "price", "id") INCLUDE ("date_available", "hide_after") WHERE "published";--> statement-breakpoint
CREATE INDEX "properties_map" ON "properties" ("usage", "is_sale", "map_lat", "map_lng") INCLUDE ("price", "hide_after", "id") WHERE "published";--> statement-breakpoint

-- Names the listings that changed by what searches ask for, so that a process forgets only the kept
-- replies that could show them. Beyond a handful of rows the name of the table says it shorter.
CREATE FUNCTION announce_rows(facts jsonb) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF jsonb_array_length(facts) > 24 THEN
    PERFORM pg_notify('jacaranda_changed', 'properties');
  ELSIF jsonb_array_length(facts) > 0 THEN
    PERFORM pg_notify('jacaranda_changed', jsonb_build_object('table', 'properties', 'rows', facts)::text);
  END IF;
END
$$;--> statement-breakpoint

CREATE FUNCTION property_facts(id integer, usage text, is_sale boolean, province text, city text, suburb text)
RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_build_object('id', id, 'usage', usage, 'sale', is_sale,
    'province', left(lower(province), 60), 'city', left(lower(city), 60), 'suburb', left(lower(suburb), 60))
$$;--> statement-breakpoint

-- What visitors cannot see is in no kept reply: a draft may change without a word.
CREATE FUNCTION announce_properties() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  facts jsonb := '[]';
BEGIN
  IF TG_OP <> 'INSERT' THEN
    SELECT coalesce(jsonb_agg(property_facts(r.id, r.usage, r.is_sale, r.province, r.city, r.suburb)), '[]')
      INTO facts FROM (SELECT * FROM old_rows WHERE published LIMIT 25) r;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    SELECT facts || coalesce(jsonb_agg(property_facts(r.id, r.usage, r.is_sale, r.province, r.city, r.suburb)), '[]')
      INTO facts FROM (SELECT * FROM new_rows WHERE published LIMIT 25) r;
  END IF;
  PERFORM announce_rows(facts);
  RETURN NULL;
END
$$;--> statement-breakpoint

-- A picture or a saved value is a change of its listing.
CREATE FUNCTION announce_parts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids integer[] := '{}';
  facts jsonb;
BEGIN
  IF TG_OP <> 'INSERT' THEN
    SELECT array_agg(r.property_id) INTO ids FROM (SELECT DISTINCT property_id FROM old_rows LIMIT 25) r;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    SELECT coalesce(ids, '{}') || array_agg(r.property_id) INTO ids
      FROM (SELECT DISTINCT property_id FROM new_rows LIMIT 25) r;
  END IF;
  SELECT coalesce(jsonb_agg(property_facts(p.id, p.usage, p.is_sale, p.province, p.city, p.suburb)), '[]')
    INTO facts FROM public.properties p WHERE p.id = ANY (ids) AND p.published;
  PERFORM announce_rows(facts);
  RETURN NULL;
END
$$;--> statement-breakpoint

DO $$
DECLARE
  target text;
  announcer text;
BEGIN
  FOREACH target IN ARRAY ARRAY['properties', 'property_images', 'property_field_values'] LOOP
    announcer := CASE target WHEN 'properties' THEN 'announce_properties' ELSE 'announce_parts' END;
    EXECUTE format('DROP TRIGGER announce_change ON %I', target);
    EXECUTE format('CREATE TRIGGER announce_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION %I()', target, announcer);
    EXECUTE format('CREATE TRIGGER announce_update AFTER UPDATE ON %I REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION %I()', target, announcer);
    EXECUTE format('CREATE TRIGGER announce_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION %I()', target, announcer);
    EXECUTE format('CREATE TRIGGER announce_truncate AFTER TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION announce_change()', target);
  END LOOP;
END
$$;
