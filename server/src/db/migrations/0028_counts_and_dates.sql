-- Whether a value counts something, such as storeys. A name with a unit in brackets is that of a measure.
CREATE FUNCTION is_count(type text, name text, value text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT type = 'number' AND name !~ '\(' AND value ~ '^[0-9]{1,2}$'
$$;--> statement-breakpoint
-- A count is among the words of its listing, after its name. A card says when its listing was first published:
-- what is new is new to those who search. Safe for the version before, which does not read either.
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
    'size', m.size,
    'propertyReference', p.reference, 'price', p.price, 'dateCreated', p.created_at,
    'datePublished', p.first_published_at,
    'dateAvailable', p.date_available)::text AS card
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
    CASE WHEN t.is_land THEN coalesce(p.erf_size, p.floor_size) ELSE coalesce(p.floor_size, p.erf_size) END AS size
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
-- Row by row, so that searches go on meanwhile. Other cards count from the day the listing was created.
SELECT refresh_property_search(array_agg(p.id)) FROM properties p
  WHERE p.published AND (
    p.first_published_at > now() - interval '7 days' AND p.created_at <= now() - interval '7 days'
    OR EXISTS (SELECT FROM property_field_values v JOIN fields f ON f.id = v.field_id
      WHERE v.property_id = p.id AND is_count(f.type, f.name, v.value)));
