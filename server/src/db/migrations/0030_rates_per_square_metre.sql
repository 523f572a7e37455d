ALTER TABLE "property_search" ADD COLUMN "rented_size" double precision;--> statement-breakpoint
ALTER TABLE "saved_search_filters" ADD COLUMN "min_rate" numeric(14, 2);--> statement-breakpoint
ALTER TABLE "saved_search_filters" ADD COLUMN "max_rate" numeric(14, 2);--> statement-breakpoint
-- A rent per m² is advertised for as many m² as its monthly total was multiplied with: mostly the floor area,
-- also of land, whose size is otherwise its erf. A card has the floor area, for the rent per m². Safe for the version
-- before, which reads neither.
CREATE OR REPLACE VIEW property_search_source AS
SELECT p.id AS property_id, p.usage, p.is_sale, p.property_type_id AS type_id, p.province_id, p.city_id,
  p.suburb_id, p.suburb, p.price, m.monthly, m.gross, p.created_at,
  p.first_published_at, p.date_available, p.hide_after, p.bedrooms, p.bathrooms, p.garages, p.erf_size,
  p.floor_size, m.size, p.map_lat, p.map_lng,
  v.features, r.at AS reduced_at,
  property_score(coalesce(p.first_published_at, p.created_at), v.facts, i.pictures, length(p.description) >= 200,
    m.monthly, a.median) AS score,
  p.reference,
  -- The description is not read again; what separates words in names and values separates them here.
  p.search_text || to_tsvector('simple', translate(t.description || v.words, '-/.,:;()&@+_"''', '              ')) AS search_text,
  json_build_object(
    'id', p.id, 'propertyUsageType', p.usage, 'isSale', p.is_sale,
    'displayPrice', 'R' || chr(160) || replace(to_char(p.price,
      CASE WHEN p.price = trunc(p.price) THEN 'FM999,999,999,990' ELSE 'FM999,999,999,990.00' END), ',', chr(160)),
    'pricePer', p.price_per,
    'monthlyRent', CASE WHEN p.price_per = 'Day' OR (p.price_per = 'm2' AND p.floor_size > 0) THEN m.monthly END,
    'reducedBy', r.by,
    'displayImage', (
      SELECT json_build_object('id', i.id, 'key', i.address_key, 'width', i.width, 'height', i.height,
        'placeholder', i.placeholder, 'alt', i.alt)
      FROM property_images pi JOIN images i ON i.id = pi.image_id
      WHERE pi.property_id = p.id ORDER BY pi.is_default DESC, pi.rank, pi.id LIMIT 1),
    'imageCount', i.pictures,
    'displayText', s.description, 'displayColor', coalesce(s.display, 'green'),
    'suburb', p.suburb, 'city', p.city, 'province', p.province,
    'shortDescription', p.short_description,
    'bedrooms', p.bedrooms, 'bathrooms', p.bathrooms, 'garages', p.garages,
    'size', m.size, 'floorSize', p.floor_size,
    'propertyReference', p.reference, 'price', p.price, 'dateCreated', p.created_at,
    'datePublished', p.first_published_at,
    'dateAvailable', p.date_available)::text AS card,
  m.rented_size
FROM properties p
JOIN statuses s ON s.id = p.status_id
JOIN property_types t ON t.id = p.property_type_id
CROSS JOIN LATERAL (SELECT count(*) AS pictures FROM property_images pi WHERE pi.property_id = p.id) i
-- Sizes are measures: a house does not become an erf by having the size of one.
CROSS JOIN LATERAL (
  SELECT count(DISTINCT f.id) AS facts,
    coalesce(array_agg(DISTINCT n.number ORDER BY n.number) FILTER (WHERE n.number IS NOT NULL), '{}') AS features,
    coalesce(string_agg(' ' || n.words, '' ORDER BY f.id, n.number) FILTER (WHERE n.words IS NOT NULL), '') AS words,
    coalesce(max(CASE WHEN f.rent_cost AND f.type = 'number' THEN x.value::numeric END), 0) AS rent_cost
  FROM property_field_values x JOIN fields f ON f.id = x.field_id
  CROSS JOIN LATERAL (
    SELECT array_position(ARRAY['pets', 'pool', 'garden', 'solar', 'borehole', 'fibre', 'estate', 'furnished',
        'wheelchair', 'flatlet'], f.feature) AS number,
      (ARRAY['Pets allowed', 'Pool', 'Garden', 'Solar or inverter', 'Borehole', 'Fibre', 'Security estate',
        'Furnished', 'Wheelchair access', 'Flatlet'])[array_position(ARRAY['pets', 'pool', 'garden', 'solar',
        'borehole', 'fibre', 'estate', 'furnished', 'wheelchair', 'flatlet'], f.feature)] AS words
      WHERE f.feature IS NOT NULL
    UNION ALL SELECT 1000 + f.id, NULL WHERE f.searchable
    UNION ALL SELECT NULL, f.name
        || CASE WHEN f.type = 'text' OR is_count(f.type, f.name, x.value) THEN ' ' || x.value ELSE '' END
      WHERE f.fact IS NULL OR f.fact NOT IN ('erf_size', 'floor_size')
    UNION ALL SELECT NULL, NULL) n
  WHERE x.property_id = p.id AND has_value(f.type, x.value)) v
