-- Holds all that the facets count by, so that a whole country is counted from the index alone.
CREATE INDEX "properties_facets" ON "properties" ("usage", "is_sale", "province_id", "city_id", "suburb_id") INCLUDE ("property_type_id", "bedrooms", "price", "hide_after", "date_available") WHERE "published";
