/** What `formatRand` makes of the price of the property `p`: with cents where there are any. */
export const displayPrice = `'R' || chr(160) || replace(to_char(p.price,
    case when p.price = trunc(p.price) then 'FM999,999,999,990' else 'FM999,999,999,990.00' end), ',', chr(160))`

/** The text of a card as the database writes it; for a query that names the property `p` and its status `s`. */
export const cardJson = `json_build_object(
  'id', p.id, 'propertyUsageType', p.usage, 'isSale', p.is_sale,
  'displayPrice', ${displayPrice},
  'pricePer', p.price_per,
  'displayImage', (
    select json_build_object('id', i.id, 'key', i.address_key, 'width', i.width,
      'height', i.height, 'placeholder', i.placeholder, 'alt', i.alt)
    from property_images pi join images i on i.id = pi.image_id
    where pi.property_id = p.id order by pi.is_default desc, pi.rank, pi.id limit 1),
  'imageCount', (select count(*) from property_images pi where pi.property_id = p.id),
  'displayText', s.description, 'displayColor', coalesce(s.display, 'green'),
  'suburb', p.suburb, 'city', p.city, 'province', p.province,
  'shortDescription', p.short_description,
  'bedrooms', p.bedrooms, 'bathrooms', p.bathrooms, 'garages', p.garages,
  'size', coalesce(p.erf_size, p.floor_size),
  'propertyReference', p.reference, 'price', p.price, 'dateCreated', p.created_at,
  'dateAvailable', p.date_available)`

/** What a card needs of a property, without its long texts. */
export const cardColumns = `p.id, p.usage, p.is_sale, p.price, p.price_per, p.status_id, p.suburb, p.city,
  p.province, p.short_description, p.bedrooms, p.bathrooms, p.garages, p.erf_size, p.floor_size,
  p.reference, p.created_at, p.date_available`
