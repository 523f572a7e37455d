-- A notice holds 8000 bytes: two dozen listings with long names of places do not fit, and the write failed.
CREATE OR REPLACE FUNCTION announce_rows(facts jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  notice text := jsonb_build_object('table', 'properties', 'rows', facts)::text;
BEGIN
  IF jsonb_array_length(facts) > 24 OR octet_length(notice) > 7900 THEN
    PERFORM pg_notify('jacaranda_changed', 'properties');
  ELSIF jsonb_array_length(facts) > 0 THEN
    PERFORM pg_notify('jacaranda_changed', notice);
  END IF;
END
$$;--> statement-breakpoint
-- Only published listings count towards the handful that is named: of many drafts and a few published listings,
-- some of the latter were not announced. Each is looked up by its id: OFFSET keeps a plan made for many from reading all.
CREATE OR REPLACE FUNCTION announce_parts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids integer[] := '{}';
  facts jsonb;
BEGIN
  IF TG_OP <> 'INSERT' THEN
    SELECT coalesce(array_agg(p.id), '{}') INTO ids FROM (
      SELECT p.id FROM (SELECT DISTINCT property_id FROM old_rows) r
      CROSS JOIN LATERAL (SELECT id FROM public.properties WHERE id = r.property_id AND published OFFSET 0) p LIMIT 25) p;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    SELECT ids || coalesce(array_agg(p.id), '{}') INTO ids FROM (
      SELECT p.id FROM (SELECT DISTINCT property_id FROM new_rows) r
      CROSS JOIN LATERAL (SELECT id FROM public.properties WHERE id = r.property_id AND published OFFSET 0) p LIMIT 25) p;
  END IF;
  SELECT coalesce(jsonb_agg(property_facts(p.id, p.usage, p.is_sale, p.province, p.city, p.suburb)), '[]')
    INTO facts FROM public.properties p WHERE p.id = ANY (ids);
  PERFORM announce_rows(facts);
  RETURN NULL;
END
$$;