CROSS JOIN LATERAL (
  SELECT y.monthly::numeric(14, 2) AS monthly,
    (y.monthly + CASE WHEN p.is_sale THEN 0 ELSE v.rent_cost * coalesce(p.floor_size::numeric, 0) END)::numeric(14, 2) AS gross,
    CASE WHEN t.is_land THEN coalesce(p.erf_size, p.floor_size) ELSE coalesce(p.floor_size, p.erf_size) END AS size,
    -- Without a floor area a rent per m² is not multiplied.
    CASE WHEN p.price_per = 'm2' THEN
      CASE WHEN p.floor_size > 0 THEN p.floor_size WHEN p.erf_size > 0 THEN 1 END END AS rented_size
  FROM (SELECT least(999999999999, CASE
      WHEN p.price_per = 'Day' THEN p.price * 30
      WHEN p.price_per = 'm2' AND p.floor_size > 0 THEN p.price * p.floor_size::numeric
      ELSE p.price END) AS monthly) y) m
-- The last change of its price, when that lowered it.
LEFT JOIN LATERAL (
  SELECT l.at, l.from_price - l.to_price AS by
  FROM (SELECT h.at, h.from_price, h.to_price, h.from_per, h.to_per FROM listing_history h
    WHERE h.property_id = p.id AND h.from_price IS NOT NULL
      AND (h.from_price, h.from_per) IS DISTINCT FROM (h.to_price, h.to_per)
    ORDER BY h.id DESC LIMIT 1) l
  WHERE l.to_price < l.from_price AND l.from_per IS NOT DISTINCT FROM l.to_per
    AND l.at > now() - interval '30 days') r ON true
LEFT JOIN area_prices a ON a.type_id = p.property_type_id AND a.is_sale = p.is_sale AND a.city_id = p.city_id
WHERE p.published;--> statement-breakpoint
CREATE OR REPLACE FUNCTION refresh_property_search(ids integer[]) RETURNS void LANGUAGE plpgsql SET timezone = 'UTC' AS $$
BEGIN
  IF ids IS NULL OR cardinality(ids) = 0 THEN
    RETURN;
  END IF;
  PERFORM FROM public.properties p WHERE p.id = ANY (ids) ORDER BY p.id FOR NO KEY UPDATE;
  DELETE FROM public.property_search s WHERE s.property_id = ANY (ids)
    AND NOT EXISTS (SELECT FROM public.properties p WHERE p.id = s.property_id AND p.published);
  INSERT INTO public.property_search AS s (
    property_id, usage, is_sale, type_id, province_id, city_id, suburb_id, suburb, price, monthly, gross,
    created_at, first_published_at, date_available, hide_after, bedrooms, bathrooms, garages, erf_size,
    floor_size, size, map_lat, map_lng, features, reduced_at, score, reference, search_text, card,
    rented_size)
  SELECT property_id, usage, is_sale, type_id, province_id, city_id, suburb_id, suburb, price, monthly, gross,
    created_at, first_published_at, date_available, hide_after, bedrooms, bathrooms, garages, erf_size,
    floor_size, size, map_lat, map_lng, features, reduced_at, score, reference, search_text, card,
    rented_size
  FROM public.property_search_source WHERE property_id = ANY (ids)
  ON CONFLICT (property_id) DO UPDATE SET
      usage = excluded.usage, is_sale = excluded.is_sale, type_id = excluded.type_id,
      province_id = excluded.province_id, city_id = excluded.city_id, suburb_id = excluded.suburb_id,
      suburb = excluded.suburb, price = excluded.price, monthly = excluded.monthly, gross = excluded.gross,
      created_at = excluded.created_at, first_published_at = excluded.first_published_at,
      date_available = excluded.date_available, hide_after = excluded.hide_after, bedrooms = excluded.bedrooms,
      bathrooms = excluded.bathrooms, garages = excluded.garages, erf_size = excluded.erf_size,
      floor_size = excluded.floor_size, size = excluded.size, map_lat = excluded.map_lat,
      map_lng = excluded.map_lng, features = excluded.features, reduced_at = excluded.reduced_at,
      score = excluded.score, reference = excluded.reference, search_text = excluded.search_text,
      card = excluded.card, rented_size = excluded.rented_size
    WHERE s IS DISTINCT FROM excluded;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION rebuild_property_search() RETURNS void LANGUAGE plpgsql SET timezone = 'UTC' AS $$
