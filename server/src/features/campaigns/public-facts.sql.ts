import { sql } from '../../db/orm.ts'
import { propertyTitle } from '../listings/listings.sql.ts'
import { bedroomsText } from '../weeks/week-filter.sql.ts'

/**
 * The public facts of a listing, by the names of the fields that a placeholder can be bound to. The
 * amount the owner wants to receive is private: an advert shows the asking price.
 */
export const weekValues = sql`json_build_object(
  'Ref', w.reference, 'Town', coalesce(r.town, ''),
  'Name', coalesce(r.name, w.other_resort_name), 'UnitNumber', w.unit_number, 'Module', w.module,
  'Price', w.sell_price, 'AskingPrice', w.sell_price, 'Season', n.name, 'Region', g.name,
  'Levy', w.levy_amount, 'SleepMax', w.max_sleep,
  'Week', coalesce(w.week_number::text, w.module), 'Bedrooms', ${bedroomsText},
  'ArrivalDate', w.arrival_date, 'DepartureDate', w.departure_date,
  'LeviesPaid', w.levies_paid_in_full, 'CurrentYearRental', w.placed_for_rental)`

/** An address that its owner hides is left empty. */
const address = sql`case when p.show_address then concat_ws(', ',
  nullif(concat_ws(' ', p.street_number, p.street_name), ''), nullif(p.suburb, ''), nullif(p.city, ''))
  else '' end`

const size = sql`case when t.is_land then p.erf_size else p.floor_size end`
/** In hectares from one hectare, as everywhere. */
const sizeText = sql`coalesce(case when ${size} >= 10000
  then rtrim(rtrim(to_char(round((${size} / 10000)::numeric, 2), 'FM999,999,990.00'), '0'), '.') || ' ha'
  else translate(to_char(${size}, 'FM999,999,999'), ',', ' ') || ' m²' end, '')`

export const propertyValues = sql`json_build_object(
  'Ref', p.reference, 'Name', ${propertyTitle}, 'Price', p.price, 'Id', p.id::text,
  'Type', t.description, 'Usage', p.usage,
  'SaleOrRent', case when p.is_sale then 'For Sale' else 'For Rent' end,
  'Description', p.short_description, 'Suburb', p.suburb, 'City', p.city, 'Province', p.province,
  'Address', ${address}, 'Bedrooms', coalesce(p.bedrooms::text, ''),
  'Bathrooms', coalesce(p.bathrooms::text, ''), 'Garages', coalesce(p.garages::text, ''),
  'Size', ${sizeText}, 'FloorSize', p.floor_size, 'ErfSize', p.erf_size,
  'Available', p.date_available,
  'Agent', coalesce((select nullif(trim(a.name || ' ' || a.surname), '') from agents a
    where a.id = p.agent_id and a.deleted_at is null), ''),
  'Agency', coalesce((select y.name from agencies y
    where y.id = p.agency_id and y.deleted_at is null), ''))`
