-- The processes hold which listings have the words that people search for often: a change of words counts too.
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
        o.reference, o.search_text)
      IS DISTINCT FROM
        (n.usage, n.is_sale, n.type_id, n.province_id, n.city_id, n.suburb_id, n.suburb, n.price, n.monthly,
        n.gross, n.created_at, n.first_published_at, n.date_available, n.hide_after, n.bedrooms, n.bathrooms,
        n.garages, n.erf_size, n.floor_size, n.size, n.map_lat, n.map_lng, n.features, n.reduced_at, n.score,
        n.reference, n.search_text);
  END IF;
  RETURN NULL;
END
$$;