BEGIN
  LOCK TABLE public.properties IN SHARE ROW EXCLUSIVE MODE;
  TRUNCATE public.property_search;
  ALTER TABLE public.property_search DISABLE TRIGGER USER;
  INSERT INTO public.property_search (
    property_id, usage, is_sale, type_id, province_id, city_id, suburb_id, suburb, price, monthly, gross,
    created_at, first_published_at, date_available, hide_after, bedrooms, bathrooms, garages, erf_size,
    floor_size, size, map_lat, map_lng, features, reduced_at, score, reference, search_text, card,
    rented_size)
  SELECT property_id, usage, is_sale, type_id, province_id, city_id, suburb_id, suburb, price, monthly, gross,
    created_at, first_published_at, date_available, hide_after, bedrooms, bathrooms, garages, erf_size,
    floor_size, size, map_lat, map_lng, features, reduced_at, score, reference, search_text, card,
    rented_size
  FROM public.property_search_source ORDER BY property_id;
  ALTER TABLE public.property_search ENABLE TRIGGER USER;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION record_search_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO public.property_search_changes (property_id) SELECT property_id FROM new_rows;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO public.property_search_changes (property_id) SELECT property_id FROM old_rows;
  ELSE
    INSERT INTO public.property_search_changes (property_id)
    SELECT n.property_id FROM new_rows n JOIN old_rows o USING (property_id)
    WHERE (o.usage, o.is_sale, o.type_id, o.province_id, o.city_id, o.suburb_id, o.suburb, o.price, o.monthly,
        o.gross, o.created_at, o.first_published_at, o.date_available, o.hide_after, o.bedrooms, o.bathrooms,
        o.garages, o.erf_size, o.floor_size, o.size, o.map_lat, o.map_lng, o.features, o.reduced_at, o.score,
        o.reference, o.search_text, o.rented_size)
      IS DISTINCT FROM
        (n.usage, n.is_sale, n.type_id, n.province_id, n.city_id, n.suburb_id, n.suburb, n.price, n.monthly,
        n.gross, n.created_at, n.first_published_at, n.date_available, n.hide_after, n.bedrooms, n.bathrooms,
        n.garages, n.erf_size, n.floor_size, n.size, n.map_lat, n.map_lng, n.features, n.reduced_at, n.score,
        n.reference, n.search_text, n.rented_size);
  END IF;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION record_changed_properties() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT count(*) FROM (SELECT FROM new_rows LIMIT 1001) counted) > 1000 THEN
    RETURN NULL;
  END IF;
  INSERT INTO public.listing_occasions (property_id, reason, before)
  SELECT n.property_id, 'changed', to_jsonb(o) - 'card'
  FROM new_rows n JOIN old_rows o USING (property_id)
  WHERE (o.usage, o.is_sale, o.type_id, o.province_id, o.city_id, o.suburb_id, o.suburb, o.monthly, o.gross,
      o.date_available, o.bedrooms, o.bathrooms, o.garages, o.erf_size, o.floor_size, o.size, o.map_lat,
      o.map_lng, o.features, o.reduced_at, o.search_text, o.rented_size)
    IS DISTINCT FROM
      (n.usage, n.is_sale, n.type_id, n.province_id, n.city_id, n.suburb_id, n.suburb, n.monthly, n.gross,
      n.date_available, n.bedrooms, n.bathrooms, n.garages, n.erf_size, n.floor_size, n.size, n.map_lat,
      n.map_lng, n.features, n.reduced_at, n.search_text, n.rented_size);
  RETURN NULL;
END
$$;--> statement-breakpoint
-- Row by row, so that searches go on meanwhile. Other cards need no floor area.
SELECT refresh_property_search(array_agg(p.id)) FROM properties p
  WHERE p.published AND NOT p.is_sale AND (p.price_per = 'm2' OR p.usage = 'Commercial');
